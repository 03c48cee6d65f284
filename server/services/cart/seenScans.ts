import type { LineReport } from '#contract/lines';
import type { RequestedLine } from '#contract/opticon';
import { isDecider } from '#domain/companyRoles';
import { unitsOf } from '#domain/quantity';

import type { Db } from '../../db/client';
import { storedUserId, userIdsOf } from '../../db/customerUsers';
import { IN_CART, seenFingerprints, type SeenFingerprint } from '../../db/scanFingerprints';
import type { SignedInCustomer } from '../accounts/sessions';

/** A scan that was seen before. */
interface SeenScan extends SeenFingerprint {
  /** Whether it is in a colleague's cart. */
  isColleagues: boolean;
  /** Whether it is in a colleague's order that the reader may not see. */
  isHidden: boolean;
}

type Reader = Pick<SignedInCustomer, 'id' | 'userId' | 'role' | 'seesOwnOrders'>;

/** Whether a scan is in an order, or in what waits for approval, that somebody may not see. */
function isHiddenFrom(
  { userId, role, seesOwnOrders }: Reader,
  { order_id, placed_by, sent_by }: SeenFingerprint,
): boolean {
  if (order_id === IN_CART) return false;
  if (sent_by !== null) return sent_by !== userId && !isDecider(role);
  return seesOwnOrders && placed_by !== storedUserId({ userId, role });
}

/** The latest place of each scan that the server has seen before. */
export type Seen = ReadonlyMap<string, SeenScan>;

/** How many of a line's quantity make up a ship pack; 1 if the quantity counts ship packs. */
export interface PackRatio {
  toThePack: number;
}

interface Scan {
  fingerprint: string;
  /** Its part of the line's quantity. */
  item: number;
}

/** Looks up all scans of a request at once, in the carts of colleagues too. */
export async function findSeen(
  db: Db,
  customer: Reader,
  lines: readonly RequestedLine[],
): Promise<Seen> {
  const { id, userId } = customer;
  const fingerprints = new Set(lines.flatMap(({ scans = [] }) => scans));
  const latest = new Map<string, SeenScan>();
  if (fingerprints.size === 0) return latest;
  const userIds = await userIdsOf(db, id);
  for (const one of await seenFingerprints(db, userIds, [...fingerprints])) {
    const other = latest.get(one.fingerprint);
    const isColleagues = one.order_id === IN_CART && one.customer_id !== userId;
    const isHidden = isHiddenFrom(customer, one);
    if (!other || other.date < one.date)
      latest.set(one.fingerprint, { ...one, isColleagues, isHidden });
  }
  return latest;
}

/**
 * Returns the scans of a line; those without a quantity of their own share that of the line, with
 * at least one each.
 */
function scansOf({ item, scans = [], scan_items: items }: RequestedLine): Scan[] {
  const evenShare = Math.max(1, item / scans.length);
  return scans.map((fingerprint, index) => ({ fingerprint, item: items?.[index] ?? evenShare }));
}

/**
 * Returns what of a line was scanned before, by where it went, newest first, and the ship packs
 * that its other scans ask for. Empty if none of its scans was seen.
 */
export function reportSeen(
  requestedLine: RequestedLine,
  { toThePack }: PackRatio,
  seen: Seen,
): Pick<LineReport, 'seen' | 'fresh'> {
  if (!requestedLine.scans?.some((fingerprint) => seen.has(fingerprint))) return {};
  const scans = scansOf(requestedLine);
  const seenByPlace = new Map<string, SeenPlace>();
  for (const { fingerprint } of scans) {
    const found = seen.get(fingerprint);
    if (!found) continue;
    const place = found.isHidden ? 'hidden' : `${found.order_id} ${String(found.isColleagues)}`;
    const seenIn = seenByPlace.get(place) ?? { found, fingerprints: new Set(), date: found.date };
    seenIn.fingerprints.add(fingerprint);
    if (seenIn.date < found.date) seenIn.date = found.date;
    seenByPlace.set(place, seenIn);
  }
  const fresh = sumOf(scans.filter(({ fingerprint }) => !seen.has(fingerprint)));
  return {
    seen: [...seenByPlace.values()]
      .map(({ found: { order_id, isColleagues, isHidden }, fingerprints, date }) => ({
        scans: fingerprints.size,
        order_id: order_id === IN_CART || isHidden ? null : order_id,
        date,
        ...((isColleagues || isHidden) && { colleague: true as const }),
        ...(isHidden && { is_ordered: true as const }),
      }))
      .sort((a, b) => (a.date < b.date ? 1 : -1)),
    fresh: Math.ceil(Math.max(0, Math.min(fresh, requestedLine.item)) / toThePack),
  };
}

/** Scans of a line that were seen in the same order or cart. */
interface SeenPlace {
  found: SeenScan;
  fingerprints: Set<string>;
  date: string;
}

/** The sum of equal shares may miss an integer by a rounding error. */
const sumOf = (scans: readonly Scan[]): number =>
  Math.round(scans.reduce((sum, { item }) => sum + item, 0) * 1000) / 1000;

/** Returns the scans that the added quantity of a line covers, unseen ones first. */
export function fingerprintsAdded(
  requestedLine: RequestedLine,
  { outcome, possible }: LineReport,
  { toThePack }: PackRatio,
  seen: Seen,
): string[] {
  const scans = scansOf(requestedLine);
  const unseenFirst = [
    ...scans.filter(({ fingerprint }) => !seen.has(fingerprint)),
    ...scans.filter(({ fingerprint }) => seen.has(fingerprint)),
  ];
  const capacity = outcome === 'clamped' ? unitsOf(possible, toThePack) : requestedLine.item;
  const fingerprints: string[] = [];
  let covered = 0;
  for (const { fingerprint, item } of unseenFirst) {
    if (covered >= capacity) break;
    fingerprints.push(fingerprint);
    covered += Math.max(0, item);
  }
  return fingerprints;
}
