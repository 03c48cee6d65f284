import { parseArgs } from 'node:util';

import { readConfig } from '../config';
import { explainError } from '../explainError';
import { backUp } from '../services/database/backUp';
import { CommandError } from '../services/database/commandError';

import { exitWith } from './console/exitWith';

const HELP = `Backs up the database as a consistent snapshot, also while the server is running, and the pictures in DATA_DIR/uploads.

  npm run backup                  to DATA_DIR-backups, named after the time (UTC)
  npm run backup -- FILE          to a new file; pictures to FILE.uploads

With DATABASE_URL it runs pg_dump; restore the file with pg_restore. PostgreSQL's client tools must be installed.

It does not include the key of the confidential fields: keep DATA_KEY_FILE (or DATA_KEY) separate from the backup.
`;

const print = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) {
    print(HELP);
    return 0;
  }
  const config = readConfig(process.env);
  const startedAt = Date.now();
  try {
    if (positionals.length > 1) throw new CommandError('Give one FILE only.');
    const { file, bytes, tables, rows } = await backUp(config, positionals[0], new Date());
    const megabytes = (bytes / 1e6).toFixed(1);
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    const contents = [
      `${megabytes} MB`,
      `${tables} tables`,
      ...(rows === undefined ? [] : [`${rows} rows`]),
    ];
    print(`Backed up to ${file}: ${contents.join(', ')}.`);
    print(
      config.dataKey === undefined
        ? `Also back up ${config.dataKeyFile}, but elsewhere: without it the confidential fields cannot be read, and anyone who has both can read them.`
        : 'Also back up DATA_KEY, but elsewhere: without it the confidential fields cannot be read, and anyone who has both can read them.',
    );
    print(`It took ${seconds} s. The backup was read back and is complete.`);
    return 0;
  } catch (error) {
    const explanation = error instanceof CommandError ? error.message : explainError(error, config);
    if (explanation === undefined) throw error;
    console.error(explanation);
    return 1;
  }
}

exitWith(main());
