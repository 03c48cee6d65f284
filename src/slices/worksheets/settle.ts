import type { LineReport } from '#contract/lines';

import type { Chosen, WentIn } from './sheet';

export interface Settled {
  wentIn: WentIn[];
  /** Lines that could not be had after all. */
  stayed: { id: number; note: string }[];
}

interface Had {
  packs: number;
  note: string | undefined;
}

const isWhole = ({ outcome }: LineReport): boolean => outcome === 'added' || outcome === 'merged';

const inWhole = ({ id, code, item }: Chosen): WentIn => ({
  id,
  productId: code,
  packs: item,
  note: undefined,
});

/**
 * Tells for each line that was sent what became of it. The server may answer for each line or for
 * each product, or with no lines at all: then everything went in. What it added of a product goes to
 * its lines in their order.
 */
export function settle(chosen: readonly Chosen[], report: readonly LineReport[] = []): Settled {
  if (report.length === 0) return { wentIn: chosen.map(inWhole), stayed: [] };
  const had = new Map<string, Had>();
  for (const line of report) {
    const code = line.product_id ?? line.code;
    const earlier = had.get(code);
    had.set(code, {
      packs: (earlier?.packs ?? 0) + line.possible,
      note: isWhole(line) ? earlier?.note : line.message,
    });
  }

  const settled: Settled = { wentIn: [], stayed: [] };
  for (const { id, code, item } of chosen) {
    const all = had.get(code);
    const packs = Math.min(item, all?.packs ?? 0);
    if (all) all.packs -= packs;
    const note = all?.note;
    if (packs > 0) {
      settled.wentIn.push({ id, productId: code, packs, note: packs < item ? note : undefined });
    } else settled.stayed.push({ id, note: note ?? '' });
  }
  return settled;
}
