/**
 * Whether a text is a long number as a spreadsheet shortens it, such as 6.28E+11: its other digits
 * are lost, so different numbers look the same.
 */
export const isShortened = (text: string): boolean => /^\d([.,]\d+)?E\+\d+$/i.test(text.trim());

export const shortenedMessage = (what: string, text: string): string =>
  `the ${what} "${text}" was shortened by a spreadsheet; save it as text`;
