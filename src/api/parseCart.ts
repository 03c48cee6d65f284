import type { CartLine, showCart } from '#contract/cart';
import type { Reply } from '#contract/route';
import { trimProductId } from '#domain/productIds';

import {
  asList,
  asNumber,
  asText,
  optionalNumber,
  optionalText,
  type Fields,
} from './lenientFields';
import { parseBreaks } from './parseBreaks';
import { orEmpty, type ServedProduct } from './products';

const parseLine = (line: Fields): CartLine => {
  const product_id = trimProductId(asText(line.product_id));
  const selling_price = asNumber(line.selling_price);
  const price_breaks = parseBreaks(line.price_breaks);
  const list_price = optionalNumber(line.list_price);
  return {
    ...line,
    id: asText(line.id, product_id),
    product_id,
    name: asText(line.name, product_id),
    item: asNumber(line.item, 1),
    available: asNumber(line.available),
    class: asText(line.class),
    price: asNumber(line.price, selling_price),
    selling_price,
    selling_price_2: optionalNumber(line.selling_price_2) ?? null,
    retail_price: asNumber(line.retail_price),
    price_breaks,
    list_price,
    expected_on: optionalText(line.expected_on),
    ship_pack: asNumber(line.ship_pack, 1),
    image: asText(line.image, `${product_id}.jpg`),
    barcodes: Array.isArray(line.barcodes) ? line.barcodes.map(String) : [],
  };
};

/** Reads the lines of a cart; a server may send no more than the fields listed in section 3. */
export const parseCart = (response: Partial<Reply<typeof showCart>> | null): CartLine[] =>
  asList(response?.products).map(parseLine);

/** Returns the products of a cart's lines; a line's `id` is not a product's. */
export const productsOfCart = ({
  products,
}: {
  products: readonly CartLine[] | null | undefined;
}): ServedProduct[] =>
  orEmpty(products).map((line) => ({
    product_id: line.product_id,
    name: line.name,
    image: line.image,
    class: line.class,
    ship_pac: line.ship_pack,
    barcodes: line.barcodes,
    available: line.available,
    selling_price: line.selling_price,
    selling_price_2: line.selling_price_2,
    retail_price: line.retail_price,
    price_breaks: line.price_breaks,
    list_price: line.list_price,
    expected_on: line.expected_on,
  }));
