const NO_SERVER = 'there is no server to ask beside the browser';
const NO_NETWORK = 'its calls need no network';
const NO_HEADERS = 'its host sends no headers, and the policy of a document cannot say it';
const OTHER_PATHS = 'it looks for files or pages at the root of the host';
const NOT_FOUND = 'a browser keeps no page aside that its host has handed out with a 404';

/** The tests that the demo does not run, by a part of their names, and why each cannot. */
export const LEFT_OUT = {
  'the list is paged, filtered, searched, sorted and cleared': NO_SERVER,
  'an edit goes on after Back, Forward and a reload': NO_SERVER,
  'a tab follows the logout and the next login': NO_SERVER,
  'after an ended session and a login in the same document': 'its session is no cookie',
  'an edit that is overtaken': NO_SERVER,
  'a login whose cookie the browser does not keep': NO_NETWORK,
  'asks before an unfinished run is closed': NO_NETWORK,
  'a card is dropped inside of a column, and back after a refusal': NO_NETWORK,
  'lets nobody put the app into a frame': NO_HEADERS,
  'every answer of the site carries the security headers': NO_HEADERS,
  'stays here, as a page that does not exist': OTHER_PATHS,
  'may be malformed': OTHER_PATHS,
  'a page the browser kept aside': NOT_FOUND,
  'shows its frame with its link marked': 'its menu asks for the reset of the demo as well',
};

/** Matches them. */
export const leftOut = new RegExp(
  Object.keys(LEFT_OUT)
    .map((name) => name.replaceAll(/[.?*+()[\]]/g, '\\$&'))
    .join('|'),
);
