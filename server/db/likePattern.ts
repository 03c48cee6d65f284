/**
 * A lower-case pattern for `like … escape '!'` that matches a word anywhere in a text. Accented
 * letters become wildcards, since the database engines lower-case them differently.
 */
export const likePattern = (word: string): string =>
  `%${word
    .toLowerCase()
    .replace(/[!%_]/g, '!$&')
    .replace(/[^\0-\x7f]/gu, '_')}%`;
