import { drawBars, type BarsOf } from './barcode';
import { FONTS, COLOURS, mm, FONT_SIZES } from './paper';
import { printedName, type PdfSheet } from './sheet';
import type { CellArea } from './table';

const BARS_HEIGHT = mm(8);
/** Width of a module that a hand scanner reads at arm's length. */
const MODULE_WIDTH = mm(0.28);

/** Height of the bars with the code below, in points. */
export const CODED_BARS_HEIGHT = BARS_HEIGHT + 12;

/** Draws a code as a barcode, if it can be encoded, with the text below. */
export function drawCodedBars(sheet: PdfSheet, code: string, barsOf: BarsOf, area: CellArea): void {
  const bars = barsOf(code);
  if (bars) drawBars(sheet, bars, { ...area, height: BARS_HEIGHT, module: MODULE_WIDTH });
  sheet.font(FONTS.mono, FONT_SIZES.fine).fillColor(COLOURS.ink);
  const options = { width: area.width, align: 'center', lineBreak: false } as const;
  sheet.text(printedName(code), area.x, area.y + BARS_HEIGHT + 2, options);
}
