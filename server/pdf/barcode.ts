import type { Sheet } from './sheet';

/** Blank modules that a scanner needs on either side (ISO/IEC 15417). */
const QUIET = 10;

/** What Code 128 has signs for, as far as product numbers and barcodes go. */
const WRITABLE = /^[\x20-\x7e]+$/;

/** Bars and blanks of a Code 128 in turn, in modules; `undefined` for a text that it cannot say. */
export type BarsOf = (code: string) => readonly number[] | undefined;

/** Loaded when first needed: the library knows every kind of barcode there is. */
export async function openBarcodes(): Promise<BarsOf> {
  const { default: library } = await import('bwip-js/node');
  return (code) => {
    if (!WRITABLE.test(code)) return undefined;
    const [symbol] = library.raw('code128', code, '');
    return symbol && 'sbs' in symbol ? symbol.sbs : undefined;
  };
}

interface Place {
  x: number;
  y: number;
  /** All the width that it may take, with the blanks at its sides. */
  width: number;
  height: number;
  /** The widest that a module may be. */
  module: number;
}

/** Draws bars in the middle of a place, in black. */
export function drawBars(
  sheet: Sheet,
  bars: readonly number[],
  { x, y, width, height, module }: Place,
): void {
  const modules = bars.reduce((sum, one) => sum + one, 2 * QUIET);
  const unit = Math.min(module, width / modules);
  let at = x + (width - modules * unit) / 2 + QUIET * unit;
  bars.forEach((one, place) => {
    if (place % 2 === 0) sheet.rect(at, y, one * unit, height);
    at += one * unit;
  });
  sheet.fill('#000000');
}
