import type { LineReport, UsualQuantity } from '#contract/lines';
import type { Product } from '#contract/product';
import type { InputLine } from '#domain/inputLine';
import type { LineOutcome } from '#domain/lines';
import { toCents } from '#domain/money';
import type { ReadReason } from '#domain/order-file/orderFile';
import { isOrderable, MAX_ITEM, maxPacks } from '#domain/quantity';
import { unitPriceAt, type PricedOnTheWire } from '#domain/unitPrice';

/** A line to be added to the sheet. */
export interface SourceLine extends InputLine {
  /**
   * The product as shown in an earlier order, in case it is discontinued or cannot be looked up;
   * prices are those of that time.
   */
  known?: { name: string; image: string; shipPack: number; cents: number };
  /** A suggestion that was not requested; it starts unticked. */
  isOffered?: boolean;
}

/**
 * Takes the lines of a device and their source; resolves to true once they are stored on this
 * computer.
 */
export type AddLines = (lines: InputLine<ReadReason>[], sourceName: string) => Promise<boolean>;

/** The same with the name of its source; empty for typed lines. */
export interface OriginalLine extends SourceLine {
  source: string;
}

/** The relevant fields of a product, with current prices. */
interface SheetProduct {
  id: string;
  name: string;
  image: string;
  country: string | null;
  /** Units per ship pack; undefined if nothing could be looked up. */
  shipPack: number | undefined;
  /** Price of one unit at the smallest quantity. */
  cents: number | undefined;
  /** Its price fields, if a price list has a say. */
  priced?: PricedOnTheWire;
  /** Maximum ship packs of it in the cart. */
  maxInCart: number;
  /** How much of it the customer usually orders; undefined if the server does not provide it. */
  usual: UsualQuantity | undefined;
}

/** One line of the sheet: what was given, and the latest result from the server. */
export interface SheetLine {
  id: number;
  original: OriginalLine;
  /**
   * The code that was looked up, which may differ from the one given; `null` before the first
   * result.
   */
  code: string | null;
  /** Language and counting mode of that look-up. */
  checkKey: string;
  outcome: LineOutcome;
  message: string;
  /** Number of the requested ship packs that are available. */
  possible: number;
  /** Whether other lines of the sheet take what is missing from `possible`. */
  isShared: boolean;
  product: SheetProduct | null;
  candidates: Product[];
  /** Ship packs of it in the cart, without this sheet. */
  inCart: number;
  /** The same plus what preceding lines requested at the time of the look-up. */
  held: number;
  /** Scans of the line that were ordered before, and the ship packs of those that were not. */
  seen: LineReport['seen'];
  fresh: number | undefined;
  /** The line could not be looked up: everything is open until it is added. */
  isUnchecked: boolean;
}

function toSheetProduct(product: Product, usual: UsualQuantity | undefined): SheetProduct {
  const { selling_price, selling_price_2, price_breaks, list_price } = product;
  const hasLists = price_breaks !== undefined || list_price !== undefined;
  return {
    id: product.product_id,
    name: product.name,
    image: product.image,
    country: product.country,
    shipPack: product.ship_pac,
    cents: toCents(unitPriceAt(product, 1)),
    ...(hasLists && { priced: { selling_price, selling_price_2, price_breaks, list_price } }),
    maxInCart: isOrderable(product) ? maxPacks(product) : 0,
    usual,
  };
}

/** Price of one unit at a quantity of packs; undefined if nothing could be looked up. */
export const unitCentsOf = ({ cents, priced }: SheetProduct, packs: number): number | undefined =>
  priced ? toCents(unitPriceAt(priced, packs)) : cents;

/** Creates a line that has not been looked up. */
export const newLine = (id: number, original: OriginalLine): SheetLine => ({
  id,
  original,
  code: null,
  checkKey: '',
  outcome: 'ok',
  message: '',
  possible: 0,
  isShared: false,
  product: null,
  candidates: [],
  inCart: 0,
  held: 0,
  seen: undefined,
  fresh: undefined,
  isUnchecked: false,
});

/** The server's result for one line; the report is null if look-ups are not available. */
export interface LineResult {
  id: number;
  /** The code that was looked up. */
  code: string;
  report: LineReport | null;
}

/**
 * Products received in one response so far, by id: a product is sent only with the first of its
 * lines.
 */
export type ReceivedProducts = Map<string, { product: SheetProduct; inCart: number }>;

/** Returns the line with the result of a look-up. */
export function withLookUp(
  line: SheetLine,
  { code, report }: LineResult,
  checkKey: string,
  products: ReceivedProducts,
): SheetLine {
  if (!report) return { ...unchecked(line, code), checkKey };
  const { product_id, product, usual } = report;
  if (product && !products.has(product.product_id)) {
    products.set(product.product_id, {
      product: toSheetProduct(product, usual),
      inCart: report.in_cart,
    });
  }
  const known = product_id === null ? undefined : products.get(product_id);
  const isCounted = line.original.quantity !== null;
  return {
    ...newLine(line.id, line.original),
    code,
    checkKey,
    outcome: isCounted || !known ? report.outcome : 'invalid',
    message: report.message,
    possible: isCounted ? report.possible : 0,
    product: known?.product ?? null,
    candidates: report.candidates ?? [],
    inCart: known?.inCart ?? 0,
    held: report.in_cart,
    seen: report.seen,
    fresh: report.fresh,
  };
}

/** Creates a line of which nothing is known beyond what was given. */
const unchecked = ({ id, original }: SheetLine, code: string): SheetLine => ({
  ...newLine(id, original),
  code,
  possible: Math.min(Math.max(0, original.quantity ?? 0), MAX_ITEM),
  product: {
    id: code,
    name: original.known?.name ?? code,
    image: original.known?.image ?? '',
    country: null,
    shipPack: original.known?.shipPack,
    cents: original.known?.cents,
    maxInCart: MAX_ITEM,
    usual: undefined,
  },
  isUnchecked: true,
});

/** Whether the product is discontinued: the server knows the code but has no product to offer. */
export const isWithdrawn = ({ product, outcome }: SheetLine): boolean =>
  product === null && outcome === 'unavailable';

/** Returns the name of the line as HTML: that of the product, or what was given. */
export const nameOf = ({ product, original, code }: SheetLine): string =>
  product?.name ?? original.known?.name ?? (original.code || code || original.unread?.text || '');
