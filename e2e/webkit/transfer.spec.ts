import { writeFile } from 'node:fs/promises';
import { IMPORT_FILES } from '../support/importFiles';
import { expect, logIn, test } from './test';

test('ten files as people have them are imported without a correction', async ({
  window,
  account,
}, testInfo) => {
  await logIn(window, account);
  for (const { name, content, jobs } of IMPORT_FILES) {
    const path = testInfo.outputPath(name);
    await writeFile(path, content);
    await window.open('/import');
    await window.chooseFile('Choose a file, or drop it here', path);
    await window.click('button', 'next');
    await window.find('heading', 'Step 2 of 4: columns');
    await window.click('button', 'next');
    await expect(async () => {
      // At first a press is taken for a second one on 'next'.
      await window.click('button', `import ${jobs.length} applications`);
      expect(await window.names('heading')).toContain('Step 4 of 4: run and result');
    }).toPass();
    await window.find('heading', 'Result');
    const latest = (await account.jobs()).slice(0, jobs.length).toReversed();
    expect(latest, name).toMatchObject(jobs);
  }
});
