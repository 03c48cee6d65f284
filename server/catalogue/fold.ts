import { isAscii } from '#domain/isAscii';

/** Folds a text for comparison: lower case, ligatures expanded, diacritics removed. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (isAscii(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss');
}

/** The letters and digits of a product id or code, which people type with varying punctuation. */
export const foldCode = (code: string): string => fold(code).replace(/[^\p{L}\p{N}]/gu, '');
