import type { LineReport } from '#contract/lines';
import type { AskedLine } from '#contract/opticon';
import { unitsOf } from '#domain/quantity';

import type { Db } from '../db/client';
import { IN_CART, seenFingerprints, type SeenFingerprint } from '../db/scanFingerprints';

/** The latest place of each scan that the server has seen before. */
export type Seen = ReadonlyMap<string, SeenFingerprint>;

/** How many of a line's quantity make up a ship pack; 1 if the quantity counts ship packs. */
export interface Worth {
  toThePack: number;
}

interface Scan {
  fingerprint: string;
  /** Its part of the line's quantity. */
  item: number;
}

/** Looks up all scans of a request at once. */
export async function findSeen(
  db: Db,
  customerId: string,
  lines: readonly AskedLine[],
): Promise<Seen> {
  const fingerprints = new Set(lines.flatMap(({ scans = [] }) => scans));
  const latest = new Map<string, SeenFingerprint>();
  for (const one of await seenFingerprints(db, customerId, [...fingerprints])) {
    const other = latest.get(one.fingerprint);
    if (!other || other.date < one.date) latest.set(one.fingerprint, one);
  }
  return latest;
}

/**
 * Returns the scans of a line; those without a quantity of their own share that of the line, with
 * at least one each.
 */
function scansOf({ item, scans = [], scan_items: items }: AskedLine): Scan[] {
  const even = Math.max(1, item / scans.length);
  return scans.map((fingerprint, at) => ({ fingerprint, item: items?.[at] ?? even }));
}

/**
 * Returns what of a line was scanned before, by where it went, newest first, and the ship packs
 * that its other scans ask for. Empty if none of its scans was seen.
 */
export function reportSeen(
  asked: AskedLine,
  { toThePack }: Worth,
  seen: Seen,
): Pick<LineReport, 'seen' | 'fresh'> {
  if (!asked.scans?.some((fingerprint) => seen.has(fingerprint))) return {};
  const scans = scansOf(asked);
  const places = new Map<string, { fingerprints: Set<string>; date: string }>();
  for (const { fingerprint } of scans) {
    const found = seen.get(fingerprint);
    if (!found) continue;
    const place = places.get(found.order_id) ?? { fingerprints: new Set(), date: found.date };
    place.fingerprints.add(fingerprint);
    if (place.date < found.date) place.date = found.date;
    places.set(found.order_id, place);
  }
  const fresh = sumOf(scans.filter(({ fingerprint }) => !seen.has(fingerprint)));
  return {
    seen: [...places]
      .map(([orderId, { fingerprints, date }]) => ({
        scans: fingerprints.size,
        order_id: orderId === IN_CART ? null : orderId,
        date,
      }))
      .sort((a, b) => (a.date < b.date ? 1 : -1)),
    fresh: Math.ceil(Math.max(0, Math.min(fresh, asked.item)) / toThePack),
  };
}

/** The sum of equal shares may miss an integer by a rounding error. */
const sumOf = (scans: readonly Scan[]): number =>
  Math.round(scans.reduce((sum, { item }) => sum + item, 0) * 1000) / 1000;

/** Returns the scans that the added quantity of a line covers, unseen ones first. */
export function fingerprintsAdded(
  asked: AskedLine,
  { outcome, possible }: LineReport,
  { toThePack }: Worth,
  seen: Seen,
): string[] {
  const scans = scansOf(asked);
  const unseenFirst = [
    ...scans.filter(({ fingerprint }) => !seen.has(fingerprint)),
    ...scans.filter(({ fingerprint }) => seen.has(fingerprint)),
  ];
  const room = outcome === 'clamped' ? unitsOf(possible, toThePack) : asked.item;
  const fingerprints: string[] = [];
  let covered = 0;
  for (const { fingerprint, item } of unseenFirst) {
    if (covered >= room) break;
    fingerprints.push(fingerprint);
    covered += Math.max(0, item);
  }
  return fingerprints;
}
