import { FONTS, INKS, TYPE } from './paper';
import { printedName, type Sheet } from './sheet';
import type { Place } from './table';

interface Product {
  product_id: string;
  name: string;
  /** Additional text about the line. */
  remark?: string;
}

const LINE = 13;

/** Returns the height of a product's number, name and remark, in points. */
export function productHeight(sheet: Sheet, { name, remark }: Product, width: number): number {
  sheet.font(FONTS.text, TYPE.body);
  const words = sheet.heightOfString(printedName(name), { width });
  if (!remark) return LINE + words;
  sheet.font(FONTS.text, TYPE.fine);
  return LINE + words + 2 + sheet.heightOfString(printedName(remark), { width });
}

/** Draws a product's number, with its name and remark below. */
export function drawProduct(
  sheet: Sheet,
  { product_id, name, remark }: Product,
  { x, width, y }: Place,
): void {
  sheet.font(FONTS.monoBold, TYPE.body).fillColor(INKS.ink);
  sheet.text(printedName(product_id), x, y, { width });
  sheet.font(FONTS.text, TYPE.body).text(printedName(name), x, y + LINE, { width });
  if (!remark) return;
  const below = sheet.y + 2;
  sheet.font(FONTS.text, TYPE.fine).fillColor(INKS.soft);
  sheet.text(printedName(remark), x, below, { width });
}
