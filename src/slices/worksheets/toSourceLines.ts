import type { Order } from '#contract/orders';
import { toCents } from '#domain/money';

import type { SourceLine } from './sheetLine';

/** Returns the lines of an earlier order as they are given to a sheet, with its prices and packs. */
export const toSourceLines = ({ lines }: Order): SourceLine[] =>
  lines.map(({ product_id, order_qty, name, image, ship_pack, price }) => ({
    code: product_id,
    quantity: order_qty,
    places: [],
    known: { name, image, shipPack: ship_pack, cents: toCents(price) },
  }));
