import { describe, expect, it } from 'vitest';
import { jobKey } from '@/jobs/model/jobKey';
import { isSameName } from '@/jobs/model/sameName';
import { foldWord } from '@/features/importing/columnMapping/foldWord';
import { BLANK_JOB } from '@/jobs/model/jobDraft';
import { foldText, holdsWords } from '@/shared/text/foldText';

/** As it may be written, and the plain form. */
const SPELLINGS: readonly (readonly [string, string])[] = [
  ['O’Brien', "o'brien"],
  ['O´Brien', "o'brien"],
  ['Oʼ Brien', "o' brien"],
  ['Coop‑Himmelblau – Wien', 'coop-himmelblau - wien'],
  ['„Die Presse“', '"die presse"'],
  ['« Le Monde »', '" le monde "'],
  ['Ørsted', 'orsted'],
  ['Weiß', 'weiss'],
  ['WEIẞ', 'weiss'],
  ['Mærsk', 'maersk'],
  ['Łódź', 'lodz'],
  ['Éclair', 'eclair'],
  ['E\u0301clair', 'eclair'],
  ['Acme\u00A0Labs', 'acme labs'],
  ['Acme\u2009Labs', 'acme labs'],
  ['Acme\u3000\n Labs ', 'acme labs'],
  ['Kranken\u00ADhaus\u200B', 'krankenhaus'],
  ['Ｆｕｌｌ', 'full'],
  ['ΟΔΟΣ', 'οδοσ'],
  ['\u200B', ''],
];

describe('foldText', () => {
  it.each(SPELLINGS)('folds %j to %j', (text, plain) => {
    expect(foldText(text)).toBe(plain);
    expect(foldText(plain)).toBe(plain);
  });

  it('keeps vowel signs that are written as marks', () => {
    expect(foldText('कि')).not.toBe(foldText('की'));
  });
});

it('search, import, what is already there and names of companies know the same spellings', () => {
  const keyOf = (company: string) =>
    jobKey({ ...BLANK_JOB, position: 'Cook', company, jobLocation: 'Cork' });
  const words = SPELLINGS.filter(([, plain]) => plain !== '');
  const differing = words.filter(
    ([text, plain]) =>
      !holdsWords(`Cook\n${text}`, plain) ||
      !holdsWords(`Cook\n${plain}`, text) ||
      foldWord(text) !== foldWord(plain) ||
      keyOf(text) !== keyOf(plain) ||
      !isSameName(text, plain),
  );

  expect(differing).toEqual([]);
});

it('finds words in any order, and everything by none', () => {
  expect(holdsWords('Koch\nBerlin', 'berlin K')).toBe(true);
  expect(holdsWords('Koch\nBerlin', 'berlin cook')).toBe(false);
  expect(holdsWords('Koch', ' ')).toBe(true);
});
