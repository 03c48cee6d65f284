import classFlags from '#domain/messages/fr/classFlags.json';

import catalogue from './fr/catalogue.json';
import shell from './fr/shell.json';

/** Messages of the shell and the listing. */
export const firstMessages = { ...classFlags, ...shell, ...catalogue };
