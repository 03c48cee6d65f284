import type { LineReport, UsualQuantity } from '#contract/lines';
import type { Product } from '#contract/product';
import { unitPriceNow } from '#domain/cartTotal';
import type { GivenLine } from '#domain/givenLines';
import type { LineOutcome } from '#domain/lines';
import { toCents } from '#domain/money';
import type { ReadReason } from '#domain/order-file/orderFile';
import { isOrderable, MAX_ITEM, mostPacks } from '#domain/quantity';

/** A line on its way into the sheet. */
export interface SourceLine extends GivenLine {
  /** How an earlier order shows it, for what is no longer sold or cannot be checked; prices are those of then. */
  known?: { name: string; image: string; shipPack: number; cents: number };
  /** It is offered, and not asked for: it stands there unticked. */
  isOffered?: boolean;
}

/** Takes the lines of a device, and what they come from; true once they are stored on this computer. */
export type GiveLines = (lines: GivenLine<ReadReason>[], sourceName: string) => Promise<boolean>;

/** The same with the name of what it came from; empty where it was typed. */
export interface Given extends SourceLine {
  source: string;
}

/** What of a product matters here; prices are those of today. */
interface SheetProduct {
  id: string;
  name: string;
  image: string;
  country: string | null;
  /** Units in a ship pack; unknown where nothing could be checked. */
  shipPack: number | undefined;
  /** Price of one unit. */
  cents: number | undefined;
  /** Most ship packs that the cart may hold of it. */
  most: number;
  /** How much of it the customer orders as a rule; unknown to a server that does not say. */
  usual: UsualQuantity | undefined;
}

/** One line of the sheet: what was given, and the server's latest word on it. */
export interface SheetLine {
  id: number;
  given: Given;
  /** The code that was looked up, maybe another than the one given; `null` before the server has said anything. */
  code: string | null;
  /** Language and way of counting of that look-up. */
  checkKey: string;
  outcome: LineOutcome;
  message: string;
  /** Ship packs that can be had of those asked for. */
  possible: number;
  /** Other lines of the sheet take what `possible` is short of. */
  isShared: boolean;
  product: SheetProduct | null;
  candidates: Product[];
  /** Ship packs that the cart holds of it without this sheet. */
  inCart: number;
  /** The same with what the lines before it asked for, when it was looked up. */
  held: number;
  /** Scans of the line that were ordered before, and ship packs of those that were not. */
  seen: LineReport['seen'];
  fresh: number | undefined;
  /** The server could not be asked: everything is open until it is added. */
  isUnchecked: boolean;
}

const shown = (product: Product, usual: UsualQuantity | undefined): SheetProduct => ({
  id: product.product_id,
  name: product.name,
  image: product.image,
  country: product.country,
  shipPack: product.ship_pac,
  cents: toCents(unitPriceNow(product.selling_price ?? 0, product.selling_price_2)),
  most: isOrderable(product) ? mostPacks(product) : 0,
  usual,
});

/** A line that nothing has been looked up for. */
export const newLine = (id: number, given: Given): SheetLine => ({
  id,
  given,
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

/** The server's word on one line; none where it cannot be asked. */
export interface LineAnswer {
  id: number;
  /** The code that was asked for. */
  code: string;
  report: LineReport | null;
}

/** What one call has shown so far, by product id: a product is sent with the first of its lines alone. */
export type ShownProducts = Map<string, { product: SheetProduct; inCart: number }>;

/** The line with what was just said about it. */
export function lookedUp(
  line: SheetLine,
  { code, report }: LineAnswer,
  checkKey: string,
  products: ShownProducts,
): SheetLine {
  if (!report) return { ...unchecked(line, code), checkKey };
  const { product_id, product, usual } = report;
  if (product && !products.has(product.product_id)) {
    products.set(product.product_id, { product: shown(product, usual), inCart: report.in_cart });
  }
  const known = product_id === null ? undefined : products.get(product_id);
  const isCounted = line.given.quantity !== null;
  return {
    ...newLine(line.id, line.given),
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

/** A line of which nothing is known but what was given. */
const unchecked = ({ id, given }: SheetLine, code: string): SheetLine => ({
  ...newLine(id, given),
  code,
  possible: Math.min(Math.max(0, given.quantity ?? 0), MAX_ITEM),
  product: {
    id: code,
    name: given.known?.name ?? code,
    image: given.known?.image ?? '',
    country: null,
    shipPack: given.known?.shipPack,
    cents: given.known?.cents,
    most: MAX_ITEM,
    usual: undefined,
  },
  isUnchecked: true,
});

/** No longer sold: the server knows the code, and has no product to offer. */
export const isWithdrawn = ({ product, outcome }: SheetLine): boolean =>
  product === null && outcome === 'unavailable';

/** What the line is called, as HTML: the product's name, or what was given. */
export const nameOf = ({ product, given, code }: SheetLine): string =>
  product?.name ?? given.known?.name ?? (given.code || code || given.unread?.text || '');
