import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { readConfig, type Config } from '../config';
import { openDatabase, openPostgres, openSqlite } from '../db/client';
import { endMove } from '../db/moves';
import { explainError, withoutPassword } from '../explainError';
import { CommandError } from '../services/database/commandError';
import { moveDatabase, type NamedDatabase } from '../services/database/moveDatabase';

import { exitWith } from './console/exitWith';

const HELP = `Moves the shop's database. Meanwhile the shop stays up, read-only.

  npm run migrate-to -- postgres://USER:PASSWORD@HOST/NAME    from the embedded database to an empty one
  npm run migrate-to -- FILE.sqlite                           back from DATABASE_URL to a new file
  npm run migrate-to -- --stay                                keeps using the database that was moved

Rows are counted and compared before the move completes. If it is interrupted, run the same command again.
Afterwards stop the shop, set DATABASE_URL (or unset it), and start it.
`;

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' }, stay: { type: 'boolean' } },
  });
  const [destination] = positionals;
  if (values.help || (destination === undefined && !values.stay)) {
    print(HELP);
    return values.help ? 0 : 1;
  }
  const config = readConfig(process.env);
  try {
    return destination === undefined ? await cancelMove(config) : await move(config, destination);
  } catch (error) {
    const databaseUrl = config.databaseUrl ?? destination;
    const explanation =
      error instanceof CommandError
        ? error.message
        : explainError(error, { ...config, databaseUrl });
    if (explanation === undefined) throw error;
    console.error(explanation);
    return 1;
  }
}

async function cancelMove(config: Config): Promise<number> {
  const { db, name } = sourceOf(config);
  await endMove(db);
  print(`${name} is in use again. It does not contain anything written to the other database.`);
  await db.destroy();
  return 0;
}

async function move(config: Config, destination: string): Promise<number> {
  const isUrl = /^postgres(ql)?:\/\//.test(destination);
  if (isUrl && config.databaseUrl) {
    throw new CommandError('DATABASE_URL is already PostgreSQL: use pg_dump and pg_restore.');
  }
  if (!isUrl && !config.databaseUrl) {
    throw new CommandError(
      'Copying into a file needs DATABASE_URL, which is not set. To copy into PostgreSQL, the target must start with postgres://.',
    );
  }
  const source = sourceOf(config);
  const target: NamedDatabase = isUrl
    ? { db: openPostgres(destination), name: withoutPassword(destination) }
    : { db: openSqlite(resolve(destination)), name: resolve(destination) };
  const startedAt = Date.now();
  const { rows } = await moveDatabase({ source, target, report: print });
  print(`${rows} rows were copied to ${target.name} and match ${source.name}.`);
  print(`It took ${((Date.now() - startedAt) / 1_000).toFixed(1)} s. ${NEXT_STEPS}`);
  await source.db.destroy();
  await target.db.destroy();
  return 0;
}

const NEXT_STEPS =
  'Stop the shop, set its DATABASE_URL and start it again; until then it is read-only.';

const sourceOf = (config: Config): NamedDatabase => ({
  db: openDatabase(config),
  name: config.databaseUrl
    ? withoutPassword(config.databaseUrl)
    : `${config.dataDir}/haberdash.sqlite`,
});

exitWith(main());
