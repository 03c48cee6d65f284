import { randomUUID } from 'node:crypto';

import type { Db } from '../db/client';
import { lockMeta, readMeta, readMetas, writeMeta } from '../db/meta';

const VERSION = 'catalogue_version';
const STEPS = 'catalogue_steps';

/**
 * Products with a change to public data; 'whole' if there are many, or if more than products
 * changed.
 */
export type Seen = readonly string[] | 'whole';

/**
 * Maximum number of products that a change lists; beyond it, reading the whole catalogue is as
 * fast.
 */
export const MOST_NAMED = 1000;
/** Number of recent changes recorded: enough for a process that checks every second. */
const MOST_STEPS = 100;

export const NOTHING_SEEN: Seen = [];

export const isSeen = (seen: Seen): boolean => seen.length > 0;

export function mergeChanges(one: Seen, other: Seen): Seen {
  if (one === 'whole' || other === 'whole') return 'whole';
  const both = [...new Set([...one, ...other])];
  return both.length > MOST_NAMED ? 'whole' : both;
}

/** A change to products only, from one version to the next. */
interface Step {
  from: string;
  to: string;
  productIds: readonly string[];
}

/** Reads the id of the catalogue's last change, which is globally unique; '' before the first. */
export async function readCatalogueVersion(db: Db): Promise<string> {
  return (await readMeta(db, VERSION)) ?? '';
}

/**
 * Records a change to public data of products or categories; prices and stock are read with every
 * page and need no record. Must be called in the transaction of the change; running servers begin
 * to read what changed within two seconds of its commit.
 */
export async function bumpCatalogueVersion(db: Db, seen: Seen = 'whole'): Promise<void> {
  if (!isSeen(seen)) return;
  const from = (await lockMeta(db, VERSION)) ?? '';
  const to = randomUUID();
  await writeMeta(db, VERSION, to);
  const productIds = mergeChanges(seen, NOTHING_SEEN);
  const steps = productIds === 'whole' ? [] : stepsIn(await readMeta(db, STEPS));
  if (productIds !== 'whole') steps.push({ from, to, productIds });
  await writeMeta(db, STEPS, JSON.stringify(lastOf(steps)));
}

const stepsIn = (text = '[]'): Step[] => JSON.parse(text) as Step[];

/** The most recent changes that together list no more products than one may. */
function lastOf(steps: readonly Step[]): readonly Step[] {
  let named = 0;
  let first = steps.length;
  for (const { productIds } of [...steps].reverse()) {
    named += productIds.length;
    if (named > MOST_NAMED || steps.length - first >= MOST_STEPS) break;
    first -= 1;
  }
  return steps.slice(first);
}

/** Reads the current version, and what has changed since an earlier one. */
export async function readChanges(db: Db, since: string): Promise<{ version: string; seen: Seen }> {
  const facts = await readMetas(db, [VERSION, STEPS]);
  const version = facts.get(VERSION) ?? '';
  let seen = NOTHING_SEEN;
  let reached = since;
  for (const { from, to, productIds } of stepsIn(facts.get(STEPS))) {
    if (from !== reached) continue;
    seen = mergeChanges(seen, productIds);
    reached = to;
  }
  return { version, seen: reached === version ? seen : 'whole' };
}
