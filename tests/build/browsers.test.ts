import { readFileSync } from 'node:fs';
import bcd, { type CompatStatement, type SupportStatement } from '@mdn/browser-compat-data';
import { expect, it } from 'vitest';
import { readSources } from '../support/sources';

const BROWSERS = ['chrome', 'firefox', 'safari'] as const;
const PROMISE = /Supported: Chromium ([\d.]+), Firefox ([\d.]+), Safari ([\d.]+)/;
const [, ...promised] = PROMISE.exec(readFileSync('README.md', 'utf8')) ?? [];

/** Methods of our own or of libraries that are called as newer ones of browsers. */
const OTHERS = /^(destroy|dispatch|drop|format|isValid|login|number|run|space|union|use)$/;

type Owners = Record<string, Record<string, { __compat?: CompatStatement }>>;

/** The version that has it without a setting; never where none has. */
function firstVersion(statement: SupportStatement | undefined): number {
  const { version_added: version, flags } = [statement ?? []].flat()[0] ?? {};
  const isOn = typeof version === 'string' && version !== 'preview' && !flags;
  return isOn ? Number.parseFloat(version.replace('≤', '')) : Infinity;
}

/** For each method, by its name alone, the versions of the browsers that have the first one of it. */
function readMethods(): Map<string, number[]> {
  const methods = new Map<string, number[]>();
  const { api, javascript } = bcd as unknown as { api: Owners; javascript: { builtins: Owners } };
  for (const owner of [...Object.values(api), ...Object.values(javascript.builtins)]) {
    for (const [member, { __compat: compat }] of Object.entries(owner)) {
      if (compat === undefined || member.endsWith('_event')) continue;
      const name = member.replace(/_static$/, '');
      const versions = BROWSERS.map((browser) => firstVersion(compat.support[browser]));
      const known = methods.get(name) ?? versions;
      methods.set(
        name,
        known.map((version, index) => Math.min(version, versions[index] ?? version)),
      );
    }
  }
  return methods;
}

it('calls no method that a supported browser lacks, unless it asks for it first', () => {
  const methods = readMethods();
  const calls = readSources('src').flatMap((code) => [...code.matchAll(/\.(\w+)\(/g)]);
  const missing = [...new Set(calls.map(([, name = '']) => name))]
    .filter((name) => !OTHERS.test(name))
    .filter((name) => methods.get(name)?.some((first, index) => first > Number(promised[index])));

  expect(promised).toHaveLength(BROWSERS.length);
  expect(missing).toEqual([]);
});
