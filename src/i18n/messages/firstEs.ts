import classFlags from '#domain/words/es/classFlags.json';

import catalogue from './es/catalogue.json';
import shell from './es/shell.json';

/** Messages of the shell and the listing. */
export const firstMessages = { ...classFlags, ...shell, ...catalogue };
