import classFlags from '#domain/words/es/classFlags.json';

import catalogue from './es/catalogue.json';
import shell from './es/shell.json';

/** What the shell and the listing say. */
export const firstMessages = { ...classFlags, ...shell, ...catalogue };
