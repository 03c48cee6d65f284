import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { parseArgs } from 'node:util';

import { csvDialectOf } from '#domain/csv';
import { localeOf } from '#domain/languages';
import { QUEUES, type Queue } from '#domain/queues';

import { inAction, type Action, type Actor } from '../services/action';
import { afterRestore } from '../services/desk/afterRestore';
import { audit } from '../services/desk/audit';
import { exportQueue } from '../services/desk/exportQueue';
import { countQueues } from '../services/desk/findQueue';
import { listQueue } from '../services/desk/listQueue';
import { requeueOrders } from '../services/desk/requeueOrders';
import { showDeskOrder } from '../services/desk/showDeskOrder';
import { requeueOrderFile } from '../services/folder/openOutbox';
import { holdOrder, liftHold } from '../services/fulfilment/holdOrder';
import { shipOrder } from '../services/fulfilment/shipOrder';
import { csvStream } from '../spreadsheets/csvStream';
import { jsonStream } from '../spreadsheets/jsonStream';
import { PLAIN_PROFILE } from '../spreadsheets/profile';
import { encodeFile, profiledText } from '../spreadsheets/profiledFile';
import { xlsxStream } from '../spreadsheets/xlsxStream';

import { addMember } from './console/addMember';
import { CUSTOMERS, CUSTOMERS_HELP } from './console/customers';
import { formatOrder } from './console/formatOrder';
import { JOBS, JOBS_HELP } from './console/jobs';
import { KEYS, KEYS_HELP } from './console/keys';
import { listMembers, parseRoles, setRoles } from './console/members';
import { printRestoreReport } from './console/printRestoreReport';
import {
  deliver,
  UsageError,
  requireArgument,
  runCommand,
  print,
  type CommandContext,
} from './console/runCommand';
import { WEBHOOKS, WEBHOOKS_HELP, type CommandHandler } from './console/webhooks';

const HELP = `Manages orders, staff accounts, customers, API keys, jobs and webhooks.

  npm run desk -- orders list [WORDS] [--queue QUEUE]   ${QUEUES.slice(0, 5).join(', ')},
                                                        ${QUEUES.slice(5).join(', ')}
  npm run desk -- orders show NUMBER
  npm run desk -- orders export FILE [WORDS] [--queue QUEUE]   .csv, .xlsx or .json;
                                                        .csv uses EXCHANGE_PROFILE if it is set
  npm run desk -- orders hold NUMBER "REASON"
  npm run desk -- orders release NUMBER                 lifts the hold
  npm run desk -- orders ship NUMBER --carrier NAME [--tracking NUMBER …]   everything open
  npm run desk -- orders status                         number of orders in each queue
  npm run desk -- orders again NUMBER                   writes an order file to the folder again

  npm run desk -- staff add EMAIL --roles orders,read   prints the password, only once
  npm run desk -- staff roles EMAIL orders,admin        read, orders, catalogue, accounts, admin
  npm run desk -- staff list

${CUSTOMERS_HELP}

${JOBS_HELP}

${KEYS_HELP}

${WEBHOOKS_HELP}

  npm run desk -- audit                                 checks the data; exit code 1 if it is inconsistent
  npm run desk -- requeue --from YYYY-MM-DD             queues imported orders since then for packing
  npm run desk -- after-restore --last-order NUMBER [--last-file NUMBER]
                                                        no number up to these is reused
`;

const ACTOR: Actor = { kind: 'command', id: 'command line' };
/** Maximum number of orders listed. */
const MAX_LISTED = 500;

const { values, positionals } = readArguments();
const [noun = '', verb = '', first = '', second = ''] = positionals;

type Command = (parts: CommandContext) => Promise<number | void>;

const COMMANDS: Record<string, Command> = {
  'orders list': list,
  'orders show': async ({ db }) => print(...formatOrder(await showDeskOrder(db, task()))),
  'orders export': exportOrders,
  'orders hold': (parts) =>
    change(parts, (action) => holdOrder(action, task(), requireArgument(second, 'REASON'))),
  'orders release': (parts) => {
    const house = { notifiesStaff: parts.config.ordersMail.length > 0 };
    return change(parts, (action) => liftHold(action, task(), house));
  },
  'orders ship': (parts) => change(parts, ship),
  'orders status': async ({ db }) => {
    const counts = await countQueues(db);
    for (const queue of QUEUES) print(`${String(counts[queue]).padStart(8)}  ${queue}`);
  },
  'orders again': async ({ db }) => {
    const number = Number(/\d+/.exec(requireArgument(first, 'NUMBER'))?.[0] ?? 0);
    if (!(await requeueOrderFile(db, number)))
      throw new UsageError(`There is no order file ${first}.`);
    print('It will be written again within seconds if the shop is running.');
  },
  'staff add': async ({ db }) => {
    const roles = parseRoles(values.roles ?? '');
    const added = await addMember(db, { email: requireArgument(first, 'EMAIL'), roles });
    print(
      `${added.email} has these roles: ${roles.join(', ')}.`,
      `Password, shown only once: ${added.password ?? ''}`,
    );
  },
  'staff roles': ({ db }) =>
    setRoles(db, requireArgument(first, 'EMAIL'), parseRoles(second), ACTOR),
  'staff list': ({ db }) => listMembers(db),
  audit: async ({ db }) => {
    let found = 0;
    for await (const sentence of audit(db)) {
      found += 1;
      print(sentence);
    }
    if (found === 0) print('All orders and events are consistent.');
    return found === 0 ? 0 : 1;
  },
  requeue: async ({ db }) => {
    const since = new Date(`${requireArgument(values.from ?? '', '--from')}T00:00:00Z`);
    if (Number.isNaN(since.getTime())) throw new UsageError('--from must be a date: YYYY-MM-DD.');
    const count = await requeueOrders(db, { actor: ACTOR, at: new Date(), since });
    print(`${count} orders are waiting to be packed.`);
  },
  'after-restore': async ({ db }) => {
    const lastOrder = Number(requireArgument(values['last-order'] ?? '', '--last-order'));
    if (!Number.isSafeInteger(lastOrder))
      throw new UsageError('--last-order must be a whole number.');
    const lastFile = Number(values['last-file'] ?? 0);
    if (!Number.isSafeInteger(lastFile))
      throw new UsageError('--last-file must be a whole number.');
    const by = { actor: ACTOR, at: new Date() };
    printRestoreReport(await afterRestore(db, { ...by, lastOrder, lastFile }));
    print('A running server still uses numbers from before: restart it.');
  },
};

