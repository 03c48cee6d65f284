import { MAX_ITEM } from './quantity';
import type { ReadFile, Scan, Unread } from './scanner/scannerFile';

/** Quantities on the barcode strip of an order form: the most common ones, in ship packs. */
export const FORM_QUANTITIES = [1, 2, 3, 4, 5, 6, 8, 10, 12, 20, 24, 48] as const;

/** Returns the text of a quantity barcode (Code 128); no product has such an id. */
export const quantityCode = (packs: number): string => `QTY-${packs}`;

/** Parses the ship packs of a quantity barcode; `undefined` for any other code. */
export function parseQuantityCode(code: string): number | undefined {
  const packs = Number(/^QTY-([1-9]\d{0,4})$/i.exec(code.trim())?.[1]);
  return packs <= MAX_ITEM ? packs : undefined;
}

interface AppliedQuantities {
  scans: Scan[];
  /** Quantities that follow no product, so what they count is unknown. */
  unread: Unread[];
  /** Number of lines that set the quantity of the preceding product. */
  used: number;
}

/** Applies each quantity barcode to the product scanned immediately before it. */
function applyQuantityCodes(scans: readonly Scan[], unread: readonly Unread[]): AppliedQuantities {
  const unreadLines = new Set(unread.map(({ line }) => line));
  const applied: AppliedQuantities = { scans: [], unread: [], used: 0 };
  let previous: Scan | undefined;
  let lastLine = 0;
  for (const scan of scans) {
    const packs = parseQuantityCode(scan.code);
    // An unreadable line may have been the product that the quantity belongs to.
    for (let line = lastLine + 1; line < scan.line; line += 1) {
      if (unreadLines.has(line)) previous = undefined;
    }
    lastLine = scan.line;
    if (packs === undefined) {
      previous = { ...scan };
      applied.scans.push(previous);
    } else if (previous) {
      previous.quantity = packs;
      previous = undefined;
      applied.used += 1;
    } else {
      applied.unread.push({ line: scan.line, text: scan.code, reason: 'quantityAlone' });
    }
  }
  return applied;
}

/** Applies the quantity barcodes to the scans of a file or a cable upload. */
export function withQuantities(file: ReadFile): ReadFile {
  if (!file.scans.some(({ code }) => parseQuantityCode(code) !== undefined)) return file;
  const { scans, unread, used } = applyQuantityCodes(file.scans, file.unread);
  const all = [...file.unread, ...unread].sort((a, b) => a.line - b.line);
  return { ...file, scans, unread: all, quantityLines: used };
}
