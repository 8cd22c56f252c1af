import { createContext } from 'react';

/** Whether a link is in a menu or dialog that has an entry of the history, which the link replaces. */
export const HasEntryContext = createContext(false);
