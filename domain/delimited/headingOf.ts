import {
  OTHER_COLUMNS,
  BARCODE,
  CODE,
  LINE,
  MEASURE,
  NAME,
  NOT_ORDERED,
  NUMBER,
  ORDERED,
  OURS,
  PACK,
  PER,
  PIECES,
  QUANTITY,
  SALES,
  STAMPS,
  THEIRS,
  ITEM,
  UNIT,
  UNITS,
} from './headingWords';

/** Data that a scanner records with a code. */
type Stamp = 'symbology' | 'time' | 'date' | 'serial' | 'terminal';

/**
 * What a heading says about its column; `rank` orders the columns of one kind, 0 being the best.
 */
export interface Heading {
  kind: 'code' | 'quantity' | 'thing' | Stamp | 'other';
  rank: number;
  /** Set if the column may say what the quantities count: dozens, boxes, pieces. */
  unit?: UnitHeading;
}

/**
 * How surely a column has units: `sure` unless it has figures, `orSizes` unless it has numbers,
 * `ifWords` only if its cells are words for units.
 */
type UnitHeading = 'sure' | 'orSizes' | 'ifWords';

const MAX_HEADING_LENGTH = 60;

/**
 * Tokenises a heading: `Qté.` and `QTE`, `Item#` and `item no`, or `O/H` and `oh` give the same words.
 */
export const wordsOf = (text: string): string[] =>
  text
    .slice(0, MAX_HEADING_LENGTH)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[#№]/g, ' no ')
    .replace(/^order_line\/|(?<=product_)uom_(?=qty)/gi, '')
    .replace(/\bp\.u\./gi, ' pu ')
    .replace(/\bo\/h\b/gi, 'oh')
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
  if (isQuantity && has(NOT_ORDERED)) return OTHER;
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

/** `U/M`, `U. de M.`, `U of M`. */
const INITIALS = /(?:^| )u (?:(?:of|de|d) )?m(?: |$)/;

const isUnitWord = (word: string): boolean =>
  UNIT.has(word) || UNITS.has(word) || MEASURE.has(word) || SALES.has(word);

/** `Unit`, `U/M`, `Unidad de medida`; `Unit price` is a price, and `Units per case` a pack's size. */
function unitHeading(words: readonly string[], has: HasWord): UnitHeading | undefined {
  if (words.some((word) => OTHER_COLUMNS.has(word) && !isUnitWord(word))) return undefined;
  if (has(BARCODE)) return undefined;
  if (has(PER) || has(PACK)) return has(QUANTITY) || has(PIECES) ? undefined : 'ifWords';
  const isUnit = has(UNIT) || INITIALS.test(words.join(' ')) || (has(UNITS) && has(MEASURE));
  if (isUnit && has(CODE)) return 'ifWords';
  if (isUnit) return has(NAME) ? 'orSizes' : 'sure';
  if (has(UNITS) || has(MEASURE)) return 'orSizes';
  return has(SALES) ? 'ifWords' : undefined;
}

function columnHeading(words: readonly string[], has: HasWord): Heading | undefined {
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

/** Classifies a heading; `undefined` if none of its words is known. */
export function headingOf(text: string): Heading | undefined {
  const words = wordsOf(text);
  if (words.length === 0 || words.length > 8) return undefined;
  const has: HasWord = (known) => words.some((word) => known.has(word));
  const heading = columnHeading(words, has);
  const unit = unitHeading(words, has);
  return unit ? { ...(heading ?? OTHER), unit } : heading;
}
