import { toPosting, type Posting } from './posting';
import { addressesIn, readMost, readPosition } from './readTitle';

/** The posting of an address, null for none, and whether its own address was among the parameters. */
export type GivenPosting = { posting: Posting | null; hasAddress: boolean };

/**
 * Reads the parameters `position`, `company` and `jobLocation`, and `title`, `text` and `url` as a phone
 * shares them. Explicit parameters win; a title that cannot be split becomes the position.
 */
export function readPostingAddress(search: string, places: readonly string[]): GivenPosting {
  const given = Object.fromEntries(new URLSearchParams(search));
  const shared = [given.title, given.text, given.url].filter((text) => text !== undefined);
  const addresses = shared.flatMap(addressesIn);
  const countFields = (posting: Posting) => Object.keys(posting).length;
  const fromTitle = readMost([...shared, ...addresses], places);
  const title = fromTitle ?? shared.map(readPosition).find((posting) => posting !== null);
  const posting = { ...title, ...toPosting(given) };
  return {
    posting: countFields(posting) > 0 ? posting : null,
    hasAddress: addresses.length > 0,
  };
}
