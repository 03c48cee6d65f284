import { createSelector } from '@reduxjs/toolkit';

import type { Language } from '#domain/languages';
import { unitsOf, type Counting } from '#domain/quantity';

import {
  codeOf,
  isChosen,
  isTickable,
  needsAttention,
  packsOf,
  statusOf,
  type SheetLineStatus,
} from './lineStatus';
import type { Sheet } from './sheet';
import { unitCentsOf } from './sheetLine';

/** Totals and counts of a whole sheet. */
export interface Summary {
  /** Number of lines that are not in the cart yet. */
  open: number;
  needingAttention: number;
  counts: Readonly<Partial<Record<SheetLineStatus, number>>>;
  /** Totals of the chosen lines. */
  chosen: number;
  units: number;
  cents: number;
  /** The sum is known only if every price is. */
  isPriced: boolean;
  tickable: number;
  /**
   * Number of chosen lines that repeat the product of an earlier one; those of a scanner do not
   * count.
   */
  repeated: number;
  /** Ship packs requested of each product by the chosen lines, which share its stock. */
  packs: ReadonlyMap<string, number>;
  /** Lines that have not been looked up in their current state. */
  waiting: readonly number[];
  /** The first lines without a product, for which near matches are searched automatically. */
  unknown: readonly number[];
}

/** Maximum number of lines for which near matches are searched automatically. */
const MAX_AUTO_MATCHES = 5;

/** Key of the look-up mode; a report is valid as long as its key is current. */
export const lookUpKey = (lang: Language, counting: Counting): string => `${lang}/${counting}/`;

type Summed = Pick<Sheet, 'lines' | 'order' | 'decisions'>;

/** Makes a single pass over all lines, so that ten thousand of them cause no noticeable delay. */
function summarise({ lines, order, decisions }: Summed, checkKey: string | undefined): Summary {
  const counts: Partial<Record<SheetLineStatus, number>> = {};
  const sum = {
    open: 0,
    needingAttention: 0,
    chosen: 0,
    units: 0,
    cents: 0,
    isPriced: true,
    tickable: 0,
    repeated: 0,
  };
  const packsOfProduct = new Map<string, number>();
  const typed = new Set<string>();
  const waiting: number[] = [];
  const unknown: number[] = [];
  for (const id of order) {
    const line = lines[id];
    const decision = decisions[id];
    if (!line) continue;
    const status = statusOf(line, decision);
    const isOld = checkKey !== undefined && line.checkKey !== checkKey;
    if (status === 'waiting' || (isOld && codeOf(line, decision) !== '')) waiting.push(id);
    const isUnknown = status === 'unknown' || codeOf(line, decision) === '';
    if (isUnknown && unknown.length < MAX_AUTO_MATCHES) unknown.push(id);
    counts[status] = (counts[status] ?? 0) + 1;
    sum.open += 1;
    if (needsAttention(status)) sum.needingAttention += 1;
    const packs = packsOf(line, decision);
    if (isTickable(line, decision)) sum.tickable += 1;
    if (!line.product || !isChosen(line, decision)) continue;
    const { id: product } = line.product;
    packsOfProduct.set(product, (packsOfProduct.get(product) ?? 0) + packs);
    if (!line.original.scans) {
      if (typed.has(product)) sum.repeated += 1;
      typed.add(product);
    }
    const units = unitsOf(packs, line.product.shipPack);
    sum.chosen += 1;
    sum.units += units;
    sum.cents += units * (unitCentsOf(line.product, packs) ?? 0);
    if (line.product.cents === undefined) sum.isPriced = false;
  }
  return { ...sum, counts, packs: packsOfProduct, waiting, unknown };
}

/** Returns the totals and counts of a sheet, memoised by its lines, order and decisions. */
export const summaryOf = createSelector(
  [
    ({ lines }: Sheet) => lines,
    ({ order }: Sheet) => order,
    ({ decisions }: Sheet) => decisions,
    (_sheet: Sheet, checkKey?: string) => checkKey,
  ],
  (lines, order, decisions, checkKey) => summarise({ lines, order, decisions }, checkKey),
);
