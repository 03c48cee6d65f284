import {
  OTHER_COLUMNS,
  BARCODE,
  CODE,
  LINE,
  NAME,
  NUMBER,
  ORDERED,
  OURS,
  PACK,
  PER,
  PIECES,
  QUANTITY,
  STAMPS,
  THEIRS,
  ITEM,
} from './headingWords';

/** Data that a scanner records with a code. */
type Stamp = 'symbology' | 'time' | 'date' | 'serial' | 'terminal';

/**
 * What a heading says about its column; `rank` orders the columns of one kind, 0 being the best.
 */
export interface Heading {
  kind: 'code' | 'quantity' | 'thing' | Stamp | 'other';
  rank: number;
}

const MAX_HEADING_LENGTH = 60;

/** Tokenises a heading: `Qté.` and `QTE`, or `Item#` and `item no`, give the same words. */
export const wordsOf = (text: string): string[] =>
  text
    .slice(0, MAX_HEADING_LENGTH)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[#№]/g, ' no ')
    .replace(/(?<=[a-z])(?=[A-Z][a-z])/g, ' ')
    .toLowerCase()
    .split(/[^a-z0-9/]+|(?<=[a-z])\/|\/(?=[a-z])/)
    .filter((word) => word !== '');

type HasWord = (words: ReadonlySet<string>) => boolean;

const quantity = (rank: number): Heading => ({ kind: 'quantity', rank });
const code = (rank: number): Heading => ({ kind: 'code', rank });
const OTHER: Heading = { kind: 'other', rank: 0 };

/**
 * `Qty per pack`, `Case qty` and `Units/case` give the size of a pack; `Qty (packs)` counts packs.
 */
function isPackSize(words: readonly string[], has: HasWord): boolean {
  if (has(PER)) return true;
  const pack = words.findIndex((word) => PACK.has(word));
  if (pack < 0 || has(ORDERED)) return false;
  const counted = words.findIndex((word) => QUANTITY.has(word) || PIECES.has(word));
  return counted > pack || (counted >= 0 && PIECES.has(words[counted]!) && counted !== pack);
}

function quantityHeading(words: readonly string[], has: HasWord): Heading | undefined {
  const isQuantity = has(QUANTITY);
  if (!isQuantity && !has(PIECES) && !has(ORDERED)) return undefined;
  const otherWords = words.filter(
    (word) => OTHER_COLUMNS.has(word) && !/^total/.test(word) && !/^unit/.test(word),
  );
  if (isPackSize(words, has) || otherWords.length > 0) return OTHER;
  if (isQuantity) return quantity(has(ORDERED) ? 0 : 1);
  if (has(ORDERED)) return has(NUMBER) || has(CODE) ? OTHER : quantity(words.length === 1 ? 2 : 3);
  return words.length <= 2 && !has(CODE) ? quantity(4) : undefined;
}

function codeHeading(words: readonly string[], has: HasWord): Heading | undefined {
  const isNumbered = (has(ITEM) || words.includes('stock')) && has(NUMBER);
  if (!has(CODE) && !has(BARCODE) && !isNumbered) return undefined;
  if (has(NAME)) return OTHER;
  const otherWords = words.filter(
    (word) => OTHER_COLUMNS.has(word) && !OURS.has(word) && !THEIRS.has(word) && word !== 'stock',
  );
  if (otherWords.length > 0) return OTHER;
  if (has(BARCODE)) return code(2);
  if (has(THEIRS)) return code(3);
  return code(has(OURS) ? 0 : 1);
}

/** Classifies a heading; `undefined` if none of its words is known. */
export function headingOf(text: string): Heading | undefined {
  const words = wordsOf(text);
  if (words.length === 0 || words.length > 8) return undefined;
  const has: HasWord = (known) => words.some((word) => known.has(word));
  const found = quantityHeading(words, has) ?? codeHeading(words, has);
  if (found && found !== OTHER) return found;
  const stamp = STAMPS.find(([, known]) => has(known));
  if (stamp) return { kind: stamp[0], rank: 0 };
  if (found) return found;
  if (has(NAME) || has(OTHER_COLUMNS) || has(PACK)) return OTHER;
  if (has(ITEM)) return { kind: 'thing', rank: 0 };
  if (has(LINE)) return OTHER;
  return has(NUMBER) ? { kind: 'thing', rank: 1 } : undefined;
}
