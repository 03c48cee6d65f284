import { MAX_ITEM } from './quantity';
import type { ReadFile, Scan, Unread } from './scanner/scannerFile';

/** Quantities on the strip of an order form: what is ordered most, in ship packs. */
export const FORM_QUANTITIES = [1, 2, 3, 4, 5, 6, 8, 10, 12, 20, 24, 48] as const;

/** The text of a quantity's barcode (Code 128); no product is called so. */
export const quantityCode = (packs: number): string => `QTY-${packs}`;

/** The ship packs that such a text says; `undefined` for any other code. */
export function readQuantityCode(code: string): number | undefined {
  const packs = Number(/^QTY-([1-9]\d{0,4})$/i.exec(code.trim())?.[1]);
  return packs <= MAX_ITEM ? packs : undefined;
}

interface Applied {
  scans: Scan[];
  /** Quantities that stand after no product: nobody can tell what they count. */
  unread: Unread[];
  /** Lines that gave the product before them its quantity. */
  used: number;
}

/** A quantity's barcode says how many packs of the product that was scanned right before it. */
function applyQuantityCodes(scans: readonly Scan[], unread: readonly Unread[]): Applied {
  const unreadLines = new Set(unread.map(({ line }) => line));
  const applied: Applied = { scans: [], unread: [], used: 0 };
  let before: Scan | undefined;
  let lastLine = 0;
  for (const scan of scans) {
    const packs = readQuantityCode(scan.code);
    // A line that could not be read may have been the product that the quantity belongs to.
    for (let line = lastLine + 1; line < scan.line; line += 1) {
      if (unreadLines.has(line)) before = undefined;
    }
    lastLine = scan.line;
    if (packs === undefined) {
      before = { ...scan };
      applied.scans.push(before);
    } else if (before) {
      before.quantity = packs;
      before = undefined;
      applied.used += 1;
    } else {
      applied.unread.push({ line: scan.line, text: scan.code, reason: 'quantityAlone' });
    }
  }
  return applied;
}

/** What was scanned, from a file or over the cable, with the quantities given to their products. */
export function withQuantities(file: ReadFile): ReadFile {
  if (!file.scans.some(({ code }) => readQuantityCode(code) !== undefined)) return file;
  const { scans, unread, used } = applyQuantityCodes(file.scans, file.unread);
  const all = [...file.unread, ...unread].sort((a, b) => a.line - b.line);
  return { ...file, scans, unread: all, quantityLines: used };
}
