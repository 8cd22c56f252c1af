/** The tests that Firefox does not run, by a part of their names, and why each cannot. */
export const LEFT_OUT = {
  'keeps nobody on the page: leaving aborts it':
    'the driver does not tell that a request which it holds was aborted',
  'nothing moves by itself': 'Firefox tells no layout shifts, so that their absence says nothing',
  'a page the browser kept aside': 'the driver never goes back to a page that is kept',
  "is the picture's too": 'a picture that the driver takes breaks the policy of the page',
  'paper has the page alone': 'the driver cannot show a page as paper',
  'is paper: a plain table': 'the same',
  'has the cards of the list, long titles whole': 'the same',
  'has the columns of the board below each other': 'the same',
  'has what is entered into a form': 'the same',
  'can be gone by keyboard, and leads back':
    'the driver does not tell of a file that the page has made',
  'a full disk': 'the driver has no session of the developer tools, which fills it',
  'have room for a least font size': 'it is set in the profile of a Chromium',
};

/** Matches them; none of these names holds a character that a regular expression would read. */
export const leftOut = new RegExp(Object.keys(LEFT_OUT).join('|'));
