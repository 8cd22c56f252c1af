/** Said when the first call after a login is a 401. */
export const COOKIE_LOST =
  "The login worked, but your browser did not keep the server's cookie. Please allow cookies for this site, then log in again.";
