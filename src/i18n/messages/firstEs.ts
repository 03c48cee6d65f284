import catalogue from './es/catalogue.json';
import shell from './es/shell.json';

/** What the shell and the listing say. */
export const firstMessages = { ...shell, ...catalogue };
