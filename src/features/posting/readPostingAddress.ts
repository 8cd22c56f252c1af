import { toFieldText } from './plainText';
import { POSTING_FIELDS, readTitle, type Posting } from './readTitle';

/** The posting of an address, null for none, and whether its own address was among the parameters. */
export type GivenPosting = { posting: Posting | null; hasAddress: boolean };

const ADDRESS = /https?:\/\/\S+/gi;

/**
 * Reads the parameters `position`, `company` and `jobLocation`, and `title`, `text` and `url` as a phone
 * shares them. Explicit parameters win; a title that cannot be split becomes the position.
 */
export function readPostingAddress(search: string): GivenPosting {
  const given = new URLSearchParams(search);
  const textOf = (name: string) => given.get(name) ?? '';
  const shared = [textOf('title'), textOf('text'), textOf('url')];

  const named = POSTING_FIELDS.flatMap((name) => {
    const text = toFieldText(textOf(name));
    return text === '' ? [] : [[name, text] as const];
  });
  const fromTitle = shared.map(readTitle).find((posting) => posting !== null);
  const title = shared.map((text) => toFieldText(text.replaceAll(ADDRESS, ' '))).find(Boolean);
  const posting = {
    ...(fromTitle ?? (title && { position: title })),
    ...Object.fromEntries(named),
  };
  return {
    posting: Object.keys(posting).length > 0 ? posting : null,
    hasAddress: shared.some((text) => text.search(ADDRESS) >= 0),
  };
}
