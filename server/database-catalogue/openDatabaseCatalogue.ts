import { setTimeout as pause } from 'node:timers/promises';

import type { Catalogue, CatalogueOptions } from '../catalogue/catalogue';
import { followChanges } from '../catalogue/followChanges';
import { codeKey } from '../catalogue/snapshot';
import { refreshTiles } from '../catalogue/tiles';
import { readCatalogueVersion } from '../catalogue/version';
import type { Db } from '../db/client';
import { tryWithLease } from '../db/leases';
import { primaryReadRouter } from '../db/readRouter';
import { hasRepricings, deleteRepricings, readRepricings } from '../db/repricings';

import { openBuild, type Build } from './build';
import { buildCatalogueTables } from './buildCatalogueTables';
import { newestBuild } from './tables/builds';
import { copyPrices } from './tables/prices';
import { copySoldOut } from './tables/soldOut';
import { DatabaseView } from './view';

/** How often a waiting process checks again, in milliseconds. */
const CHECK_INTERVAL_MS = 250;
/** Lease of the process that writes the tables. */
const LEASE = 'catalogue';

/**
 * Opens the catalogue that is indexed in database tables. After a change, one of all processes
 * rebuilds it.
 */
export async function openDatabaseCatalogue(
  db: Db,
  {
    pollMs = 1000,
    reads = primaryReadRouter(db),
    tiles,
    onError = () => {},
  }: Omit<CatalogueOptions, 'file'> = {},
): Promise<Catalogue> {
  let secondsToRead = 0;
  const read = async (): Promise<Build> => {
    const startedAt = performance.now();
    await buildExclusively(db, () => changes.isClosed());
    // Later reads from a replica must see the new tables.
    await reads.catchUp();
    const build = await openBuild(db);
    if (!build)
      throw new Error('The catalogue tables were not built: the server is shutting down.');
    secondsToRead = (performance.now() - startedAt) / 1000;
    return build;
  };
  const reload = async (): Promise<boolean> => {
    const hasNewPictures = await refreshTiles(tiles);
    if ((await readCatalogueVersion(db)) === view.version) {
      await reprice(db, view.build.build);
      if (hasNewPictures) view = new DatabaseView(view.build, tiles);
      return hasNewPictures;
    }
    view = new DatabaseView(await read(), tiles);
    return true;
  };
  const changes = await followChanges(db, { reload, pollMs, onError });
  await refreshTiles(tiles);
  let view = new DatabaseView(await read(), tiles);
  changes.start();

  return {
    get view() {
      return view;
    },
    get edition() {
      return changes.edition;
    },
    get secondsToRead() {
      return secondsToRead;
    },
    refresh: changes.refresh,
    close: changes.close,
  };
}

/** Applies changed prices, unless another process is doing so or rebuilding. */
async function reprice(db: Db, build: number): Promise<void> {
  if (!(await hasRepricings(db))) return;
  await tryWithLease(db, LEASE, () => applyRepricings(db, build));
}

/** Builds the tables, or waits until the process that holds the lease has done so. */
async function buildExclusively(db: Db, isClosed: () => boolean): Promise<void> {
  while (!isClosed()) {
    const newest = await newestBuild(db);
    if (newest?.version === (await readCatalogueVersion(db))) return;
    const isDone = await tryWithLease(db, LEASE, () => buildCatalogueTables(db));
    if (!isDone) await pause(CHECK_INTERVAL_MS);
  }
}

/** Number of records, of at most 500 products each, that are applied at once. */
const MAX_RECORDS = 10;

/**
 * Copies the prices that have changed since a build was read, and what has sold out or come back;
 * the caller holds the catalogue's lease.
 */
async function applyRepricings(db: Db, build: number): Promise<void> {
  for (;;) {
    const repricings = await readRepricings(db, MAX_RECORDS);
    if (repricings.length === 0) return;
    const codes = new Set(repricings.flatMap(({ productIds }) => productIds.map(codeKey)));
    await copyPrices(db, build, [...codes]);
    await copySoldOut(db, build, [...codes]);
    await deleteRepricings(db, repricings);
  }
}
