import catalogue from './en/catalogue.json';
import shell from './en/shell.json';

/** What the shell and the listing say. */
export const firstMessages = { ...shell, ...catalogue };
