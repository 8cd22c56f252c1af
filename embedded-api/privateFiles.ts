import { chmod, mkdir, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const OWNER_ONLY = 0o700;

/**
 * Makes an empty database file and its folder, which only their owner may read; keeps others. Rejects
 * with the fault of the file system.
 */
export async function createPrivately(path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  try {
    await writeFile(path, '', { flag: 'ax', mode: 0o600 });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

/**
 * Takes everybody else's rights to an existing database; SQLite gives new files the same ones. Rejects
 * with the fault of the file system.
 */
export async function hideFromOthers(path: string): Promise<void> {
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    try {
      const { mode } = await stat(file);
      await chmod(file, mode & OWNER_ONLY);
    } catch (error) {
      // There may be no such file yet, and another user's file is that user's matter.
      if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'EPERM') throw error;
    }
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
