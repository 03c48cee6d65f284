import { parseArgs } from 'node:util';

import { readConfig } from '../config';
import { explain } from '../explain';
import { backUp } from '../services/backUp';
import { CommandError } from '../services/commandError';

const HELP = `Copies the database beside a running server, whole and at one moment, and the pictures in DATA_DIR/uploads.

  npm run backup                  into DATA_DIR-backups, named by the time (UTC)
  npm run backup -- FILE          into a file that is not there yet; pictures into FILE.uploads

With DATABASE_URL it runs pg_dump, and pg_restore reads the file: PostgreSQL's client must be installed.

The key of the confidential fields is not in it: keep DATA_KEY_FILE (or DATA_KEY) apart from the copy.
`;

const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) {
    say(HELP);
    return 0;
  }
  const config = readConfig(process.env);
  const began = Date.now();
  try {
    const { file, bytes, tables, rows } = await backUp(config, positionals[0], new Date());
    const megabytes = (bytes / 1e6).toFixed(1);
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    const held = [
      `${megabytes} MB`,
      `${tables} tables`,
      ...(rows === undefined ? [] : [`${rows} rows`]),
    ];
    say(`Backed up to ${file}: ${held.join(', ')}.`);
    say(
      config.dataKey === undefined
        ? `Keep ${config.dataKeyFile} too, but somewhere else: without it the confidential fields cannot be read, and anyone who has both can read them.`
        : 'Keep DATA_KEY too, but somewhere else: without it the confidential fields cannot be read, and anyone who has both can read them.',
    );
    say(`It took ${seconds} s. The copy was read back and is complete.`);
    return 0;
  } catch (error) {
    const known = error instanceof CommandError ? error.message : explain(error, config);
    if (known === undefined) throw error;
    console.error(known);
    return 1;
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? (error.stack ?? error.message) : error);
    process.exit(1);
  },
);
