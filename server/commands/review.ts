import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';

import { APPLICATION_STATUSES, type ApplicationStatus } from '#domain/application/statuses';
import { readCountry } from '#domain/countries';
import { isEmail, tidyEmail } from '#domain/emails';

import { readConfig, type Config } from '../config';
import type { DataKeys } from '../crypto/dataKeys';
import { addKey, ensureKeyFile, openDataKeys } from '../crypto/keyFile';
import { newToken } from '../crypto/tokens';
import { findApplications } from '../db/applications';
import { openDatabase, type Db } from '../db/client';
import { migrate } from '../db/migrate';
import { keepStaff, onlyStaff, staffByEmail } from '../db/staff';
import { staffLog } from '../db/staffLog';
import { explain } from '../explain';
import { openCarrier } from '../mail/carrier';
import { say as inWords } from '../messages/say';
import {
  approveApplication,
  askApplicant,
  beginReview,
  declineApplication,
  revealField,
  type Task,
} from '../services/application/reviewApplication';
import { rotateKeys } from '../services/application/rotateKeys';
import { showApplication } from '../services/application/showApplication';
import { tellApplication } from '../services/application/tellApplication';
import { isObviousPassword } from '../services/obviousPasswords';
import { hashPassword } from '../services/passwords';
import { Refusal } from '../services/refusal';
import { openPostOffice } from '../services/sendMails';

const HELP = `Reviews applications for trade accounts.

  npm run review -- add-staff EMAIL            adds a member of the staff and says the password
  npm run review -- list [WORDS] [--status STATUS]
                                               ${APPLICATION_STATUSES.join(', ')}
  npm run review -- show REFERENCE             one application; confidential fields masked
  npm run review -- reveal REFERENCE FIELD     one confidential field; that you looked is kept
  npm run review -- begin REFERENCE            takes it under review
  npm run review -- ask REFERENCE "QUESTION"   sends the applicant a question
  npm run review -- approve REFERENCE CUSTOMER_CODE [--country CA|US]
  npm run review -- decline REFERENCE "REASON"
  npm run review -- log [REFERENCE]            who did and looked at what, newest first
  npm run review -- rotate-keys                encrypts everything anew with a new key

--as EMAIL says who you are; it may be left out where there is one member of the staff alone.
`;

interface Parts {
  db: Db;
  keys: DataKeys;
  config: Config;
}

/** Something that the person typed cannot be used; the sentence says what. */
class Misuse extends Error {}

const say = (...lines: string[]) => lines.forEach((line) => console.log(line));

const { values, positionals } = readArguments();
const [command = '', first = '', second = ''] = positionals;

type Command = (parts: Parts) => Promise<void>;

const COMMANDS: Record<string, Command> = {
  'add-staff': addStaff,
  list,
  show,
  log,
  'rotate-keys': rotate,
  reveal: async (parts) =>
    say(await revealField(parts, await task(parts), needed(second, 'FIELD'))),
  begin: async (parts) => {
    await beginReview(parts, await task(parts));
    say(`${first} is under review.`);
  },
  ask: async (parts) => {
    await askApplicant(parts, await task(parts), needed(second, 'QUESTION'));
    await deliver(parts, `The question about ${first} is on its way.`);
  },
  approve: async (parts) => {
    const customerCode = needed(second, 'CUSTOMER_CODE');
    const country = values.country === undefined ? undefined : readCountry(values.country);
    await approveApplication(parts, await task(parts), { customerCode, country });
    await deliver(parts, `${first} is approved: customer ${customerCode.toUpperCase()}.`);
  },
  decline: async (parts) => {
    await declineApplication(parts, await task(parts), needed(second, 'REASON'));
    await deliver(parts, `${first} is declined.`);
  },
};

