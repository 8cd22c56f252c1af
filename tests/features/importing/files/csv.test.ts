import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv } from '@/features/importing/files/readCsv';
import { UnreadableFile } from '@/features/importing/files/fileKinds';
import { readFile } from '@/features/importing/files/readFile';
import { writeCsv } from '@/shared/csv/saveCsv';
import { oddText } from '../../../support/odd';

const cellsOf = (text: string) => readCsv(text).rows.map(({ cells }) => cells);
const bytesOf = (...bytes: number[]) => new Blob([new Uint8Array(bytes)]);

describe('a file of ours', () => {
  it('begins with a byte order mark, quotes every cell and ends each row with CRLF', () => {
    const rows = [
      ['a', 'b "c"'],
      ['=1', ''],
    ];
    expect(writeCsv(rows, ',')).toBe('\uFEFF"a","b ""c"""\r\n"\'=1",""\r\n');
  });

  it('is read again cell by cell but for its kind of line ends, whatever the cells hold', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(oddText, oddText, fc.constant('end')), { minLength: 1, maxLength: 4 }),
        fc.constantFrom(',' as const, ';' as const),
        async (rows, separator) => {
          const file = new Blob([writeCsv([['one', 'two', 'three'], ...rows], separator)]);
          const [, ...read] = (await readFile(file)).rows.map(({ cells }) => cells);
          const asRead = rows.map((row) => row.map((cell) => cell.replace(/\r\n?/g, '\n')));
          expect(read).toEqual(asRead);
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('the text of a file', () => {
  it.each([
    ['UTF-8', [0x7a, 0xc3, 0xbc]],
    ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, 0x7a, 0xc3, 0xbc]],
    ['UTF-16 with its mark', [0xff, 0xfe, 0x7a, 0, 0xfc, 0]],
    ['big-endian UTF-16 with its mark', [0xfe, 0xff, 0, 0x7a, 0, 0xfc]],
  ])('is read as %s', async (_, bytes) => {
    expect((await readFile(bytesOf(...bytes))).rows).toMatchObject([{ cells: ['zü'] }]);
  });

  it('is refused where it is larger than 2 MB', async () => {
    const reading = readFile(new Blob(['a'.repeat(2 * 1024 * 1024 + 1)]));
    await expect(reading).rejects.toThrow(UnreadableFile);
    await expect(reading).rejects.toThrow(/larger than 2 MB/);
  });
});

describe('the rows of a text', () => {
  it.each([
    ['a separator named in the first line', 'sep=|\r\na|b\r\n1|2'],
    ['a quoted name of the separator', '"sep=;"\r\na;b\r\n1;2'],
    ['a byte order mark', '\uFEFFa,b\r\n1,2\r\n'],
  ])('are found with %s', (_, text) => {
    expect(cellsOf(text)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it('keep the numbers of the file when rows between hold nothing', () => {
    const { rows } = readCsv('a,b\n\n , \n1,2');
    expect(rows.map(({ number }) => number)).toEqual([1, 4]);
  });

  it('keep their numbers and marks in a long text', () => {
    const filler = `${'x'.repeat(98)},y\n`.repeat(1000);
    const { rows } = readCsv(`${filler}1,"2`);
    expect(rows).toHaveLength(1001);
    expect(rows.filter(({ broken }) => broken).map(({ number }) => number)).toEqual([1001]);
  });

  it('keep cells of many lines whole', () => {
    const notes = `"${'note\n'.repeat(200)}"`;
    expect(cellsOf(`a,b\n1,${notes}\n2,${notes}\n3,4`).map(([cell]) => cell)).toEqual([
      'a',
      '1',
      '2',
      '3',
    ]);
  });

  it('are at most 5,000 beside their headings', () => {
    expect(readCsv('a,b\n'.repeat(5001)).rows).toHaveLength(5001);
    expect(() => readCsv('a,b\n'.repeat(5002))).toThrow(/more than 5,000 rows/);
  });
});
