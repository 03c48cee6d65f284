import { readConfig, type Config } from '../../config';
import { openDatabase, type Db } from '../../db/client';
import { explain } from '../../explain';
import { openMailTransport } from '../../mail/mailTransport';
import { translate } from '../../messages/translate';
import { prepareDatabase } from '../../services/prepareDatabase';
import { Refusal } from '../../services/refusal';
import { openMailQueue } from '../../services/sendMails';

/** Invalid command-line input; the message tells the user what is wrong. */
export class UsageError extends Error {}

export interface CommandParts {
  db: Db;
  config: Config;
}

export const print = (...lines: string[]) => lines.forEach((line) => console.log(line));

/**
 * Runs a command against the configured database and exits the process; a returned number is the
 * exit code.
 */
export function runCommand(work: (parts: CommandParts) => Promise<number | void>): void {
  onDatabase(work).then(
    (code) => process.exit(code),
    (error: unknown) => {
      console.error(error instanceof Error ? (error.stack ?? error.message) : error);
      process.exit(1);
    },
  );
}

async function onDatabase(work: (parts: CommandParts) => Promise<number | void>): Promise<number> {
  const config = readConfig(process.env);
  const db = openDatabase(config);
  try {
    await prepareDatabase(db);
    return (await work({ db, config })) ?? 0;
  } catch (error) {
    const known = sentenceOf(error) ?? explain(error, config);
    if (known === undefined) throw error;
    console.error(known);
    return 1;
  } finally {
    await db.destroy();
  }
}

function sentenceOf(error: unknown): string | undefined {
  if (error instanceof UsageError) return error.message;
  return error instanceof Refusal ? translate('', error.code, error.details.params) : undefined;
}

/** Sends the e-mails queued by the command; those that fail are retried later. */
export async function deliver({ db, config }: CommandParts): Promise<void> {
  const { publicUrl, ordersMail, houseLang } = config;
  await openMailQueue({
    ...{ db, publicUrl, ordersMail, houseLang },
    carrier: openMailTransport(config),
    now: () => new Date(),
    onError: (what, error) =>
      console.error(`${what} It will be retried. ${error instanceof Error ? error.message : ''}`),
  }).sendAll();
}
