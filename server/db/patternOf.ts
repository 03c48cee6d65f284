/**
 * For `like … escape '!'`: what stands anywhere in a text, in small letters. The engines lower accented
 * letters differently, so those match any.
 */
export const patternOf = (word: string): string =>
  `%${word
    .toLowerCase()
    .replace(/[!%_]/g, '!$&')
    .replace(/[^\0-\x7f]/gu, '_')}%`;
