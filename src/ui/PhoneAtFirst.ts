import { createContext } from 'react';

/** Whether the server rendered the page for a phone; false if it was not server-rendered. */
export const PhoneAtFirstContext = createContext(false);
