/** Invisible characters: zero-width characters, soft hyphens, byte order marks. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]/g;
const SPACES = /[\s\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+/g;
/** Full-width forms of ASCII characters, as used with Chinese text. */
const WIDE = /[\uff01-\uff5e]/g;
/** Hyphens that word processors substitute for the plain one. */
const HYPHENS = /(?<=[\p{L}\d])[\u2010-\u2013\u2212](?=[\p{L}\d])/gu;

const PLAIN = /^(?:[!-~]+(?: [!-~]+)*)?$/;

const toHalfWidth = (wide: string): string => String.fromCharCode(wide.charCodeAt(0) - 0xfee0);

/** Normalises a cell: plain spaces and digits, no invisible characters, trimmed. */
export function normaliseCell(raw: string): string {
  if (PLAIN.test(raw)) return raw;
  return raw
    .replace(INVISIBLE, '')
    .replace(WIDE, toHalfWidth)
    .replace(HYPHENS, '-')
    .replace(SPACES, ' ')
    .trim();
}
