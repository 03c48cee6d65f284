import { parseArgs } from 'node:util';

import { APPLICATION_STATUSES, type ApplicationStatus } from '#domain/application/statuses';
import { parseCountry } from '#domain/countries';
import { normaliseEmail } from '#domain/emails';

import type { Config } from '../../config';
import type { DataKeys } from '../../crypto/dataKeys';
import { addKey, ensureKeyFile, openDataKeys } from '../../crypto/keyFile';
import { findApplications } from '../../db/applications';
import type { Db } from '../../db/client';
import { soleStaffMember, staffByEmail } from '../../db/staff';
import { staffLog } from '../../db/staffLog';
import { formatApplication } from '../../services/application/formatApplication';
import {
  approveApplication,
  askApplicant,
  beginReview,
  declineApplication,
  revealField,
  type Task,
} from '../../services/application/reviewApplication';
import { rotateKeys } from '../../services/application/rotateKeys';
import { showApplication } from '../../services/application/showApplication';

import { addMember } from './addMember';
import { readOrExplain } from './readOrExplain';
import {
  deliver as deliverMails,
  UsageError,
  requireArgument,
  runOnDatabase,
  print,
} from './runOnDatabase';

const HELP = `Reviews applications for trade accounts.

  npm run review -- add-staff EMAIL            adds a staff member and prints the password
  npm run review -- list [WORDS] [--status STATUS]
                                               ${APPLICATION_STATUSES.join(', ')}
  npm run review -- show REFERENCE             one application; confidential fields are masked
  npm run review -- reveal REFERENCE FIELD     one confidential field; viewing it is logged
  npm run review -- begin REFERENCE            starts the review
  npm run review -- ask REFERENCE "QUESTION"   sends the applicant a question
  npm run review -- approve REFERENCE CUSTOMER_CODE [--country CA|US]
  npm run review -- decline REFERENCE "REASON"
  npm run review -- log [REFERENCE]            who did or viewed what, newest first
  npm run review -- rotate-keys                re-encrypts everything with a new key

--as EMAIL says who you are; it can be omitted if there is only one staff member.
`;

interface Parts {
  db: Db;
  keys: DataKeys;
  config: Config;
  /** The arguments after the command; empty if they are missing. */
  first: string;
  second: string;
  options: Options;
}

type Options = ReturnType<typeof readArguments>['values'];

type Command = (parts: Parts) => Promise<void>;

const COMMANDS: Record<string, Command> = {
  'add-staff': addStaff,
  list,
  show,
  log,
  'rotate-keys': rotate,
  reveal: async (parts) =>
    print(await revealField(parts, await task(parts), argument(parts.second, 'FIELD'))),
  begin: async (parts) => {
    await beginReview(parts, await task(parts));
    print(`${parts.first} is under review.`);
  },
  ask: async (parts) => {
    await askApplicant(parts, await task(parts), argument(parts.second, 'QUESTION'));
    await deliver(parts, `The question about ${parts.first} was sent.`);
  },
  approve: async (parts) => {
    const { first, second, options } = parts;
    const customerCode = argument(second, 'CUSTOMER_CODE');
    const country = options.country === undefined ? undefined : parseCountry(options.country);
    await approveApplication(parts, await task(parts), { customerCode, country });
    await deliver(parts, `${first} was approved: customer ${customerCode.toUpperCase()}.`);
  },
  decline: async (parts) => {
    await declineApplication(parts, await task(parts), argument(parts.second, 'REASON'));
    await deliver(parts, `${parts.first} was declined.`);
  },
};

/** Carries out `npm run review` with these arguments; returns the exit code. */
export async function reviewCommand(args: readonly string[]): Promise<number> {
  const given = readOrExplain(() => readArguments(args), HELP);
  if (!given) return 1;
  const { values: options, positionals } = given;
  const [command = '', first = '', second = ''] = positionals;
  const work = COMMANDS[command];
  if (options.help || !work) {
    print(HELP);
    return options.help ? 0 : 1;
  }
  return runOnDatabase(({ db, config }) =>
    work({ db, config, keys: openDataKeys(config), first, second, options }),
  );
}

async function addStaff({ db, first, options }: Parts): Promise<void> {
  const added = await addMember(db, { email: first, password: options.password });
  print(`${added.email} can review applications.`);
  if (added.password !== undefined) print(`Password, shown only once: ${added.password}`);
}

async function list({ db, first, options }: Parts): Promise<void> {
  const { status } = options;
  if (status !== undefined && !APPLICATION_STATUSES.includes(status as ApplicationStatus)) {
    throw new UsageError(
      `--status is "${status}"; it must be one of ${APPLICATION_STATUSES.join(', ')}.`,
    );
  }
  const words = first.split(/\s+/).filter(Boolean);
  const filters = { status, words, limit: 500, offset: 0 };
  const { applications, total } = await findApplications(db, filters);
  for (const { id, status: now, submitted_at, company_name, owner_name, email } of applications) {
    const who = [company_name || owner_name, email].join(', ');
    print(`${id}  ${now.padEnd(12)}  ${submitted_at.slice(0, 10)}  ${who}`);
  }
  print(total === 1 ? '1 application.' : `${total} applications.`);
}

async function show(parts: Parts): Promise<void> {
  print(...formatApplication(await showApplication(parts, argument(parts.first, 'REFERENCE'))));
}

/** Prints who did what and when, newest first. */
async function log({ db, first }: Parts): Promise<void> {
  for (const entry of await staffLog(db, first || undefined, 500)) {
    const { at, staff, action, reference, detail, address } = entry;
    print([at, staff ?? 'nobody', action, reference, detail, address].filter(Boolean).join('  '));
  }
}

/** If the keys come from the environment, the operator must put the new key first. */
async function rotate({ db, config }: Parts): Promise<void> {
  if (config.dataKey === undefined && !ensureKeyFile(config)) addKey(config.dataKeyFile);
  const resealed = await rotateKeys({ db, keys: openDataKeys(config) });
  print(
    `Encrypted ${resealed} applications and drafts with the new key.`,
    'Keep the old keys for as long as backups need them.',
  );
}

async function task({ db, first, options }: Parts): Promise<Task> {
  const staff =
    options.as === undefined
      ? await soleStaffMember(db)
      : await staffByEmail(db, normaliseEmail(options.as));
  if (!staff) {
    throw new UsageError(
      options.as === undefined
        ? 'Say who you are: --as EMAIL. `add-staff EMAIL` adds a staff member.'
        : `${options.as} is not a staff member.`,
    );
  }
  const reference = argument(first, 'REFERENCE');
  return { reference, staffId: staff.id, at: new Date(), from: 'command line' };
}

async function deliver(parts: Parts, message: string): Promise<void> {
  print(message);
  await deliverMails(parts);
}

function argument(text: string, name: string): string {
  return requireArgument(text, name, 'review');
}

const readArguments = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      as: { type: 'string' },
      status: { type: 'string' },
      country: { type: 'string' },
      password: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
