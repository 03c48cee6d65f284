import { randomUUID } from 'node:crypto';

import type { Db } from '../db/client';
import { lockMeta, readMeta, readMetas, writeMeta } from '../db/meta';

const VERSION = 'catalogue_version';
const STEPS = 'catalogue_steps';

/** Products of which something changes that everybody sees; 'whole' where they are many, or where more than products changes. */
export type Seen = readonly string[] | 'whole';

/** Products that a change names; beyond them the whole catalogue is read as soon. */
export const MOST_NAMED = 1000;
/** How many of the last changes are known: what a process misses that looks every second. */
const MOST_STEPS = 100;

export const NOTHING_SEEN: Seen = [];

export const isSeen = (seen: Seen): boolean => seen.length > 0;

export function bothSeen(one: Seen, other: Seen): Seen {
  if (one === 'whole' || other === 'whole') return 'whole';
  const both = [...new Set([...one, ...other])];
  return both.length > MOST_NAMED ? 'whole' : both;
}

/** A change of products alone, from one version to the next. */
interface Step {
  from: string;
  to: string;
  productIds: readonly string[];
}

/** The name of the catalogue's last change, which no other in any database has; '' before the first. */
export async function readCatalogueVersion(db: Db): Promise<string> {
  return (await readMeta(db, VERSION)) ?? '';
}

/**
 * Says that what everybody sees of products or categories has changed; prices and stock are
 * read with every page and need nothing said. Called in the transaction of the change; running
 * servers begin to read what changed within two seconds of its commit.
 */
export async function bumpCatalogueVersion(db: Db, seen: Seen = 'whole'): Promise<void> {
  if (!isSeen(seen)) return;
  const from = (await lockMeta(db, VERSION)) ?? '';
  const to = randomUUID();
  await writeMeta(db, VERSION, to);
  const productIds = bothSeen(seen, NOTHING_SEEN);
  const steps = productIds === 'whole' ? [] : stepsIn(await readMeta(db, STEPS));
  if (productIds !== 'whole') steps.push({ from, to, productIds });
  await writeMeta(db, STEPS, JSON.stringify(lastOf(steps)));
}

const stepsIn = (text = '[]'): Step[] => JSON.parse(text) as Step[];

/** The last changes that together name no more products than one may. */
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

/** The version now, and what has changed since an earlier one. */
export async function readChanges(db: Db, since: string): Promise<{ version: string; seen: Seen }> {
  const facts = await readMetas(db, [VERSION, STEPS]);
  const version = facts.get(VERSION) ?? '';
  let seen = NOTHING_SEEN;
  let reached = since;
  for (const { from, to, productIds } of stepsIn(facts.get(STEPS))) {
    if (from !== reached) continue;
    seen = bothSeen(seen, productIds);
    reached = to;
  }
  return { version, seen: reached === version ? seen : 'whole' };
}
