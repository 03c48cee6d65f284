import type { LineReport } from '#contract/lines';
import type { Product } from '#contract/product';
import { effectivePrice } from '#domain/cartTotal';
import type { LineOutcome } from '#domain/lines';
import { toCents } from '#domain/money';
import { isOrderable, MAX_ITEM, mostPacks } from '#domain/quantity';

/** What somebody asked for, before the server has said a word about it. */
export interface AskedFor {
  /** A product id or a barcode, as it was given. */
  code: string;
  /** Ship packs. */
  item: number;
  /** Lines of the file that it comes from. */
  places?: number[];
  /** How an earlier order shows it, for what is no longer sold or cannot be checked. */
  known?: { name: string; image: string; shipPack: number; cents: number };
}

/** What of a product matters here; prices are those of today. */
export interface ReviewedProduct {
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
}

/** One line under review: what was asked for, and the server's latest word on it. */
export interface ReviewLine {
  id: number;
  asked: AskedFor;
  /** The code that was looked up; another than the one given where it was corrected. */
  code: string;
  outcome: LineOutcome;
  message: string;
  /** Ship packs that can be had of those asked for. */
  possible: number;
  product: ReviewedProduct | null;
  candidates: Product[];
  /** Ship packs that the cart holds of it without this list. */
  inCart: number;
  /** Price of a unit and size of a pack in the earlier order. */
  then: { cents: number; shipPack: number } | undefined;
  /** The server could not be asked: everything is open until it is added. */
  isUnchecked: boolean;
}

const reviewed = (product: Product): ReviewedProduct => ({
  id: product.product_id,
  name: product.name,
  image: product.image,
  country: product.country,
  shipPack: product.ship_pac,
  cents: toCents(effectivePrice(product.selling_price ?? 0, product.selling_price_2)),
  most: isOrderable(product) ? mostPacks(product) : 0,
});

/** A line as the server reports it; a product that an earlier line showed is handed in. */
export function lineOf(
  id: number,
  asked: AskedFor,
  report: LineReport,
  shown: { product: Product; inCart: number } | undefined,
): ReviewLine {
  const product = report.product ?? shown?.product;
  return {
    id,
    asked,
    code: report.code,
    outcome: report.outcome,
    message: report.message,
    possible: report.possible,
    product: product ? reviewed(product) : null,
    candidates: report.candidates ?? [],
    inCart: shown?.inCart ?? report.in_cart,
    then:
      report.price_then === undefined
        ? undefined
        : { cents: toCents(report.price_then), shipPack: report.ship_pack_then ?? 1 },
    isUnchecked: false,
  };
}

/** A line of which nothing is known but what was asked for. */
const uncheckedLine = (id: number, asked: AskedFor): ReviewLine => {
  const { code, item, known } = asked;
  return {
    id,
    asked,
    code,
    outcome: 'ok',
    message: '',
    possible: Math.min(Math.max(0, item), MAX_ITEM),
    product: {
      id: code,
      name: known?.name ?? code,
      image: known?.image ?? '',
      country: null,
      shipPack: known?.shipPack,
      cents: known?.cents,
      most: MAX_ITEM,
    },
    candidates: [],
    inCart: 0,
    then: undefined,
    isUnchecked: true,
  };
};

/** Everything asked for with the server's report on it, line by line; without a report nothing is checked. */
export function linesOf(
  asked: readonly AskedFor[],
  reports: readonly LineReport[] | null,
): ReviewLine[] {
  const shown = new Map<string, { product: Product; inCart: number }>();
  return asked.map((one, id) => {
    const report = reports?.[id];
    if (!report) return uncheckedLine(id, one);
    const { product_id, product, in_cart } = report;
    if (product && product_id !== null && !shown.has(product_id)) {
      shown.set(product_id, { product, inCart: in_cart });
    }
    return lineOf(id, one, report, product_id === null ? undefined : shown.get(product_id));
  });
}

/** No longer sold: the server knows the code, and has no product to offer. */
export const isWithdrawn = ({ product, outcome }: ReviewLine): boolean =>
  product === null && outcome === 'unavailable';

/** What the line is called, as HTML: the product's name, or the code as it was given. */
export const nameOf = ({ product, asked }: ReviewLine): string =>
  product?.name ?? asked.known?.name ?? asked.code;
