import type { InputLine } from '../inputLine';
import { MAX_ITEM } from '../quantity';
import type { ReadFile, Scan } from '../scanner/scannerFile';

import { fingerprintsOf } from './fingerprints';
import { MAX_SHOWN_LENGTH, type OrderReading, type ReadReason, type SkippedRow } from './orderFile';
import { unreadLine } from './unreadLine';

interface SummedLine extends InputLine<ReadReason> {
  quantity: number;
  scans: string[];
  scanItems: number[];
}

/** Sums the scans of each code into one line; scans may be subtracted up to the number scanned. */
function sumScans(scans: readonly Scan[]): InputLine<ReadReason>[] {
  const fingerprints = fingerprintsOf(scans);
  const byCode = new Map<string, SummedLine>();
  scans.forEach(({ code, quantity, line }, index) => {
    const sum = byCode.get(code) ?? { code, quantity: 0, places: [], scans: [], scanItems: [] };
    sum.quantity += quantity;
    sum.places.push(line);
    sum.scans.push(fingerprints[index]!);
    sum.scanItems.push(quantity);
    byCode.set(code, sum);
  });
  return [...byCode.values()].map(({ scanItems, ...line }) => {
    const { quantity, places, code } = line;
    const needsScanItems =
      scanItems.some((item) => item > 1) && scanItems.every((item) => item > 0);
    if (quantity > 0 && quantity <= MAX_ITEM) return needsScanItems ? { ...line, scanItems } : line;
    const reason = quantity > 0 ? 'quantityTooLarge' : quantity < 0 ? 'negative' : 'takenBack';
    return { ...unreadLine(0, `${code} × ${quantity}`, reason, code), places };
  });
}

const headingsOf = (file: ReadFile, texts: readonly string[]): SkippedRow[] => {
  const used = new Set([...file.scans, ...file.unread].map(({ line }) => line));
  return texts.flatMap((text, index) =>
    used.has(index + 1) || text.trim() === ''
      ? []
      : [
          {
            place: index + 1,
            text: text.trim().slice(0, MAX_SHOWN_LENGTH),
            why: 'heading' as const,
          },
        ],
  );
};

/** Converts a scanner file to order lines: one per code, with a fingerprint for every scan. */
export function linesOfScans(file: ReadFile, texts: readonly string[]): OrderReading {
  const skipped = file.headerLines > 0 ? headingsOf(file, texts).slice(0, file.headerLines) : [];
  return {
    refusal: null,
    source: 'scans',
    lines: [
      ...sumScans(file.scans),
      ...file.unread.map(({ line, text, reason }) => unreadLine(line, text, reason)),
    ].sort((a, b) => a.places[0]! - b.places[0]!),
    skipped,
    blank: file.blankLines,
    total: file.lines,
    scanned: { form: file.form, scans: file.scans.length },
  };
}
