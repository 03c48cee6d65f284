/* eslint-disable-next-line no-control-regex -- the range is what ASCII is */
const ASCII = /^[\x00-\x7f]*$/;

/** A text for comparing: lower case, accents and ligatures taken apart, marks dropped. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (ASCII.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss');
}

/** Letters and digits of a product id or a code: what people type of it in one form or another. */
export const foldCode = (code: string): string => fold(code).replace(/[^\p{L}\p{N}]/gu, '');
