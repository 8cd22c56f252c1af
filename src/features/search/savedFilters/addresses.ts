import type { ListAddress } from '@/jobs/allJobsState';
import type { View } from '@/jobs/model/views';
import { readListAddress, writeListAddress } from '@/jobs/address/listAddress';
import { PRESETS, type NamedView } from '@/jobs/address/presets';
import { paths } from '@/shared/config/paths';

/** The path that opens this list; without filters it says so, since a bare path keeps those that are set. */
export function linkTo(address: string): string {
  return `${paths.allJobs}${address === '' ? '?status=all' : address}`;
}

/** What an address asks for as the app writes it, on the first page; in another view where one is given. */
export function cleanAddress(address: string | ListAddress, view?: View): string {
  const list = typeof address === 'string' ? readListAddress(address) : address;
  return writeListAddress({ ...list, page: 1, ...(view && { view }) }, '');
}

/** The built-in views as list, board or table. */
export function presetsAs(view: View): NamedView[] {
  return PRESETS.map(({ name, address }) => ({ name, address: cleanAddress(address, view) }));
}
