/** Encodings a file can be read in; of two that fit equally, the earlier one is proposed. */
export const ENCODINGS = [
  'utf-8',
  'windows-1252',
  'macintosh',
  'windows-1250',
  'windows-1251',
  'utf-16le',
  'utf-16be',
] as const;
type Encoding = (typeof ENCODINGS)[number];

const MARKS: { bytes: number[]; encoding: Encoding }[] = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
];

const WESTERN = /[à-öø-ÿœßäöüÀ-ÖØ-ÞŒŸ]/;
/** The letters that each encoding of one byte is used for. */
const LETTERS = {
  'windows-1252': WESTERN,
  macintosh: WESTERN,
  'windows-1250': /[ąćęłńóśźżáčďéěíňřšťúůýžäöüőűßçâîëôĄĆĘŁŃÓŚŹŻÁČĎÉĚÍŇŘŠŤÚŮÝŽÄÖÜŐŰ]/,
  'windows-1251': /[а-яёіїєґА-ЯЁІЇЄҐ]/,
} as const;
type OneByte = keyof typeof LETTERS;

/** Enough of a file to tell its encoding. */
const SAMPLE = 65_536;

/** The encoding that a byte order mark names, else the one in which the bytes look most like words. */
export function guessEncoding(bytes: Uint8Array): Encoding {
  const mark = MARKS.find((one) => startsWith(bytes, one.bytes));
  if (mark !== undefined) return mark.encoding;
  const sample = bytes.subarray(0, SAMPLE);
  const wide = (['utf-16le', 'utf-16be'] as const).find((encoding) => isWide(sample, encoding));
  return wide ?? (isMostlyUtf8(bytes) ? 'utf-8' : guessOneByte(sample));
}

/** Whether the file begins with these bytes. */
export function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

/** UTF-16 without a mark: any other text would be in scripts from far apart. */
function isWide(sample: Uint8Array, encoding: Encoding): boolean {
  const text = new TextDecoder(encoding).decode(sample.subarray(0, sample.length & ~1));
  const usual = text.match(/[\t\n\r\u0020-\u052F\u2000-\u20CF]/g)?.length ?? 0;
  return usual > text.length * 0.9;
}

/** Letters of UTF-8 are hardly made by chance, so stray bytes do not make the whole another encoding. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes);
  const broken = text.match(/\uFFFD/g)?.length ?? 0;
  return broken === 0 || (text.match(/[\u0080-\uFFFC]/g)?.length ?? 0) * 3 > broken;
}

function guessOneByte(sample: Uint8Array): Encoding {
  const scores = (Object.keys(LETTERS) as OneByte[]).map((encoding) => ({
    encoding,
    score: scoreOf(new TextDecoder(encoding).decode(sample), encoding),
  }));
  return scores.reduce((best, one) => (one.score > best.score ? one : best)).encoding;
}

/** How much what is beyond ASCII looks like parts of words of that encoding's languages. */
function scoreOf(text: string, encoding: OneByte): number {
  const isCyrillic = encoding === 'windows-1251';
  let score = 0;
  for (const { 0: letter, index } of text.matchAll(/[\u0080-\uFFFF]/g)) {
    const [before, after] = [text[index - 1] ?? ' ', text[index + 1] ?? ' '];
    const around = [before, after].filter((other) => /\p{L}/u.test(other));
    if (!/\p{L}/u.test(letter)) {
      score += scoreOfMark(
        letter,
        text.slice(Math.max(0, index - 5), index),
        text.slice(index, index + 4),
      );
      continue;
    }
    const isOddCase = /\p{Lu}/u.test(letter) && /\p{Ll}/u.test(before);
    const beyond = around.filter((other) => /[\u0080-\uFFFF]/.test(other));
    const isStrange = isCyrillic ? beyond.length < around.length : beyond.length === 2;
    const isAlone = around.length === 0 && /\p{Lu}/u.test(letter);
    // No language writes these, but windows-1250 has Polish letters there.
    const isOddPlace =
      /^(?:ñ[^aeiouáéíóú]|æ\P{L})/u.test(letter + after) || before + letter === 'iê';
    const isWord =
      LETTERS[encoding].test(letter) && !isOddCase && !isStrange && !isAlone && !isOddPlace;
    score += isWord ? Number(around.length > 0) : -1;
  }
  return score;
}

const APOSTROPHE =
  /(?:^|\P{L})(?:[cdjlmnosty]|qu|(?:de|a|ne|su)ll|un)’\p{L}$|’(?:s|t|re|ll|ve|d|m)(?!\p{L})/iu;

/** The score of a mark that is no letter, with the text that ends before it and the one that begins with it. */
function scoreOfMark(mark: string, before: string, from: string): number {
  const isAfterLetter = /[\p{L}\p{N}.!?]$/u.test(before);
  const isBeforeLetter = /^.[\p{L}\p{N}]/u.test(from);
  if (/[\u0080-\u009F]/.test(mark)) return -2;
  if (mark === '’' && isAfterLetter && isBeforeLetter) {
    return Number(APOSTROPHE.test(before + from.slice(0, 2)) || APOSTROPHE.test(from));
  }
  if ('„‚'.includes(mark)) return isAfterLetter || !isBeforeLetter ? -1 : 1;
  if ('“”‘’'.includes(mark)) return isAfterLetter === isBeforeLetter ? -1 : 1;
  if ('–—'.includes(mark)) return isAfterLetter && /\p{L}/u.test(from[1] ?? '') ? -1 : 1;
  if (mark === '€' || mark === '…') return 1;
  return isAfterLetter && isBeforeLetter ? -1 : 0;
}
