import type { LineReport } from '#contract/lines';
import type { AskedLine } from '#contract/opticon';
import { unitsOf } from '#domain/quantity';

import type { Db } from '../db/client';
import { IN_CART, seenPrints, type SeenPrint } from '../db/scanPrints';

/** The latest place of each scan that the server has seen before. */
export type Seen = ReadonlyMap<string, SeenPrint>;

/** What one of the line's quantity is worth: a ship pack, or so many to the ship pack. */
export interface Worth {
  toThePack: number;
}

interface Scan {
  print: string;
  /** What it counts of the line's quantity. */
  item: number;
}

/** Looks up every scan of a request at once. */
export async function findSeen(
  db: Db,
  customerId: string,
  lines: readonly AskedLine[],
): Promise<Seen> {
  const prints = new Set(lines.flatMap(({ scans = [] }) => scans));
  const latest = new Map<string, SeenPrint>();
  for (const one of await seenPrints(db, customerId, [...prints])) {
    const other = latest.get(one.print);
    if (!other || other.date < one.date) latest.set(one.print, one);
  }
  return latest;
}

/** The scans of a line; those of which nothing is said share its quantity, one each at the least. */
function scansOf({ item, scans = [], scan_items: items }: AskedLine): Scan[] {
  const even = Math.max(1, item / scans.length);
  return scans.map((print, at) => ({ print, item: items?.[at] ?? even }));
}

/**
 * What of a line was scanned before, by where it went, the newest first; and the ship packs that its
 * other scans ask for. Nothing where no scan of it was seen.
 */
export function tellSeen(
  asked: AskedLine,
  { toThePack }: Worth,
  seen: Seen,
): Pick<LineReport, 'seen' | 'fresh'> {
  if (!asked.scans?.some((print) => seen.has(print))) return {};
  const scans = scansOf(asked);
  const places = new Map<string, { prints: Set<string>; date: string }>();
  for (const { print } of scans) {
    const found = seen.get(print);
    if (!found) continue;
    const place = places.get(found.order_id) ?? { prints: new Set(), date: found.date };
    place.prints.add(print);
    if (place.date < found.date) place.date = found.date;
    places.set(found.order_id, place);
  }
  const fresh = sumOf(scans.filter(({ print }) => !seen.has(print)));
  return {
    seen: [...places]
      .map(([orderId, { prints, date }]) => ({
        scans: prints.size,
        order_id: orderId === IN_CART ? null : orderId,
        date,
      }))
      .sort((a, b) => (a.date < b.date ? 1 : -1)),
    fresh: Math.ceil(Math.max(0, Math.min(fresh, asked.item)) / toThePack),
  };
}

/** The sum of even shares may miss a whole number by a hair. */
const sumOf = (scans: readonly Scan[]): number =>
  Math.round(scans.reduce((sum, { item }) => sum + item, 0) * 1000) / 1000;

/** The scans that a line put into the cart stands for, those that were not seen before first. */
export function printsThatWentIn(
  asked: AskedLine,
  { outcome, possible }: LineReport,
  { toThePack }: Worth,
  seen: Seen,
): string[] {
  const scans = scansOf(asked);
  const unseenFirst = [
    ...scans.filter(({ print }) => !seen.has(print)),
    ...scans.filter(({ print }) => seen.has(print)),
  ];
  const room = outcome === 'clamped' ? unitsOf(possible, toThePack) : asked.item;
  const prints: string[] = [];
  let covered = 0;
  for (const { print, item } of unseenFirst) {
    if (covered >= room) break;
    prints.push(print);
    covered += Math.max(0, item);
  }
  return prints;
}
