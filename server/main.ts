import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

import closeWithGrace from 'close-with-grace';

import { buildApp } from './app';
import { openCatalogue } from './catalogue/catalogue';
import { BadConfig, readConfig, type Config } from './config';
import { ensureKeyFile, openDataKeys } from './crypto/keyFile';
import { openDatabase } from './db/client';
import { migrate } from './db/migrate';
import type { Demo } from './demo';
import { explain } from './explain';
import { greeting, keyFileWords } from './greeting';
import { loadDemo } from './loadDemo';
import { loadScreens } from './loadScreens';
import { nameKey, requireKeys } from './services/application/requireKeys';
import { cleanUp } from './services/cleanup';

const HOUR = 60 * 60_000;

const say = (text: string) => process.stdout.write(`${text}\n`);
const complain = (text: string) => process.stderr.write(`${text}\n`);
// A log that cannot be written, as on a full disk, stops nobody from ordering.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

/** Fails before anything is made where the port is taken. */
const assertPortIsFree = ({ host, port }: Config): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, host, () => probe.close(() => resolve()));
  });

async function start(config: Config, demo: Demo | undefined): Promise<{ products: number }> {
  await assertPortIsFree(config);
  const lost = (error: unknown) => complain(`The database was lost for a moment: ${String(error)}`);
  const db = openDatabase(config, lost);
  await migrate(db);
  await requireKeys(db, config);
  if (ensureKeyFile(config)) say(keyFileWords(config));
  await nameKey(db, config);
  const keys = openDataKeys(config);
  await demo?.ensure(db, keys, { log: say });

  const file = join(config.dataDir, 'catalogue.index');
  const catalogue = await openCatalogue(db, { file, onError: lost });
  const log = { level: 'warn', stream: process.stderr };
  const screens = await loadScreens(config.pageDir);
  const app = await buildApp({ db, config, catalogue, demo, screens, keys, log });
  await app.listen({ port: config.port, host: config.host });

  const tidy = () => cleanUp(db, new Date()).catch(lost);
  void tidy();
  const cleaning = setInterval(() => void tidy(), HOUR);

  closeWithGrace({ delay: 10_000, logger: false }, async ({ err }) => {
    if (err) complain(err.stack ?? err.message);
    clearInterval(cleaning);
    await app.close();
    catalogue.close();
    await db.destroy();
  });
  return { products: catalogue.snapshot.productIds.length };
}

let config: Config | undefined;
try {
  config = readConfig(process.env);
  const demo = config.demo ? await loadDemo() : undefined;
  if (config.demo && !demo) throw new BadConfig('There is no demo here: start with DEMO=off.');
  const { products } = await start(config, demo);
  const hasSite = existsSync(join(config.siteDir, 'index.html'));
  say(greeting({ config, demo, hasSite, products, seconds: performance.now() / 1000 }));
} catch (error) {
  complain(explain(error, config) ?? `The server could not start. ${inFull(error)}`);
  process.exit(1);
}

function inFull(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
