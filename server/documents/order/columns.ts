import type { OrderLine } from '#contract/orders';
import { unitsOf } from '#domain/quantity';

import { say } from '../../messages/say';
import { FONTS, INKS, MARGIN, TYPE } from '../../pdf/paper';
import { printable, textWidth, type Sheet } from '../../pdf/sheet';

import type { PrintedOrder } from './printedOrder';

/** Points that the columns beside the product take. */
const WIDTHS = { line: 30, barcode: 150, packs: 76, price: 68, total: 64 } as const;
const GAP = 8;

export interface Column {
  x: number;
  width: number;
}

/** Where each column stands on a sheet; the product has what the others leave. */
export function columnsOf(sheet: Sheet) {
  const { line, barcode, packs, price, total } = WIDTHS;
  const rest = textWidth(sheet) - line - barcode - packs - price - total;
  let x = MARGIN;
  const next = (width: number): Column => {
    const column = { x, width: width - GAP };
    x += width;
    return column;
  };
  return {
    line: next(line),
    product: next(rest),
    barcode: next(barcode),
    packs: next(packs),
    price: next(price),
    total: next(total + GAP),
  };
}

export type Columns = ReturnType<typeof columnsOf>;

/** The words of a line under the columns whose numbers stand to the right. */
export const numbersOf = (line: OrderLine, money: Intl.NumberFormat) => ({
  packs: `${line.order_qty} × ${line.ship_pack} = ${unitsOf(line.order_qty, line.ship_pack)}`,
  price: money.format(line.price),
  total: money.format(line.total),
});

export function drawNumber(sheet: Sheet, { x, width }: Column, y: number, text: string): void {
  sheet.text(printable(text), x, y, { width, align: 'right', lineBreak: false });
}

/** The head of the table, on every page. */
export function drawTableHead(
  sheet: Sheet,
  columns: Columns,
  y: number,
  order: PrintedOrder,
): void {
  const { language } = order;
  sheet.font(FONTS.bold, TYPE.fine).fillColor(INKS.soft);
  for (const name of ['line', 'packs', 'price', 'total'] as const) {
    drawNumber(sheet, columns[name], y, say(language, `order.${name}`));
  }
  sheet.text(say(language, 'order.product'), columns.product.x, y, { lineBreak: false });
  const { barcode } = columns;
  const options = { width: barcode.width, align: 'center', lineBreak: false } as const;
  sheet.text(say(language, 'order.barcode'), barcode.x, y, options);
  const below = y + 13;
  sheet.moveTo(MARGIN, below).lineTo(MARGIN + textWidth(sheet), below);
  sheet.lineWidth(0.8).stroke(INKS.ink);
}