const NOUNS = { keys: KEYS, webhooks: WEBHOOKS, customers: CUSTOMERS, jobs: JOBS };
const nounCommand = noun in NOUNS ? NOUNS[noun as keyof typeof NOUNS][verb] : undefined;
const command = nounCommand
  ? withArguments(nounCommand)
  : (COMMANDS[`${noun} ${verb}`] ?? COMMANDS[noun]);
if (values.help || !command) {
  print(HELP);
  process.exit(values.help ? 0 : 1);
}
runCommand(command);

function withArguments(work: CommandHandler): Command {
  const by = { actor: ACTOR, at: new Date() };
  return (parts) => work(parts, { first, second, by, options: values });
}

const task = () => ({
  orderId: requireArgument(first, 'NUMBER'),
  language: '' as const,
  at: new Date(),
});

const queueFilters = (words: string) => ({
  queue: parseQueue(values.queue ?? 'all'),
  words: words.split(/\s+/).filter(Boolean),
});

function parseQueue(text: string): Queue {
  const queue = QUEUES.find((name) => name === text);
  if (!queue) throw new UsageError(`--queue is "${text}"; it must be one of ${QUEUES.join(', ')}.`);
  return queue;
}

async function list({ db }: CommandContext): Promise<void> {
  const page = { offset: 0, limit: MAX_LISTED };
  const { orders, total } = await listQueue(db, queueFilters(first), page, new Date());
  for (const { order_id, stage, placed_at, company_name, po_reference, units } of orders) {
    const summary = [company_name, po_reference, `${units} units`].filter(Boolean).join(', ');
    print(`${order_id.padEnd(8)}  ${stage.padEnd(12)}  ${placed_at.slice(0, 16)}  ${summary}`);
  }
  print(total === 1 ? '1 order.' : `${total} orders.`);
}

const STREAMS = { xlsx: xlsxStream, json: jsonStream } as const;

async function exportOrders({ db, config }: CommandContext): Promise<void> {
  const file = resolve(process.env.INIT_CWD ?? '.', requireArgument(first, 'FILE'));
  const { profile } = config.exchange;
  if (file.endsWith('.csv') && profile !== PLAIN_PROFILE) {
    const reader = { language: '', zone: profile.zone, isProgram: true } as const;
    const text = await profiledText(exportQueue(db, queueFilters(second), reader), profile);
    writeFileSync(file, encodeFile(text, profile.encoding));
    print(`Wrote ${file}.`);
    return;
  }
  const sheet = exportQueue(db, queueFilters(second), { language: '', zone: 'UTC' });
  const extension = /\.(\w+)$/.exec(file)?.[1] ?? '';
  const stream =
    extension in STREAMS
      ? STREAMS[extension as keyof typeof STREAMS](sheet)
      : csvStream(sheet, csvDialectOf(localeOf('', 'CA')));
  writeFileSync(file, await buffer(stream));
  print(`Wrote ${file}.`);
}

const ship = (action: Action) =>
  shipOrder(action, task(), {
    source: 'desk',
    carrier: requireArgument(values.carrier ?? '', '--carrier'),
    tracking: (values.tracking ?? []).map((number) => ({ number })),
  });

/**
 * Applies an action to the given order, prints the updated order and sends the resulting e-mails.
 */
async function change(
  parts: CommandContext,
  work: (action: Action) => Promise<unknown>,
): Promise<void> {
  await inAction(parts.db, { actor: ACTOR, at: new Date() }, work);
  print(...formatOrder(await showDeskOrder(parts.db, task())));
  await deliver(parts);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        queue: { type: 'string' },
        carrier: { type: 'string' },
        tracking: { type: 'string', multiple: true },
        roles: { type: 'string' },
        from: { type: 'string' },
        scopes: { type: 'string' },
        expires: { type: 'string' },
        networks: { type: 'string' },
        overlap: { type: 'string' },
        'last-order': { type: 'string' },
        'last-file': { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error(HELP);
    process.exit(1);
  }
}