async function main(): Promise<number> {
  const work = COMMANDS[command];
  if (values.help || !work) {
    say(HELP);
    return values.help ? 0 : 1;
  }
  const config = readConfig(process.env);
  const db = openDatabase(config);
  try {
    await migrate(db);
    await work({ db, keys: openDataKeys(config), config });
    return 0;
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
  if (error instanceof Misuse) return error.message;
  return error instanceof Refusal ? inWords('', error.code, error.details.params) : undefined;
}

async function addStaff({ db }: Parts): Promise<void> {
  const email = tidyEmail(first);
  if (!isEmail(email)) throw new Misuse(`"${first}" is no e-mail address.`);
  const password = values.password ?? newToken().slice(0, 16);
  if (isObviousPassword(password, [email])) throw new Misuse('This password is easy to guess.');
  await keepStaff(db, {
    id: randomUUID(),
    email,
    password_hash: await hashPassword(password),
    created_at: new Date().toISOString(),
  });
  say(`${email} can review applications.`);
  if (values.password === undefined) say(`Password, shown this once: ${password}`);
}

async function list({ db }: Parts): Promise<void> {
  const { status } = values;
  if (status !== undefined && !APPLICATION_STATUSES.includes(status as ApplicationStatus)) {
    throw new Misuse(
      `--status is "${status}"; it must be one of ${APPLICATION_STATUSES.join(', ')}.`,
    );
  }
  const words = first.split(/\s+/).filter(Boolean);
  const asked = { status, words, limit: 500, offset: 0 };
  const { applications, total } = await findApplications(db, asked);
  for (const { id, status: now, submitted_at, company_name, owner_name, email } of applications) {
    const who = [company_name || owner_name, email].join(', ');
    say(`${id}  ${now.padEnd(12)}  ${submitted_at.slice(0, 10)}  ${who}`);
  }
  say(total === 1 ? '1 application.' : `${total} applications.`);
}

async function show(parts: Parts): Promise<void> {
  say(...tellApplication(await showApplication(parts, needed(first, 'REFERENCE'))));
}

/** Who did what and when, the last actions first. */
async function log({ db }: Parts): Promise<void> {
  for (const entry of await staffLog(db, first || undefined, 500)) {
    const { at, staff, action, reference, detail, address } = entry;
    say([at, staff ?? 'nobody', action, reference, detail, address].filter(Boolean).join('  '));
  }
}

/** With keys from the environment, whoever sets them puts the new one first. */
async function rotate({ db, config }: Parts): Promise<void> {
  if (config.dataKey === undefined && !ensureKeyFile(config)) addKey(config.dataKeyFile);
  const resealed = await rotateKeys({ db, keys: openDataKeys(config) });
  say(
    `Encrypted ${resealed} applications and drafts anew.`,
    'Keep the older keys for as long as backups need them.',
  );
}

async function task({ db }: Parts): Promise<Task> {
  const staff =
    values.as === undefined ? await onlyStaff(db) : await staffByEmail(db, tidyEmail(values.as));
  if (!staff) {
    throw new Misuse(
      values.as === undefined
        ? 'Say who you are: --as EMAIL. `add-staff EMAIL` adds a member of the staff.'
        : `${values.as} is no member of the staff.`,
    );
  }
  const reference = needed(first, 'REFERENCE');
  return { reference, staffId: staff.id, at: new Date(), from: 'command line' };
}

async function deliver({ db, config }: Parts, words: string): Promise<void> {
  say(words);
  const onError = (what: string, error: unknown) =>
    console.error(`${what} It is tried again. ${error instanceof Error ? error.message : ''}`);
  const { publicUrl } = config;
  const now = () => new Date();
  await openPostOffice({ db, carrier: openCarrier(config), publicUrl, now, onError }).sendAll();
}

function needed(text: string, name: string): string {
  if (text.trim() !== '') return text.trim();
  throw new Misuse(`${name} is missing. See: npm run review -- --help`);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        as: { type: 'string' },
        status: { type: 'string' },
        country: { type: 'string' },
        password: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error(HELP);
    process.exit(1);
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? (error.stack ?? error.message) : error);
    process.exit(1);
  },
);
