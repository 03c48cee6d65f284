import { toCents } from './money';
import { unitsOf } from './quantity';
import { priceAt, stepsOfFields, type PricedOnTheWire } from './unitPrice';

/** The fields of a cart line that determine its price; prices are decimals, as on the wire. */
export interface PricedLine extends PricedOnTheWire {
  price?: number | undefined;
  item: number;
  ship_pack?: number | undefined;
}

/**
 * Price of one unit in cents: of a line with quantity breaks, at its quantity, which may differ from
 * the one that `price` was sent for; else `price` if it is greater than 0, else `selling_price`
 * (specification 9).
 */
export function unitCents(line: PricedLine): number {
  const { price = 0, selling_price = 0, price_breaks = [], item } = line;
  if (price_breaks.length > 0) return priceAt(stepsOfFields(line), item).cents;
  return toCents(price > 0 ? price : selling_price);
}

/** Unit price × item × ship pack, in cents. */
export const lineCents = (line: PricedLine): number =>
  unitCents(line) * unitsOf(line.item, line.ship_pack);
