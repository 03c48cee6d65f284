import { alarmsOf, type Alarm, type Impact } from '#domain/importGuards';

import { bumpCatalogueVersion } from '../catalogue/version';
import type { Db } from '../db/client';
import { lastPosition } from '../db/products';
import { writeSource } from '../db/sources';

import { compareRows, type Manner, type RowTold } from './compareRows';
import { openCategories } from './importedCategories';
import type { RowFault } from './importRefusal';
import type { CatalogueFile, FileRead } from './readCatalogueFile';
import type { ImportedProduct } from './readRow';
import { readStanding } from './standing';
import { withdraw } from './withdraw';
import { writeCatalogue } from './writeCatalogue';

export interface CatalogueStored {
  added: number;
  changed: number;
  unchanged: number;
  /** Products that are offered no longer, or not in this country. */
  withdrawn: number;
}

interface FileManner extends Manner {
  /** '' where it has none. */
  fileName: string;
}

/** What is counted while rows are taken. */
interface Tally {
  counts: { added: number; changed: number; unchanged: number };
  impact: Impact;
  setAside: RowFault[];
  /** Rows of an update that say too little for a product that is not there yet. */
  faults: RowFault[];
  resting: number;
}

export interface CatalogueImport {
  read: FileRead;
  /** `undefined` where no row could be taken. */
  stored: CatalogueStored | undefined;
  /** Rows that were left out because of how far their price jumps. */
  setAside: RowFault[];
  /** Rows of withdrawn products, which an update leaves withdrawn. */
  resting: number;
  impact: Impact;
  /** What must be agreed to before this may last. */
  alarms: Alarm[];
}

/**
 * Makes the products of a file the catalogue, or changes those that it names; within a transaction,
 * which is not to be committed where there are alarms.
 */
export async function storeCatalogue(
  tx: Db,
  file: CatalogueFile,
  manner: FileManner,
): Promise<CatalogueImport> {
  const { countries, isUpdate } = manner;
  const tally: Tally = {
    counts: { added: 0, changed: 0, unchanged: 0 },
    impact: await readStanding(tx, countries, isUpdate),
    setAside: [],
    faults: [],
    resting: 0,
  };
  const { read, isSeen } = await takeRows(tx, file, manner, tally);
  const { impact, setAside, resting } = tally;
  impact.prices.of = read.accepted;
  const imported = { read, setAside, resting, impact };
  if (read.accepted === 0) return { ...imported, stored: undefined, alarms: [] };

  let withdrawn = 0;
  if (read.isWhole && !isUpdate) {
    const { own, demo } = await withdraw(tx, read.named, countries);
    impact.withdrawals.count = own;
    withdrawn = own + demo;
  }
  if (isSeen || withdrawn > 0) await bumpCatalogueVersion(tx);
  const alarms = alarmsOf(impact, manner.confirmed);
  return { ...imported, stored: { ...tally.counts, withdrawn }, alarms };
}

async function takeRows(tx: Db, file: CatalogueFile, manner: FileManner, tally: Tally) {
  const categories = await openCategories(tx);
  const source = writeSource({ kind: 'file', id: manner.fileName }, new Date().toISOString());
  let position = manner.isUpdate ? await lastPosition(tx) : 0;
  let isSeen = false;
  const batches = file.products();
  let next = await batches.next();
  while (!next.done) {
    const comparison = { manner, impact: tally.impact, categories, position };
    const { told, ...writes } = await compareRows(tx, next.value, comparison);
    await writeCatalogue(tx, writes, source);
    count(tally, next.value, told);
    isSeen ||= writes.isSeen;
    position += next.value.length;
    next = await batches.next();
  }
  const { accepted, faults, ...read } = next.value;
  const allFaults = [...faults, ...tally.faults].sort((a, b) => a.line - b.line);
  return {
    read: { ...read, accepted: accepted - tally.faults.length, faults: allFaults },
    isSeen,
  };
}

function count(tally: Tally, rows: readonly ImportedProduct[], told: readonly RowTold[]): void {
  for (const [at, { outcome, reason = '', isResting }] of told.entries()) {
    const fault = { line: rows[at]?.line ?? 0, reason };
    if (outcome === 'set aside') tally.setAside.push(fault);
    else if (outcome === 'refused') tally.faults.push(fault);
    else tally.counts[outcome] += 1;
    if (isResting) tally.resting += 1;
  }
}
