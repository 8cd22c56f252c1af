import { chmod, mkdir, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const OWNER_ONLY = 0o700;

/**
 * Creates an empty database file and its folder, readable by their owner only; keeps existing ones.
 * Rejects with the error of the file system.
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
 * Restricts an existing database to its owner; SQLite gives new files the same rights. Rejects with the
 * error of the file system.
 */
export async function hideFromOthers(path: string): Promise<void> {
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    try {
      const { mode } = await stat(file);
      await chmod(file, mode & OWNER_ONLY);
    } catch (error) {
      // The file may not exist yet, or belong to another user.
      if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'EPERM') throw error;
    }
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
