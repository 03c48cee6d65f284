import { FONTS, COLOURS, FONT_SIZES } from './paper';
import { printedName, type PdfSheet } from './sheet';
import type { CellArea } from './table';

interface Product {
  product_id: string;
  name: string;
  /** Additional text about the line. */
  remark?: string;
}

const LINE_HEIGHT = 13;

/** Returns the height of a product's number, name and remark, in points. */
export function productHeight(sheet: PdfSheet, { name, remark }: Product, width: number): number {
  sheet.font(FONTS.text, FONT_SIZES.body);
  const nameHeight = sheet.heightOfString(printedName(name), { width });
  if (!remark) return LINE_HEIGHT + nameHeight;
  sheet.font(FONTS.text, FONT_SIZES.fine);
  return LINE_HEIGHT + nameHeight + 2 + sheet.heightOfString(printedName(remark), { width });
}

/** Draws a product's number, with its name and remark below. */
export function drawProduct(
  sheet: PdfSheet,
  { product_id, name, remark }: Product,
  { x, width, y }: CellArea,
): void {
  sheet.font(FONTS.monoBold, FONT_SIZES.body).fillColor(COLOURS.ink);
  sheet.text(printedName(product_id), x, y, { width });
  sheet.font(FONTS.text, FONT_SIZES.body).text(printedName(name), x, y + LINE_HEIGHT, { width });
  if (!remark) return;
  const below = sheet.y + 2;
  sheet.font(FONTS.text, FONT_SIZES.fine).fillColor(COLOURS.soft);
  sheet.text(printedName(remark), x, below, { width });
}
