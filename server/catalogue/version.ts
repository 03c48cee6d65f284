import { randomUUID } from 'node:crypto';

import type { Db } from '../db/client';
import { lockMeta, readMeta, readMetaValues, writeMeta } from '../db/meta';

const VERSION_KEY = 'catalogue_version';
const STEPS_KEY = 'catalogue_steps';

/**
 * Products with a change to public data; 'whole' if there are many, or if more than products
 * changed.
 */
export type ChangedProducts = readonly string[] | 'whole';

/**
 * Maximum number of products that a change lists; beyond it, reading the whole catalogue is as
 * fast.
 */
export const MAX_LISTED_PRODUCTS = 1000;
/** Number of recent changes recorded: enough for a process that checks every second. */
const MAX_STEPS = 100;

export const NO_CHANGES: ChangedProducts = [];

export const hasChanges = (seen: ChangedProducts): boolean => seen.length > 0;

export function mergeChanges(one: ChangedProducts, other: ChangedProducts): ChangedProducts {
  if (one === 'whole' || other === 'whole') return 'whole';
  const merged = [...new Set([...one, ...other])];
  return merged.length > MAX_LISTED_PRODUCTS ? 'whole' : merged;
}

/** A change to products only, from one version to the next. */
interface Step {
  from: string;
  to: string;
  productIds: readonly string[];
}

/** Reads the id of the catalogue's last change, which is globally unique; '' before the first. */
export async function readCatalogueVersion(db: Db): Promise<string> {
  return (await readMeta(db, VERSION_KEY)) ?? '';
}

/**
 * Records a change to public data of products or categories; prices and stock are read with every
 * page and need no record. Must be called in the transaction of the change; running servers begin
 * to read what changed within two seconds of its commit.
 */
export async function bumpCatalogueVersion(db: Db, seen: ChangedProducts = 'whole'): Promise<void> {
  if (!hasChanges(seen)) return;
  const from = (await lockMeta(db, VERSION_KEY)) ?? '';
  const to = randomUUID();
  await writeMeta(db, VERSION_KEY, to);
  const productIds = mergeChanges(seen, NO_CHANGES);
  const steps = productIds === 'whole' ? [] : parseSteps(await readMeta(db, STEPS_KEY));
  if (productIds !== 'whole') steps.push({ from, to, productIds });
  await writeMeta(db, STEPS_KEY, JSON.stringify(recentSteps(steps)));
}

const parseSteps = (text = '[]'): Step[] => JSON.parse(text) as Step[];

/** The most recent changes that together list no more products than one may. */
function recentSteps(steps: readonly Step[]): readonly Step[] {
  let listed = 0;
  let first = steps.length;
  for (const { productIds } of [...steps].reverse()) {
    listed += productIds.length;
    if (listed > MAX_LISTED_PRODUCTS || steps.length - first >= MAX_STEPS) break;
    first -= 1;
  }
  return steps.slice(first);
}

/** The current version, and what has changed since an earlier one. */
export interface CatalogueChanges {
  version: string;
  seen: ChangedProducts;
}

/** Reads what has changed since a version. */
export async function readChanges(db: Db, since: string): Promise<CatalogueChanges> {
  const values = await readMetaValues(db, [VERSION_KEY, STEPS_KEY]);
  const version = values.get(VERSION_KEY) ?? '';
  let seen = NO_CHANGES;
  let current = since;
  for (const { from, to, productIds } of parseSteps(values.get(STEPS_KEY))) {
    if (from !== current) continue;
    seen = mergeChanges(seen, productIds);
    current = to;
  }
  return { version, seen: current === version ? seen : 'whole' };
}
