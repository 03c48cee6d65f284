import type { GivenLine } from '../givenLines';
import { MAX_ITEM } from '../quantity';
import type { ReadFile, Scan } from '../scanner/scannerFile';

import { fingerprintsOf } from './fingerprints';
import { MAX_SHOWN_LENGTH, type OrderReading, type ReadReason, type Skipped } from './orderFile';
import { unreadLine } from './unreadLine';

interface Summed extends GivenLine<ReadReason> {
  quantity: number;
  scans: string[];
  scanItems: number[];
}

/** Sums the scans of each code into one line; scans may be subtracted up to the number scanned. */
function summed(scans: readonly Scan[]): GivenLine<ReadReason>[] {
  const fingerprints = fingerprintsOf(scans);
  const byCode = new Map<string, Summed>();
  scans.forEach(({ code, quantity, line }, at) => {
    const known = byCode.get(code) ?? { code, quantity: 0, places: [], scans: [], scanItems: [] };
    known.quantity += quantity;
    known.places.push(line);
    known.scans.push(fingerprints[at]!);
    known.scanItems.push(quantity);
    byCode.set(code, known);
  });
  return [...byCode.values()].map(({ scanItems, ...line }) => {
    const { quantity, places, code } = line;
    const isTold = scanItems.some((item) => item > 1) && scanItems.every((item) => item > 0);
    if (quantity > 0 && quantity <= MAX_ITEM) return isTold ? { ...line, scanItems } : line;
    const reason = quantity > 0 ? 'quantityTooLarge' : quantity < 0 ? 'negative' : 'takenBack';
    return { ...unreadLine(0, `${code} × ${quantity}`, reason, code), places };
  });
}

const headingsOf = (file: ReadFile, texts: readonly string[]): Skipped[] => {
  const used = new Set([...file.scans, ...file.unread].map(({ line }) => line));
  return texts.flatMap((text, at) =>
    used.has(at + 1) || text.trim() === ''
      ? []
      : [{ place: at + 1, text: text.trim().slice(0, MAX_SHOWN_LENGTH), why: 'heading' as const }],
  );
};

/** Converts a scanner file to order lines: one per code, with a fingerprint for every scan. */
export function linesOfScans(file: ReadFile, texts: readonly string[]): OrderReading {
  const skipped = file.headerLines > 0 ? headingsOf(file, texts).slice(0, file.headerLines) : [];
  return {
    refusal: null,
    source: 'scans',
    lines: [
      ...summed(file.scans),
      ...file.unread.map(({ line, text, reason }) => unreadLine(line, text, reason)),
    ].sort((a, b) => a.places[0]! - b.places[0]!),
    skipped,
    blank: file.blankLines,
    total: file.lines,
    scanned: { form: file.form, scans: file.scans.length },
  };
}
