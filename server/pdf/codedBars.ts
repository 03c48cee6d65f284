import { drawBars, type BarsOf } from './barcode';
import { FONTS, INKS, mm, TYPE } from './paper';
import { printedName, type Sheet } from './sheet';
import type { Place } from './table';

const BARS = mm(8);
/** Width of a module that a hand scanner reads at arm's length. */
const MODULE = mm(0.28);

/** Height of the bars with the code below, in points. */
export const CODED_BARS = BARS + 12;

/** Draws a code as a barcode, if it can be encoded, with the text below. */
export function drawCodedBars(sheet: Sheet, code: string, barsOf: BarsOf, place: Place): void {
  const bars = barsOf(code);
  if (bars) drawBars(sheet, bars, { ...place, height: BARS, module: MODULE });
  sheet.font(FONTS.mono, TYPE.fine).fillColor(INKS.ink);
  const options = { width: place.width, align: 'center', lineBreak: false } as const;
  sheet.text(printedName(code), place.x, place.y + BARS + 2, options);
}
