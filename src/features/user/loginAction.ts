/** What the toasts of a login are about, whichever button it began with: its errors go with its success. */
export const LOGIN = 'login';
