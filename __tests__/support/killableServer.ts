/** The production server on the given data; prints its port once it is listening. */
import { buildApp } from '../../server/app';
import { openCatalogue } from '../../server/catalogue/catalogue';
import { readConfig } from '../../server/config';
import { openDatabase } from '../../server/db/client';
import { migrate } from '../../server/db/migrate';

async function serve() {
  const config = readConfig(process.env);
  const db = openDatabase(config);
  await migrate(db);
  const catalogue = await openCatalogue(db);
  const ahead = Number(process.env.CLOCK_AHEAD ?? 0);
  const now = () => new Date(Date.now() + ahead);
  const { FOLDER_INTERVAL_MS: interval } = process.env;
  const app = await buildApp({
    db,
    config,
    catalogue,
    now,
    ...(interval !== undefined && { folderIntervalMs: Number(interval) }),
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  process.stdout.write(`${address}\n`);
}

void serve();
