import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import type { Db } from '../../db/client';
import { readContentVersions } from '../../db/contentVersions';
import { releaseLeases, acquireLease } from '../../db/leases';
import { newestBuild } from '../../db/listed/builds';
import { hasRepricings } from '../../db/listed/repricings';
import { primaryReadRouter } from '../../db/readRouter';
import type { Catalogue, CatalogueOptions } from '../catalogue';
import { readCatalogueVersion } from '../version';

import { applyRepricings } from './applyRepricings';
import { openBuild, type Build } from './build';
import { buildCatalogueTables } from './buildCatalogueTables';
import { DatabaseView } from './view';

/** How often a waiting process checks again and a working one renews its lease, in milliseconds. */
const CHECK_INTERVAL_MS = 250;
const RENEWAL_INTERVAL_MS = 5_000;

/**
 * Opens the catalogue that is indexed in database tables. After a change, one of all processes
 * rebuilds it.
 */
export async function openDatabaseCatalogue(
  db: Db,
  {
    pollMs = 1000,
    reads = primaryReadRouter(db),
    onError = () => {},
  }: Omit<CatalogueOptions, 'file'> = {},
): Promise<Catalogue> {
  let secondsToRead = 0;
  let isClosed = false;
  const read = async (): Promise<Build> => {
    const startedAt = performance.now();
    await buildExclusively(db, () => isClosed);
    // Later reads from a replica must see the new tables.
    await reads.catchUp();
    const build = await openBuild(db);
    if (!build)
      throw new Error('The catalogue tables were not built: the server is shutting down.');
    secondsToRead = (performance.now() - startedAt) / 1000;
    return build;
  };
  let contentVersions = JSON.stringify(await readContentVersions(db));
  let view = new DatabaseView(await read());
  let edition = {};
  let isPolling = false;
  let lastRefresh: Promise<void> = Promise.resolve();

  const reload = async () => {
    const versions = JSON.stringify(await readContentVersions(db));
    if (versions !== contentVersions) edition = {};
    contentVersions = versions;
    if ((await readCatalogueVersion(db)) === view.version) {
      await reprice(db, view.build.build);
      return;
    }
    view = new DatabaseView(await read());
    edition = {};
  };
  const refresh = () => {
    lastRefresh = lastRefresh.catch(() => {}).then(reload);
    return lastRefresh;
  };
  const poll = async () => {
    if (isPolling) return;
    isPolling = true;
    await refresh().catch((error: unknown) => {
      if (!isClosed) onError(error);
    });
    isPolling = false;
  };
  const timer = setInterval(() => void poll(), pollMs);
  timer.unref();

  return {
    get view() {
      return view;
    },
    get edition() {
      return edition;
    },
    get secondsToRead() {
      return secondsToRead;
    },
    refresh,
    close: () => {
      isClosed = true;
      clearInterval(timer);
    },
  };
}

/** Applies changed prices, unless another process is doing so or rebuilding. */
async function reprice(db: Db, build: number): Promise<void> {
  if (!(await hasRepricings(db))) return;
  await withLease(db, () => applyRepricings(db, build));
}

/** Does the work while holding the catalogue's lease; returns whether it was free. */
async function withLease(db: Db, work: () => Promise<void>): Promise<boolean> {
  const holder = randomUUID();
  const renewLease = () => acquireLease(db, { name: 'catalogue', holder, now: new Date() });
  if (!(await renewLease())) return false;
  const renewing = setInterval(() => void renewLease().catch(() => undefined), RENEWAL_INTERVAL_MS);
  try {
    await work();
  } finally {
    clearInterval(renewing);
    await releaseLeases(db, holder);
  }
  return true;
}

/** Builds the tables, or waits until the process that holds the lease has done so. */
async function buildExclusively(db: Db, isClosed: () => boolean): Promise<void> {
  while (!isClosed()) {
    const newest = await newestBuild(db);
    if (newest?.version === (await readCatalogueVersion(db))) return;
    if (!(await withLease(db, () => buildCatalogueTables(db)))) await pause(CHECK_INTERVAL_MS);
  }
}
