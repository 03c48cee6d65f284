/** The production server on the given data; prints its port once it is listening. */
import { buildApp } from '../../server/app';
import { openCatalogue } from '../../server/catalogue/catalogue';
import { readConfig } from '../../server/config';
import { openDatabase } from '../../server/db/client';
import { migrate } from '../../server/db/migrate';
import type { Intervals } from '../../server/plugins/background';

async function serve() {
  const config = readConfig(process.env);
  const db = openDatabase(config);
  await migrate(db);
  const catalogue = await openCatalogue(db);
  const ahead = Number(process.env.CLOCK_AHEAD ?? 0);
  const now = () => new Date(Date.now() + ahead);
  const intervals = JSON.parse(process.env.INTERVALS ?? '{}') as Partial<Intervals>;
  const app = await buildApp({
    db,
    config,
    catalogue,
    now,
    intervals,
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  process.stdout.write(`${address}\n`);
}

void serve();
