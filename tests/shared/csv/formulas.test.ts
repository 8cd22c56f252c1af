import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guardFormula, unguardFormula } from '@/shared/csv/formulas';
import { oddText } from '../../support/odd';

const STARTS = ['=', '+', '-', '@', '\t', '\r', '\n', '\0', '＝', '＋', '－', '＠'];
const UNSEEN = [
  '',
  ' ',
  '\u00A0',
  '\u3000',
  '\uFEFF',
  '\u200B',
  '\u00AD',
  '\u2028',
  '\u3164',
  '  \v',
];

describe('a cell that a spreadsheet would calculate', () => {
  it.each(STARTS)(
    'gets an apostrophe when it begins with %j, also behind what does not show',
    (start) => {
      for (const unseen of UNSEEN) {
        for (const rest of ['', '1+1', '\n1', '\r\n=2']) {
          const text = unseen + start + rest;
          expect(guardFormula(text), JSON.stringify(text)).toBe(`'${text}`);
        }
      }
    },
  );

  it.each(['Engineer', 'C++', 'a=b', "O'Neill", "'quoted'", '', ' ', '1-2', 'شركة'])(
    'is not %j',
    (text) => {
      expect(guardFormula(text)).toBe(text);
    },
  );

  it('is itself again without exactly that apostrophe, whatever it held', () => {
    fc.assert(
      fc.property(oddText, fc.nat(3), (text, apostrophes) => {
        const cell = "'".repeat(apostrophes) + text;
        expect(unguardFormula(guardFormula(cell))).toBe(cell);
      }),
    );
  });

  it('keeps the apostrophe of a text that is no formula', () => {
    expect(unguardFormula("'tis")).toBe("'tis");
  });
});
