import classFlags from '#domain/messages/en/classFlags.json';

import catalogue from './en/catalogue.json';
import shell from './en/shell.json';

/** Messages of the shell and the listing. */
export const firstMessages = { ...classFlags, ...shell, ...catalogue };
