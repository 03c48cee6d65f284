import classFlags from '#domain/messages/es/classFlags.json';

import catalogue from './es/catalogue.json';
import shell from './es/shell.json';

/** Messages of the shell and the listing. */
export const firstMessages = { ...classFlags, ...shell, ...catalogue };
