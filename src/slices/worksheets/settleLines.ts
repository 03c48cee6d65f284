import type { LineReport } from '#contract/lines';

import type { Chosen, AddedLine } from './sheet';

export interface Settled {
  addedLines: AddedLine[];
  /** Lines that turned out to be unavailable. */
  stayed: { id: number; note: string }[];
}

interface AddedPacks {
  packs: number;
  note: string | undefined;
}

const isFullyAdded = ({ outcome }: LineReport): boolean =>
  outcome === 'added' || outcome === 'merged';

const asFullyAdded = ({ id, code, item }: Chosen): AddedLine => ({
  id,
  productId: code,
  packs: item,
  note: undefined,
});

/**
 * Returns the outcome of each line that was sent. The server may answer per line, per product, or
 * without lines, in which case everything was added. The packs added of a product are allocated to
 * its lines in order.
 */
export function settleLines(
  chosen: readonly Chosen[],
  report: readonly LineReport[] = [],
): Settled {
  if (report.length === 0) return { addedLines: chosen.map(asFullyAdded), stayed: [] };
  const addedByCode = new Map<string, AddedPacks>();
  for (const line of report) {
    const code = line.product_id ?? line.code;
    const earlier = addedByCode.get(code);
    addedByCode.set(code, {
      packs: (earlier?.packs ?? 0) + line.possible,
      note: isFullyAdded(line) ? earlier?.note : line.message,
    });
  }

  const settled: Settled = { addedLines: [], stayed: [] };
  for (const { id, code, item } of chosen) {
    const all = addedByCode.get(code);
    const packs = Math.min(item, all?.packs ?? 0);
    if (all) all.packs -= packs;
    const note = all?.note;
    if (packs > 0) {
      settled.addedLines.push({
        id,
        productId: code,
        packs,
        note: packs < item ? note : undefined,
      });
    } else settled.stayed.push({ id, note: note ?? '' });
  }
  return settled;
}
