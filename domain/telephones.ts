import { normaliseDigits } from './normaliseDigits';

/** Words and signs that precede an extension in English, French and Spanish. */
const EXTENSION = /(?:extension|ext|poste|anexo|interno|int|x|#)[\s.:]*(\d{1,6})$/i;

/**
 * Normalises a telephone number to its digits, followed by `x` and the extension if there is one:
 * `+1 (416) 555–0100 ext. 12` becomes `14165550100x12`. `undefined` if it is not a number.
 */
export function normaliseTelephone(text: string): string | undefined {
  const normalised = normaliseDigits(text).trim();
  const [tail = '', extension] = EXTENSION.exec(normalised) ?? [];
  const number = normalised
    .slice(0, normalised.length - tail.length)
    .replace(/[\s\p{P}\p{S}]/gu, '');
  if (!/^\d+$/.test(number)) return undefined;
  return extension === undefined ? number : `${number}x${extension}`;
}
