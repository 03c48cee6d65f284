import { readConfig, type Config } from '../../config';
import { openDatabase, type Db } from '../../db/client';
import { explainError } from '../../explainError';
import { openMailTransport } from '../../mail/mailTransport';
import { translate } from '../../messages/translate';
import { Refusal } from '../../services/actions/refusal';
import { prepareDatabase } from '../../services/database/prepareDatabase';
import { openMailQueue } from '../../services/mail/sendMails';

/** Invalid command-line input; the message tells the user what is wrong. */
export class UsageError extends Error {}

/** Who acts when a command changes something. */
export const COMMAND_ACTOR = { kind: 'command', id: 'command line' } as const;

export interface CommandContext {
  db: Db;
  config: Config;
}

/** Characters by which a customer's text could control the terminal. */
const CONTROLS = /(?:(?!\n)[\p{Cc}\p{Bidi_Control}])+/gu;

export const print = (...lines: string[]) =>
  lines.forEach((line) => console.log(line.replace(CONTROLS, ' ')));

/** Runs a command against the configured database; returns the exit code, 0 unless it has its own. */
export async function runOnDatabase(
  work: (parts: CommandContext) => Promise<number | void>,
): Promise<number> {
  const config = readConfig(process.env);
  try {
    return await withDatabase(config, work);
  } catch (error) {
    const explanation = describeError(error) ?? explainError(error, config);
    if (explanation === undefined) throw error;
    console.error(explanation);
    return 1;
  }
}

async function withDatabase(
  config: Config,
  work: (parts: CommandContext) => Promise<number | void>,
): Promise<number> {
  const db = openDatabase(config);
  try {
    await prepareDatabase(db);
    return (await work({ db, config })) ?? 0;
  } finally {
    await db.destroy();
  }
}

function describeError(error: unknown): string | undefined {
  if (error instanceof UsageError) return error.message;
  return error instanceof Refusal ? translate('', error.code, error.details.params) : undefined;
}

/** Returns an argument of a command; throws if it is missing. */
export function requireArgument(text: string, name: string, command = 'desk'): string {
  if (text.trim() !== '') return text.trim();
  throw new UsageError(`${name} is missing. See: npm run ${command} -- --help`);
}

/** Sends the e-mails queued by the command; those that fail are retried later. */
export async function deliver({ db, config }: CommandContext): Promise<void> {
  const { publicUrl, ordersMail, rules, houseLang } = config;
  await openMailQueue({
    db,
    publicUrl,
    ordersMail,
    rules,
    houseLang,
    transport: openMailTransport(config),
    now: () => new Date(),
    onError: (what, error) =>
      console.error(`${what} It will be retried. ${error instanceof Error ? error.message : ''}`),
  }).sendAll();
}
