import type { CartLine } from '#contract/cart';
import type { Product } from '#contract/product';
import { unitCents } from '#domain/cartTotal';
import { fromCents, toCents } from '#domain/money';
import { trimProductId } from '#domain/productIds';
import { isOrderable, unitsOf } from '#domain/quantity';
import { unitPriceAt, type PricedOnTheWire } from '#domain/unitPrice';

/**
 * A line of the preview panel, in the shape of the specification (section 3); the id is the
 * product's.
 */
export interface PreviewItem {
  id: string;
  name: string;
  /** Ship packs. */
  quantity: number;
  thumbnail: { url: string };
  /** Current price of one ship pack in the smallest quantity. */
  price: { regularPrice: { amount: { value: number } } };
  /** Lower prices of one ship pack from larger quantities, the smallest first. */
  breaks?: { packs: number; value: number }[];
  /** Lines that cannot be ordered do not count towards the total. */
  isOrderable: boolean;
}

const pricedAt = (cents: number): PreviewItem['price'] => ({
  regularPrice: { amount: { value: fromCents(cents) } },
});

/** Returns the price of one ship pack of the line at a quantity, its own by default, in cents. */
export function packCents(item: PreviewItem, packs = item.quantity): number {
  const { price, breaks = [] } = item;
  const reached = breaks.findLast((one) => one.packs <= packs);
  return toCents(reached?.value ?? price.regularPrice.amount.value);
}

type Prices = Pick<PreviewItem, 'price' | 'breaks'>;

/** Returns the prices of a pack of so many units. */
function pricesOf(cents: number, { price_breaks }: PricedOnTheWire, shipPack: number): Prices {
  const units = unitsOf(1, shipPack);
  const price = pricedAt(cents * units);
  if (!price_breaks) return { price };
  const breaks = price_breaks.map(({ packs, price: unitPrice }) => ({
    packs,
    value: fromCents(toCents(unitPrice) * units),
  }));
  return { price, breaks };
}

/**
 * A line that is no longer offered has no price; it keeps its last one, with which it is compared
 * if it is offered again.
 */
export const withLastPrice = (item: PreviewItem, before: PreviewItem | undefined): PreviewItem =>
  before && packCents(item) === 0 ? { ...item, ...lastPricesOf(before) } : item;

const lastPricesOf = ({ price, breaks }: PreviewItem): Prices => ({
  price,
  ...(breaks && { breaks }),
});

export const previewOf = (line: CartLine): PreviewItem => ({
  id: trimProductId(line.product_id),
  name: line.name,
  quantity: line.item,
  thumbnail: { url: line.image },
  ...pricesOf(unitCents({ ...line, item: 1 }), line, line.ship_pack),
  isOrderable: isOrderable(line),
});

/**
 * The same for a product to be added to the cart; a visitor's product has no price and cannot be
 * ordered.
 */
export const previewOfProduct = (product: Product, packs: number): PreviewItem => ({
  id: trimProductId(product.product_id),
  name: product.name,
  quantity: packs,
  thumbnail: { url: product.image },
  ...pricesOf(toCents(unitPriceAt(product, 1)), product, product.ship_pac),
  isOrderable: isOrderable(product),
});

/** An order line, placed or to be placed, which then has the price lists' part of its price. */
export interface OrderedLine extends Pick<PricedOnTheWire, 'price_breaks' | 'list_price'> {
  product_id: string;
  name: string;
  image: string;
  /** Ship packs. */
  order_qty: number;
  ship_pack: number;
  /** Price of one unit. */
  price: number;
}

/** The same for a line of an order, at its old price until the server returns the current one. */
export const previewOfOrdered = (line: OrderedLine): PreviewItem => ({
  id: trimProductId(line.product_id),
  name: line.name,
  quantity: line.order_qty,
  thumbnail: { url: line.image },
  price: pricedAt(toCents(line.price) * unitsOf(1, line.ship_pack)),
  isOrderable: true,
});

/** The same for a code of which nothing else is known yet. */
export const previewOfCode = (code: string, packs: number): PreviewItem => ({
  id: code,
  name: code,
  quantity: packs,
  thumbnail: { url: '' },
  price: pricedAt(0),
  isOrderable: false,
});
