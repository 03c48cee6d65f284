import { foldedDigits } from './foldedDigits';

/** What stands before an extension in English, French and Spanish. */
const EXTENSION = /(?:extension|ext|poste|anexo|interno|int|x|#)[\s.:]*(\d{1,6})$/i;

/**
 * A telephone number with nothing but its digits, `x` and those of the extension after them where
 * there is one: `+1 (416) 555–0100 ext. 12` is `14165550100x12`. `undefined` where it is none.
 */
export function tidyTelephone(text: string): string | undefined {
  const written = foldedDigits(text).trim();
  const [tail = '', extension] = EXTENSION.exec(written) ?? [];
  const number = written.slice(0, written.length - tail.length).replace(/[\s\p{P}\p{S}]/gu, '');
  if (!/^\d+$/.test(number)) return undefined;
  return extension === undefined ? number : `${number}x${extension}`;
}
