// Adds up the reports of vitest (unit.json) and Playwright (e2e-*.json) and the steps that failed.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [folder = '', failedSteps] = process.argv.slice(2);

const reports = readdirSync(folder).map((name) => {
  const report = JSON.parse(readFileSync(join(folder, name), 'utf8'));
  return name === 'unit.json' ? ofVitest(report) : ofPlaywright(report);
});

/** @param {import('vitest/node').JsonTestResults} report */
function ofVitest({ numPassedTests, numFailedTests }) {
  return { passed: numPassedTests, failed: numFailedTests };
}

/** @param {import('@playwright/test/reporter').JSONReport} report */
function ofPlaywright({ stats: { expected, unexpected, flaky } }) {
  return { passed: expected, failed: unexpected + flaky };
}

/** @param {'passed' | 'failed'} key */
const sum = (key) => reports.reduce((total, report) => total + report[key], 0);
const passed = sum('passed');
// A suite that broke before its first test, or a failed check, has no test of its own to count.
const failed = Math.max(sum('failed'), Number(failedSteps));

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
