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
function ofPlaywright({ suites, stats: { expected, unexpected, flaky } }) {
  for (const name of suites.flatMap(flakyTests)) console.log(`passed when run again: ${name}`);
  return { passed: expected + flaky, failed: unexpected };
}

/**
 * @param {import('@playwright/test/reporter').JSONReportSuite} suite
 * @returns {string[]}
 */
function flakyTests({ title, specs, suites = [] }) {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => `[${projectName}] ${spec.title}`),
  );
  return [...own, ...suites.flatMap(flakyTests)].map((name) => `${title} › ${name}`);
}

/** @param {'passed' | 'failed'} key */
const sum = (key) => reports.reduce((total, report) => total + report[key], 0);
const passed = sum('passed');
// A suite that broke before its first test, or a failed check, has no test of its own to count.
const failed = Math.max(sum('failed'), Number(failedSteps));

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
