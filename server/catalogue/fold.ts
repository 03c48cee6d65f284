/** A text for comparing: lower case, accents and ligatures taken apart, marks dropped. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss');

/** Letters and digits of a product id or a code: what people type of it in one form or another. */
export const foldCode = (code: string): string => fold(code).replace(/[^\p{L}\p{N}]/gu, '');
