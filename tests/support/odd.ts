import fc from 'fast-check';

const PIECES = [
  '"',
  "'",
  ',',
  ';',
  '\t',
  '\r\n',
  '\n',
  '\r',
  '\0',
  '=1+1',
  '+',
  '-',
  '@SUM(A1)',
  '＝',
  '－',
  '\uFEFF',
  '\u200B',
  '\u00A0',
  ' ',
  '👩‍👩‍👧‍👦',
  'é',
  'e\u0301',
  'شركة',
  '\u202E',
  'sep=;',
  'Ada & Söhne',
  'x'.repeat(10_000),
];

/** Texts that nobody expects in a cell: quotes, line breaks, separators, formulas, marks, long ones. */
export const oddText = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 6 }).map((pieces) => pieces.join('')),
  // Lone surrogates cannot be written as UTF-8.
  fc.string({ unit: 'grapheme' }),
);
