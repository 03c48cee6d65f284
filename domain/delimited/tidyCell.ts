/** What no one sees: zero-width marks, soft hyphens, byte order marks. */
const UNSEEN = /[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]/g;
const SPACES = /[\s\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+/g;
/** Figures, letters and marks at the width of Chinese ones. */
const WIDE = /[\uff01-\uff5e]/g;
/** Hyphens that word processors put in place of the plain one. */
const HYPHENS = /(?<=[\p{L}\d])[\u2010-\u2013\u2212](?=[\p{L}\d])/gu;

const PLAIN = /^(?:[!-~]+(?: [!-~]+)*)?$/;

const narrow = (wide: string): string => String.fromCharCode(wide.charCodeAt(0) - 0xfee0);

/** A cell as it is read: plain spaces, plain figures, nothing unseen, nothing around it. */
export function tidyCell(raw: string): string {
  if (PLAIN.test(raw)) return raw;
  return raw
    .replace(UNSEEN, '')
    .replace(WIDE, narrow)
    .replace(HYPHENS, '-')
    .replace(SPACES, ' ')
    .trim();
}

/** A text as it is compared: without accents, in lower case. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
