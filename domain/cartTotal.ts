import { toCents } from './money';
import { unitsOf } from './quantity';

/** The fields of a cart line that determine its price; prices are decimals, as on the wire. */
export interface PricedLine {
  price?: number | undefined;
  selling_price?: number | undefined;
  item: number;
  ship_pack?: number | undefined;
}

/**
 * Price of one unit in cents: `price` if it is greater than 0, else `selling_price` (specification
 * 9).
 */
export const unitCents = ({ price = 0, selling_price = 0 }: PricedLine): number =>
  toCents(price > 0 ? price : selling_price);

/** Unit price × item × ship pack, in cents. */
export const lineCents = (line: PricedLine): number =>
  unitCents(line) * unitsOf(line.item, line.ship_pack);
