/** Shortens text to a number of UTF-16 code units, without half of a character at the end. */
export const truncate = (text: string, limit: number): string =>
  text.slice(0, limit).replace(/[\ud800-\udbff]$/, '');
