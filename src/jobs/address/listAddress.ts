import { STATUS_FILTERS } from '@/jobs/model/statuses';
import { TYPE_FILTERS } from '@/jobs/model/job';
import { ALL } from '@/shared/config/options';
import type { ListAddress } from '@/jobs/allJobsState';
import { DEFAULT_VIEW, VIEW_NAMES, VIEWS } from '@/jobs/model/views';
import { FILTERS, initialQuery, type ListQuery } from '@/jobs/model/listQuery';
import { MONTH, monthText } from '@/jobs/model/matching';
import { OWN_ORDERS, SORT_NAMES } from '@/jobs/model/sorting';
import { trimText } from '@/shared/text/trimText';
import { WAITS } from './presets';

/** In characters, of up to nine bytes each when percent-encoded; servers refuse much longer URLs. */
export const LONGEST_SEARCH = 200;
const CONTROL_CHARACTER = /\p{Cc}/u;

const asItIs = (text: string) => text;

/** In the order in which they are written; a value that `read` gives for nothing is left out. */
const PARAMETERS = [
  parameter('search', 'search', readSearch, (text) => `“${text}”`),
  parameter('searchStatus', 'status', oneOf(STATUS_FILTERS, ALL), asItIs),
  parameter('searchType', 'type', oneOf(TYPE_FILTERS, ALL), asItIs),
  parameter('sort', 'sort', oneOf(SORT_NAMES, initialQuery.sort), (sort) =>
    sort === 'oldest' ? 'oldest first' : sort,
  ),
  parameter('page', 'page', readPage, (page) => `page ${page}`),
  parameter('view', 'view', oneOf(VIEW_NAMES, DEFAULT_VIEW), (view) => VIEWS[view].words),
  parameter('waiting', 'waiting', oneOf(WAITS, ''), (days) => `waiting over ${days} days`),
  parameter('month', 'month', (text) => (MONTH.test(text) ? text : ''), monthText),
  parameter('place', 'place', readSearch, (place) => `in ${place}`),
  parameter('reach', 'reach', oneOf(['places'], ''), () => 'by place too'),
  parameter('order', 'order', oneOf([...OWN_ORDERS, ''], ''), (order) =>
    order.startsWith('-') ? `by ${order.slice(1)}, reversed` : `by ${order}`,
  ),
];

/** What is chosen of a list, but for its search text. */
const CHOICES = [...FILTERS.filter((name) => name !== 'search'), 'sort', 'order'] as const;

/** The filters of a list in words, as 'pending, in Leeds'; '' where all applications are shown. */
export function describeFilters(query: ListQuery): string {
  return wordsOf({ ...query, view: DEFAULT_VIEW }, FILTERS);
}

/** What is chosen beside the search text, each with its words, as 'pending' or 'a-z'. */
export function chosenParts(query: ListQuery) {
  return CHOICES.flatMap((field) => {
    const words = wordsOf({ ...query, view: DEFAULT_VIEW }, [field]);
    return words === '' ? [] : [{ field, words }];
  });
}

/** A list in words: its filters, its order and its view, as 'pending, oldest first, as a board'. */
export function describe(list: ListAddress): string {
  const filters = describeFilters(list) || 'all applications';
  // The order of a column takes the place of a sort.
  const rest = wordsOf(list, [list.order === '' ? 'sort' : 'order', 'view']);
  return [filters, rest].filter(Boolean).join(', ');
}

function wordsOf(list: ListAddress, fields: readonly (keyof ListAddress)[]): string {
  const parts = fields.map((field) => PARAMETERS.find((own) => own.field === field)?.words(list));
  return parts.filter(Boolean).join(', ');
}

/** What this query string asks for; whatever of it makes no sense is its default. */
export function readListAddress(queryString: string): ListAddress {
  const given = new URLSearchParams(queryString);
  return Object.fromEntries(
    PARAMETERS.map(({ field, name, read }) => {
      const values = given.getAll(name);
      return [field, read(values.length === 1 ? (values[0] ?? '') : '')];
    }),
  ) as ListAddress;
}

/**
 * The one query string for this list, without defaults and without what could not be read back.
 * Parameters of others in `current` stay behind it as they are.
 */
export function writeListAddress(address: ListAddress, current: string): string {
  const own = PARAMETERS.flatMap(({ field, name, read }) => {
    const value = address[field];
    const isWritten = read(String(value)) === value && value !== read('');
    return isWritten ? [encode(name, String(value))] : [];
  });
  const parts = [...own, ...splitQuery(current).filter((part) => !isOwn(part))];
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** Whether the query string says nothing about the list, not even a default. */
export function isBareAddress(queryString: string): boolean {
  return !splitQuery(queryString).some(isOwn);
}

function parameter<Field extends keyof ListAddress>(
  field: Field,
  name: string,
  read: (text: string) => ListAddress[Field],
  words: (value: ListAddress[Field]) => string,
) {
  return {
    field,
    name,
    read,
    /** What a list asks for by it; '' for its default. */
    words: (list: ListAddress) => (list[field] === read('') ? '' : words(list[field])),
  };
}

function oneOf<Choice extends string>(choices: readonly Choice[], fallback: Choice) {
  return (text: string) => choices.find((choice) => choice === text) ?? fallback;
}

function readSearch(text: string): string {
  return text.length > LONGEST_SEARCH || CONTROL_CHARACTER.test(text) ? '' : trimText(text);
}

function readPage(text: string): number {
  return /^\d{1,6}$/.test(text) ? Math.max(Number(text), 1) : 1;
}

/** As the browser will spell it, so that both can be compared. */
function encode(name: string, value: string): string {
  return new URLSearchParams({ [name]: value }).toString().replaceAll('+', '%20');
}

function splitQuery(queryString: string): string[] {
  return queryString.replace(/^\?/, '').split('&').filter(Boolean);
}

function isOwn(part: string): boolean {
  const [name] = [...new URLSearchParams(part).keys()];
  return PARAMETERS.some((own) => own.name === name);
}
