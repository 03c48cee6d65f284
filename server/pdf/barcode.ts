import type { PdfSheet } from './sheet';

/** Quiet zone on either side of the bars, in modules (ISO/IEC 15417). */
const QUIET_ZONE = 10;

/** The characters of Code 128 that occur in product numbers and barcodes. */
const ENCODABLE = /^[\x20-\x7e]+$/;

/**
 * Returns alternating widths of bars and spaces of a Code 128 symbol, in modules; `undefined` if
 * the text cannot be encoded.
 */
export type BarsOf = (code: string) => readonly number[] | undefined;

/** Loaded on first use, because the library supports every kind of barcode and is large. */
export async function openBarcodes(): Promise<BarsOf> {
  const { default: library } = await import('bwip-js/node');
  return (code) => {
    if (!ENCODABLE.test(code)) return undefined;
    const [symbol] = library.raw('code128', code, '');
    return symbol && 'sbs' in symbol ? symbol.sbs : undefined;
  };
}

interface BarsArea {
  x: number;
  y: number;
  /** Available width, including the quiet zones. */
  width: number;
  height: number;
  /** Maximum width of a module. */
  module: number;
}

/** Draws bars in black, centred in the available space. */
export function drawBars(
  sheet: PdfSheet,
  bars: readonly number[],
  { x, y, width, height, module }: BarsArea,
): void {
  const modules = bars.reduce((sum, barWidth) => sum + barWidth, 2 * QUIET_ZONE);
  const moduleWidth = Math.min(module, width / modules);
  let left = x + (width - modules * moduleWidth) / 2 + QUIET_ZONE * moduleWidth;
  bars.forEach((barWidth, index) => {
    if (index % 2 === 0) sheet.rect(left, y, barWidth * moduleWidth, height);
    left += barWidth * moduleWidth;
  });
  sheet.fill('#000000');
}
