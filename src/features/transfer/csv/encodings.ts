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
export type Encoding = (typeof ENCODINGS)[number];

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
  return guessWide(sample) ?? (isMostlyUtf8(bytes) ? 'utf-8' : guessOneByte(sample));
}

export function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

/** UTF-16 without a mark: every second byte of common letters is 0. */
function guessWide(sample: Uint8Array): Encoding | undefined {
  let [even, odd] = [0, 0];
  for (const [index, byte] of sample.entries()) {
    if (byte !== 0) continue;
    if (index % 2 === 0) even += 1;
    else odd += 1;
  }
  const many = sample.length / 4;
  if (odd > many && even < many / 4) return 'utf-16le';
  if (even > many && odd < many / 4) return 'utf-16be';
  return undefined;
}

/** A stray byte among letters of UTF-8 does not make the whole another encoding. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder('utf-8').decode(bytes);
  const broken = text.match(/\uFFFD/g)?.length ?? 0;
  return broken === 0 || (text.match(/[\u0080-\uFFFC]/g)?.length ?? 0) > broken;
}

function guessOneByte(sample: Uint8Array): Encoding {
  const scores = (Object.keys(LETTERS) as OneByte[]).map((encoding) => ({
    encoding,
    score: scoreOf(new TextDecoder(encoding).decode(sample), encoding),
  }));
  return scores.reduce((best, one) => (one.score > best.score ? one : best)).encoding;
}

/** How much the letters beyond ASCII look like parts of words of that encoding's languages. */
function scoreOf(text: string, encoding: OneByte): number {
  const isCyrillic = encoding === 'windows-1251';
  let score = 0;
  for (const { 0: letter, index } of text.matchAll(/[\u0080-\uFFFF]/g)) {
    const [before, after] = [text[index - 1] ?? ' ', text[index + 1] ?? ' '];
    const around = [before, after].filter((other) => /\p{L}/u.test(other));
    if (!/\p{L}/u.test(letter)) {
      if (/[\u0080-\u009F]/.test(letter)) score -= 2;
      else if (around.length === 2 && letter !== '’') score -= 1;
      continue;
    }
    const isOddCase = /\p{Lu}/u.test(letter) && /\p{Ll}/u.test(before);
    const beyond = around.filter((other) => /[\u0080-\uFFFF]/.test(other));
    const isStrange = isCyrillic ? beyond.length < around.length : beyond.length === 2;
    const isAlone = around.length === 0 && /\p{Lu}/u.test(letter);
    const isWord = LETTERS[encoding].test(letter) && !isOddCase && !isStrange && !isAlone;
    score += isWord ? Number(around.length > 0) : -1;
  }
  return score;
}
