import { normaliseDigits } from './normaliseDigits';

const compactCode = (text: string): string =>
  normaliseDigits(text)
    .toUpperCase()
    .replace(/[\s\p{P}\p{S}]/gu, '');

/**
 * Formats a Canadian postal code, `H2X 1Y4`; `undefined` if it does not look like one. No code
 * contains D, F, I, O, Q or U, and none begins with W or Z (Canada Post, addressing guidelines).
 */
export function formatPostalCode(text: string): string | undefined {
  const code = compactCode(text);
  return /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\d[ABCEGHJ-NPRSTV-Z]\d$/.test(code)
    ? `${code.slice(0, 3)} ${code.slice(3)}`
    : undefined;
}

/** Formats a ZIP code, `05401` or `05401-1234`; `undefined` if it does not look like one. */
export function formatZipCode(text: string): string | undefined {
  const [, code, rest] = /^(\d{5})(\d{4})?$/.exec(compactCode(text)) ?? [];
  return rest === undefined ? code : `${code}-${rest}`;
}

/** Restores the zeros that a spreadsheet takes from a ZIP code: `2134` is `02134`. */
export const restoreZipCode = (text: string): string =>
  /^\d{3,4}(?:-\d{4})?$/.test(text) ? text.replace(/^\d+/, (code) => code.padStart(5, '0')) : text;
