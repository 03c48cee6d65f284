import { COUNTRIES, type Country } from '#domain/countries';
import { alarmsOf, type Alarm, type Impact } from '#domain/importGuards';

import { mergeChanges, bumpCatalogueVersion, NO_CHANGES } from '../catalogue/version';
import type { Db } from '../db/client';
import { lockManyOffers } from '../db/offers';
import { lockAllProducts } from '../db/productLocks';
import { highestPosition } from '../db/products';
import { formatSource } from '../db/sources';
import type { RowFault } from '../table-files/importRefusal';
import type { CatalogueFile, FileRead } from '../table-files/readCatalogueFile';
import type { ImportedProduct } from '../table-files/readRow';

import { compareRows, type ImportOptions, type ComparedRow } from './compareRows';
import { openCategories } from './importedCategories';
import { readImportTotals } from './importTotals';
import { endOffers, withdraw } from './withdraw';
import { writePrices, writeProductData, type OfferWrites } from './writeCatalogue';

export interface CatalogueStored {
  added: number;
  changed: number;
  unchanged: number;
  /** Products no longer for sale, or no longer in this country. */
  withdrawn: number;
}

interface StoreOptions extends ImportOptions {
  /** '' if the source is not a file. */
  fileName: string;
}

/** Counts accumulated while processing rows. */
interface Tally {
  counts: { added: number; changed: number; unchanged: number };
  impact: Impact;
  setAside: RowFault[];
  /** Rows of an update that contain too little to add a product that does not exist yet. */
  faults: RowFault[];
  /** Values of valid rows that are ignored or end others. */
  notes: RowFault[];
  resting: number;
}

export interface CatalogueImport {
  read: FileRead;
  /** `undefined` if no row is valid. */
  stored: CatalogueStored | undefined;
  /** Rows skipped because their price changes too much. */
  setAside: RowFault[];
  /** Rows of withdrawn products, which an update leaves withdrawn. */
  resting: number;
  impact: Impact;
  /** What must be confirmed before the transaction may be committed. */
  alarms: Alarm[];
}

/**
 * Replaces the catalogue with the products of a file, or updates those in it. To be called in a
 * transaction, which must not be committed if there are alarms.
 */
export async function storeCatalogue(
  tx: Db,
  file: CatalogueFile,
  options: StoreOptions,
): Promise<CatalogueImport> {
  const { countries, isUpdate } = options;
  const tally: Tally = {
    counts: { added: 0, changed: 0, unchanged: 0 },
    impact: await readImportTotals(tx, countries, isUpdate),
    setAside: [],
    faults: [],
    notes: [],
    resting: 0,
  };
  // All writers lock products and offers in this order to prevent deadlocks.
  await lockAllProducts(tx);
  const source = formatSource({ kind: 'file', id: options.fileName }, new Date().toISOString());
  const offers: OfferWrites = { replaced: [], priced: [], offers: [] };
  const { read, seen } = await processRows(tx, file, { options, tally, source, offers });
  const { impact, setAside, resting } = tally;
  impact.prices.of = read.accepted;
  const imported = { read, setAside, resting, impact };
  if (read.accepted === 0) return { ...imported, stored: undefined, alarms: [] };

  let withdrawn = 0;
  let ended: string[] = [];
  if (read.isWhole && !isUpdate) {
    const withdrawal = await withdraw(tx, read.named, countries);
    impact.withdrawals.count = withdrawal.own;
    withdrawn = withdrawal.own + withdrawal.demo;
    ended = withdrawal.ended;
  }
  await storeOffers(tx, offers, { ended, countries, source });
  await bumpCatalogueVersion(tx, withdrawn > 0 ? 'whole' : seen);
  const alarms = alarmsOf(impact, options.confirmed);
  return { ...imported, stored: { ...tally.counts, withdrawn }, alarms };
}

/**
 * Writes all offers at the end, so that they are locked by country and product, in the same order
 * as orders lock them, whatever the order in the file.
 */
async function storeOffers(
  tx: Db,
  writes: OfferWrites,
  { ended, countries, source }: { ended: string[]; countries: readonly Country[]; source: string },
): Promise<void> {
  const written = [...writes.priced, ...writes.offers].map(({ product_id }) => product_id);
  const ids = [...new Set([...ended, ...writes.replaced, ...written])];
  for (const country of COUNTRIES) await lockManyOffers(tx, country, ids);
  await endOffers(tx, ended, countries);
  await writePrices(tx, writes, source);
}

interface RowContext {
  options: StoreOptions;
  tally: Tally;
  source: string;
  /** Collected and written at the end. */
  offers: OfferWrites;
}

async function processRows(
  tx: Db,
  file: CatalogueFile,
  { options, tally, source, offers }: RowContext,
) {
  const categories = await openCategories(tx);
  let position = options.isUpdate ? await highestPosition(tx) : 0;
  let seen = NO_CHANGES;
  const batches = file.products();
  let next = await batches.next();
  while (!next.done) {
    const comparison = { options, impact: tally.impact, categories, position };
    const { results, ...writes } = await compareRows(tx, next.value, comparison);
    await writeProductData(tx, writes, source);
    offers.replaced.push(...writes.replaced);
    offers.priced.push(...writes.priced);
    offers.offers.push(...writes.offers);
    addToTally(tally, next.value, results);
    seen = mergeChanges(seen, writes.seen);
    position += next.value.length;
    next = await batches.next();
  }
  const { accepted, faults, notes, ...read } = next.value;
  return {
    read: {
      ...read,
      accepted: accepted - tally.faults.length,
      faults: inLineOrder([...faults, ...tally.faults]),
      notes: inLineOrder([...notes, ...tally.notes]),
    },
    seen,
  };
}

const inLineOrder = (faults: RowFault[]): RowFault[] => faults.sort((a, b) => a.line - b.line);

function addToTally(
  tally: Tally,
  rows: readonly ImportedProduct[],
  outcomes: readonly ComparedRow[],
): void {
  for (const [index, { outcome, reason = '', notes = [], isResting }] of outcomes.entries()) {
    const { line = 0 } = rows[index] ?? {};
    const fault = { line, reason };
    if (outcome === 'set aside') tally.setAside.push(fault);
    else if (outcome === 'refused') tally.faults.push(fault);
    else tally.counts[outcome] += 1;
    tally.notes.push(...notes.map((note) => ({ line, reason: note })));
    if (isResting) tally.resting += 1;
  }
}
