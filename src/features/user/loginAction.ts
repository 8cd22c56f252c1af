/** The action of all login toasts: a success dismisses its errors. */
export const LOGIN = 'login';
