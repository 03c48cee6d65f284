import { isAscii } from './isAscii';

/** Folds a text for comparison: lower case, without accents. */
export const foldCaseAndAccents = (text: string): string =>
  isAscii(text) ? text.toLowerCase() : text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
