import classFlags from '#domain/words/en/classFlags.json';

import catalogue from './en/catalogue.json';
import shell from './en/shell.json';

/** What the shell and the listing say. */
export const firstMessages = { ...classFlags, ...shell, ...catalogue };
