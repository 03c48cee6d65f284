import classFlags from '#domain/words/fr/classFlags.json';

import catalogue from './fr/catalogue.json';
import shell from './fr/shell.json';

/** What the shell and the listing say. */
export const firstMessages = { ...classFlags, ...shell, ...catalogue };
