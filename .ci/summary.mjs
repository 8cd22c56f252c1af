// Adds up the reports of vitest (unit.json) and Playwright (e2e.json) and the steps that failed.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [folder, failedSteps] = process.argv.slice(2);

function read(name) {
  const path = join(folder, name);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

const unit = read('unit.json');
const browser = read('e2e.json')?.stats;
const passed = (unit?.numPassedTests ?? 0) + (browser?.expected ?? 0);
const failedTests =
  (unit?.numFailedTests ?? 0) + (browser?.unexpected ?? 0) + (browser?.flaky ?? 0);
// A suite that broke before its first test, or a failed check, has no test of its own to count.
const failed = Math.max(failedTests, Number(failedSteps));

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
