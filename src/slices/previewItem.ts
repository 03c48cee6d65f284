import type { CartLine } from '#contract/cart';
import type { Product } from '#contract/product';
import { unitCents } from '#domain/cartTotal';
import { fromCents, toCents } from '#domain/money';
import { trimProductId } from '#domain/productIds';
import { isOrderable, unitsOf } from '#domain/quantity';
import { unitPriceAt } from '#domain/unitPrice';

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
  /** Current price of one ship pack. */
  price: { regularPrice: { amount: { value: number } } };
  /** Lines that cannot be ordered do not count towards the total. */
  isOrderable: boolean;
}

const pricedAt = (cents: number): PreviewItem['price'] => ({
  regularPrice: { amount: { value: fromCents(cents) } },
});

/** Returns the price of one ship pack of the line, in cents. */
export const packCents = ({ price }: PreviewItem): number =>
  toCents(price.regularPrice.amount.value);

/**
 * A line that is no longer offered has no price; it keeps its last one, with which it is compared
 * if it is offered again.
 */
export const withLastPrice = (item: PreviewItem, before: PreviewItem | undefined): PreviewItem =>
  before && packCents(item) === 0 ? { ...item, price: before.price } : item;

export const previewOf = (line: CartLine): PreviewItem => ({
  id: trimProductId(line.product_id),
  name: line.name,
  quantity: line.item,
  thumbnail: { url: line.image },
  price: pricedAt(unitCents(line) * unitsOf(1, line.ship_pack)),
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
  price: pricedAt(toCents(unitPriceAt(product, packs)) * unitsOf(1, product.ship_pac)),
  isOrderable: isOrderable(product),
});

/** An order line, placed or to be placed. */
export interface OrderedLine {
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
