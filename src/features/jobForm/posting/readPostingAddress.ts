import { toFieldText, toPlainText } from './plainText';
import { toPosting, type Posting } from './posting';
import {
  addressesIn,
  isListPage,
  isWhole,
  readMost,
  readPosition,
  withoutAddresses,
} from './readTitle';

/** What the source of a posting gives. */
export type GivenPosting = {
  posting: Posting | null;
  /** Whether an address was among it. */
  hasAddress: boolean;
  /** The whole text where it became the position as it is, or in part; else empty. */
  unread: string;
  /** The title as a line, where it is one of a page that lists postings; else empty. */
  list: string;
};

/**
 * Reads the parameters `position`, `company` and `jobLocation`, and `title`, `text` and `url` as a phone
 * shares them. Explicit parameters win. Texts that cannot be told apart become the position, cut where they
 * are too long; a page that lists postings fills nothing.
 */
export function readPostingAddress(search: string, places: readonly string[]): GivenPosting {
  const given = Object.fromEntries(new URLSearchParams(search));
  const shared = [given.title, given.text, given.url].filter((text) => text !== undefined);
  const addresses = shared.flatMap(addressesIn);
  const explicit = toPosting(given);
  const told = readMost([...shared, ...addresses], places);
  const list = told ? '' : (shared.find(isListPage) ?? '');
  const whole = list === '' && !explicit?.position ? joinTexts(shared) : '';
  const posting = { ...(told ?? readWhole(shared, whole)), ...explicit };
  const { position, ...others } = posting;
  const isTold = position === undefined || Object.keys(others).length > 0;
  return {
    posting: Object.keys(posting).length > 0 ? posting : null,
    hasAddress: addresses.length > 0,
    unread: isTold || isWhole(position, whole) ? '' : whole,
    list: explicit ? '' : toFieldText(list),
  };
}

/** The text that names a position, else all of them, as the position. */
function readWhole(shared: readonly string[], whole: string): Posting | null {
  if (whole === '') return null;
  const named = shared.map(readPosition).find((posting) => posting !== null);
  return named ?? toPosting({ position: whole });
}

/** The texts without addresses, each once. */
function joinTexts(shared: readonly string[]): string {
  const texts = shared.map((text) => withoutAddresses(toPlainText(text)));
  const isNew = (text: string, index: number) =>
    texts.every(
      (other, at) => at === index || !other.includes(text) || (other === text && at > index),
    );
  return texts.filter((text, index) => text !== '' && isNew(text, index)).join('\n');
}
