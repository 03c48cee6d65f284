import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import closeWithGrace from 'close-with-grace';

import { HOUR_MS } from '#domain/durations';

import { buildApp } from './app';
import { openCatalogue, type Catalogue, type CatalogueOptions } from './catalogue/catalogue';
import { cleanUp } from './cleanUp';
import { BadConfig, readConfig, type Config } from './config';
import { ensureKeyFile, openDataKeys } from './crypto/keyFile';
import { openDatabase, type Db } from './db/client';
import { closeDemoAccounts } from './db/demoAccounts';
import { tryWithLease } from './db/leases';
import { countProductOrders } from './db/productOrders';
import { openReadRouter } from './db/readRouter';
import type { Demo } from './demo';
import { explainError } from './explainError';
import { loadDemo } from './loadDemo';
import { loadScreens } from './loadScreens';
import { openMetrics } from './metrics/openMetrics';
import { serveMetrics } from './metrics/serveMetrics';
import { openTiles } from './pictures/tiles';
import { withLease } from './services/actions/withLease';
import { bindKey, requireKeys } from './services/application/requireKeys';
import { forgetPictures } from './services/content/forgetPictures';
import { prepareDatabase } from './services/database/prepareDatabase';
import { openReadiness } from './services/database/readiness';
import { forgetInvoiceFiles } from './services/invoices/forgetInvoiceFiles';
import { openSources } from './services/uploads/sources';
import { startupMessage, keyFileMessage } from './startupMessage';
import { openConverter } from './table-files/openConverter';

/** Time allowed for closing before the process is terminated, in milliseconds. */
const CLOSING_MS = 5_000;

const print = (text: string) => process.stdout.write(`${text}\n`);
const printError = (text: string) => process.stderr.write(`${text}\n`);
// An unwritable log, for example on a full disk, must not stop the shop.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

/** Rejects before anything is created if the port is in use. */
const assertPortIsFree = ({ host, port }: Config): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, host, () => probe.close(() => resolve()));
  });

/** Deletes what is no longer needed and counts orders by product, now and every hour. */
function startCleanup(db: Db, { dataDir }: Config, onError: (error: unknown) => void) {
  const runCleanup = async () => {
    await cleanUp(db, new Date()).catch(onError);
    await forgetPictures({ db, dataDir }, new Date()).catch(onError);
    await forgetInvoiceFiles({ db, dataDir }, new Date()).catch(onError);
    await openSources(dataDir).forgetOld(new Date()).catch(onError);
    await tryWithLease(db, 'product orders', () => countProductOrders(db)).catch(onError);
  };
  void runCleanup();
  return setInterval(() => void runCleanup(), HOUR_MS);
}

/** Opens the catalogue in memory, or in database tables, the code for which is loaded only then. */
async function openConfigured(
  { catalogue, dataDir }: Config,
  db: Db,
  options: Omit<CatalogueOptions, 'file'>,
): Promise<Catalogue> {
  if (catalogue !== 'database')
    return openCatalogue(db, { ...options, file: join(dataDir, 'catalogue.index') });
  const { openDatabaseCatalogue } = await import('./database-catalogue/openDatabaseCatalogue');
  return openDatabaseCatalogue(db, options);
}

async function start(config: Config, demo: Demo | undefined): Promise<{ products: number }> {
  await assertPortIsFree(config);
  const reportLostDatabase = (error: unknown) =>
    printError(`The database was temporarily unavailable: ${String(error)}`);
  const db = openDatabase(config, reportLostDatabase);
  await prepareDatabase(db);
  await requireKeys(db, config);
  if (ensureKeyFile(config)) print(keyFileMessage(config));
  await bindKey(db, config);
  const keys = openDataKeys(config);
  // The lease prevents two servers that start on an empty database from both creating the demo.
  if (demo)
    await withLease(db, 'demo', () =>
      demo.ensure(db, keys, { log: print, dataDir: config.dataDir }),
    );
  else await closeDemoAccounts(db);

  const reads = await openReadRouter(db, config, printError);
  const tiles = openTiles({
    dataDir: config.dataDir,
    imageHost: config.client.imageHost,
    areDrawn: demo !== undefined,
  });
  const catalogue = await openConfigured(config, db, { reads, tiles, onError: reportLostDatabase });
  const log = { level: config.logLevel, stream: process.stderr };
  const screens = await loadScreens(config.pageDir);
  const readiness = openReadiness(db, config, reads);
  const metrics =
    config.metricsPort > 0 ? openMetrics({ db, catalogue, now: () => new Date() }) : undefined;
  const metricsServer = metrics && (await serveMetrics(metrics, config));
  const accessLog = config.accessLog ? process.stdout : undefined;
  const monitoring = { readiness, log, accessLog, metrics };
  const convert = openConverter(join(config.serverDir, 'convertFiles.mjs'));
  const app = await buildApp({
    db,
    reads,
    config,
    catalogue,
    demo,
    screens,
    keys,
    convert,
    ...monitoring,
  });
  await app.listen({ port: config.port, host: config.host });

  const cleanupTimer = startCleanup(db, config, reportLostDatabase);

  const drainMs = config.drainSeconds * 1_000;
  closeWithGrace({ delay: drainMs + CLOSING_MS, logger: false }, async ({ err, signal }) => {
    if (err) printError(err.stack ?? err.message);
    readiness.leave();
    // Ctrl+C comes from a developer, without a load balancer that needs time to notice.
    if (signal === 'SIGTERM') await setTimeout(drainMs);
    clearInterval(cleanupTimer);
    await app.close();
    metricsServer?.close().closeAllConnections();
    catalogue.close();
    await reads.close();
    await db.destroy();
  });
  return { products: catalogue.view.size };
}

let config: Config | undefined;
try {
  config = readConfig(process.env);
  const demo = config.demo ? await loadDemo() : undefined;
  if (config.demo && !demo) throw new BadConfig('The demo is not installed: start with DEMO=off.');
  const { products } = await start(config, demo);
  const hasSite = existsSync(join(config.siteDir, 'index.html'));
  print(startupMessage({ config, demo, hasSite, products, seconds: performance.now() / 1000 }));
} catch (error) {
  printError(explainError(error, config) ?? `The server could not start. ${formatError(error)}`);
  process.exit(1);
}

function formatError(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
