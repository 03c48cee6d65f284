import { toCents } from './money';
import { isOrderable, unitsOf } from './quantity';

/** The parts of a cart line that its price depends on; prices are decimals as on the wire. */
export interface PricedLine {
  class: string;
  available?: number | undefined;
  price?: number | undefined;
  selling_price?: number | undefined;
  item: number;
  ship_pack?: number | undefined;
}

/** Price of one unit in cents: `price` if it is greater than 0, else `selling_price` (specification 9). */
export const unitCents = ({ price = 0, selling_price = 0 }: PricedLine): number =>
  toCents(price > 0 ? price : selling_price);

/** Unit price × item × ship pack, in cents. */
export const lineCents = (line: PricedLine): number =>
  unitCents(line) * unitsOf(line.item, line.ship_pack);

/** Sum in cents over the lines that can be ordered; the caller passes the selected ones (specification 9). */
export const cartCents = (lines: readonly PricedLine[]): number =>
  lines.filter(isOrderable).reduce((sum, line) => sum + lineCents(line), 0);

/** What a unit costs today: the sale price when there is one, else the list price. */
export const unitPriceNow = (selling_price: number, sale: number | null | undefined): number =>
  sale != null && sale > 0 ? sale : selling_price;
