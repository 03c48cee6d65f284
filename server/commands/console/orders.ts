import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';

import type { DeskLine, DeskOrder } from '#contract/staffOrder';
import { csvDialectOf } from '#domain/csv';
import { localTimeZone } from '#domain/days';
import { localeOf } from '#domain/languages';
import { plainName } from '#domain/plainName';
import { QUEUES, type Queue } from '#domain/queues';

import { inAction, type Action } from '../../services/actions/action';
import { exportQueue } from '../../services/desk/exportQueue';
import { countQueues } from '../../services/desk/findQueue';
import { listQueue } from '../../services/desk/listQueue';
import { showDeskOrder } from '../../services/desk/showDeskOrder';
import { requeueOrderFile } from '../../services/folder/openOutbox';
import { holdOrder, releaseOrder } from '../../services/fulfilment/holdOrder';
import { shipOrder } from '../../services/fulfilment/shipOrder';
import { csvStream } from '../../spreadsheets/csvStream';
import { jsonStream } from '../../spreadsheets/jsonStream';
import { PLAIN_PROFILE } from '../../spreadsheets/profile';
import { encodeFile, profiledText } from '../../spreadsheets/profiledFile';
import { xlsxStream } from '../../spreadsheets/xlsxStream';

import type { CommandArguments, CommandHandler } from './commandHandler';
import { deliver, print, requireArgument, UsageError, type CommandContext } from './runOnDatabase';

/** The part of the command's help that covers orders. */
export const ORDERS_HELP = `  npm run desk -- orders list [WORDS] [--queue QUEUE]   ${QUEUES.slice(0, 5).join(', ')},
                                                        ${QUEUES.slice(5).join(', ')}
  npm run desk -- orders show NUMBER
  npm run desk -- orders export FILE [WORDS] [--queue QUEUE]   .csv, .xlsx or .json;
                                                        .csv uses EXCHANGE_PROFILE if it is set
  npm run desk -- orders hold NUMBER "REASON"
  npm run desk -- orders release NUMBER                 lifts the hold
  npm run desk -- orders ship NUMBER --carrier NAME [--tracking NUMBER …]   everything open
  npm run desk -- orders status                         number of orders in each queue
  npm run desk -- orders again NUMBER                   writes an order file to the folder again`;

/** Maximum number of orders listed. */
const MAX_LISTED = 500;

const orderOf = ({ first, by }: CommandArguments) => ({
  orderId: requireArgument(first, 'NUMBER'),
  language: '' as const,
  at: by.at,
});

const queueFilters = ({ options }: CommandArguments, words: string) => ({
  queue: parseQueue(options.queue ?? 'all'),
  words: words.split(/\s+/).filter(Boolean),
});

function parseQueue(text: string): Queue {
  const queue = QUEUES.find((name) => name === text);
  if (!queue) throw new UsageError(`--queue is "${text}"; it must be one of ${QUEUES.join(', ')}.`);
  return queue;
}

const list: CommandHandler = async ({ db }, args) => {
  const page = { offset: 0, limit: MAX_LISTED };
  const { orders, total } = await listQueue(db, queueFilters(args, args.first), page, args.by.at);
  for (const { order_id, stage, placed_at, company_name, po_reference, units } of orders) {
    const summary = [company_name, po_reference, `${units} units`].filter(Boolean).join(', ');
    print(`${order_id.padEnd(8)}  ${stage.padEnd(12)}  ${placed_at.slice(0, 16)}  ${summary}`);
  }
  print(total === 1 ? '1 order.' : `${total} orders.`);
};

const show: CommandHandler = async ({ db }, args) =>
  print(...formatOrder(await showDeskOrder(db, orderOf(args))));

const STREAMS = { xlsx: xlsxStream, json: jsonStream } as const;

const exportOrders: CommandHandler = async ({ db, config }, args) => {
  const file = resolve(process.env.INIT_CWD ?? '.', requireArgument(args.first, 'FILE'));
  const filters = queueFilters(args, args.second);
  const { profile } = config.exchange;
  if (file.endsWith('.csv') && profile !== PLAIN_PROFILE) {
    const reader = { language: '', zone: profile.zone, isProgram: true } as const;
    const text = await profiledText(exportQueue(db, filters, reader), profile);
    writeFileSync(file, encodeFile(text, profile.encoding));
    print(`Wrote ${file}.`);
    return;
  }
  const sheet = exportQueue(db, filters, { language: '', zone: localTimeZone() });
  const extension = /\.(\w+)$/.exec(file)?.[1] ?? '';
  const stream = Object.hasOwn(STREAMS, extension)
    ? STREAMS[extension as keyof typeof STREAMS](sheet)
    : csvStream(sheet, csvDialectOf(localeOf('', 'CA')));
  writeFileSync(file, await buffer(stream));
  print(`Wrote ${file}.`);
};

/**
 * Returns a command that applies an action to the given order, prints the updated order and sends
 * the resulting e-mails.
 */
const changing =
  (
    work: (action: Action, args: CommandArguments, context: CommandContext) => Promise<unknown>,
  ): CommandHandler =>
  async (context, args) => {
    await inAction(context.db, args.by, (action) => work(action, args, context));
    print(...formatOrder(await showDeskOrder(context.db, orderOf(args))));
    await deliver(context);
  };

const hold = changing((action, args) =>
  holdOrder(action, orderOf(args), requireArgument(args.second, 'REASON')),
);

const release = changing((action, args, { config }) =>
  releaseOrder(action, orderOf(args), { notifiesStaff: config.ordersMail.length > 0 }),
);

const ship = changing((action, args) =>
  shipOrder(action, orderOf(args), {
    source: 'desk',
    carrier: requireArgument(args.options.carrier ?? '', '--carrier'),
    tracking: (args.options.tracking ?? []).map((number) => ({ number })),
  }),
);

const status: CommandHandler = async ({ db }) => {
  const counts = await countQueues(db);
  for (const queue of QUEUES) print(`${String(counts[queue]).padStart(8)}  ${queue}`);
};

const again: CommandHandler = async ({ db }, { first }) => {
  const number = Number(/\d+/.exec(requireArgument(first, 'NUMBER'))?.[0] ?? 0);
  if (!(await requeueOrderFile(db, number)))
    throw new UsageError(`There is no order file ${first}.`);
  print('It will be written again within seconds if the shop is running.');
};

/** Order commands by verb. */
export const ORDERS: Record<string, CommandHandler> = {
  list,
  show,
  export: exportOrders,
  hold,
  release,
  ship,
  status,
  again,
};

/** Formats an order as lines of text; no text in it can begin a line of its own. */
function formatOrder(order: DeskOrder): string[] {
  const { ship_to, hold, shipments, history } = order;
  return [
    `Order ${order.order_id}  ${order.stage}`,
    ...formatFact('Customer', `${order.customer_code} ${order.company_name}`),
    ...formatFact('Placed', order.placed_at),
    ...formatFact('PO number', order.po_reference),
    ...formatFact('Comment', order.order_comment),
    ...formatFact('On hold', hold ? (hold.rule ?? hold.text) : ''),
    ...formatFact('Acknowledged by', order.acknowledged_by),
    ...formatFact(
      'Ship to',
      ship_to ? [ship_to.name, ship_to.street, ship_to.city].join(', ') : '',
    ),
    ...order.lines.map(formatLine),
    ...shipments.map(
      ({ shipped_at, carrier, tracking, voided_at }) =>
        `  ${voided_at === null ? 'shipped' : 'voided'} ${shipped_at.slice(0, 10)}  ${[carrier, ...tracking.map(({ number }) => number)].join('  ')}`,
    ),
    ...history.map(
      ({ at, kind, actor, text }) => `  ${[at.slice(0, 16), kind, actor, text].join('  ')}`,
    ),
  ].map((line) => line.replace(/\s*\n\s*/g, ' '));
}

const formatFact = (label: string, text: string): string[] =>
  text === '' ? [] : [`  ${label}: ${text}`];

const formatLine = ({ line, product_id, name, ship_pack, ...packs }: DeskLine): string => {
  const states = (['ordered', 'shipped', 'back_ordered', 'cancelled', 'open'] as const)
    .filter((state) => packs[state] > 0)
    .map((state) => `${packs[state]} ${state.replace('_', '-')}`);
  return `  ${String(line).padStart(4)}  ${product_id}  ${plainName(name)}  × ${ship_pack}: ${states.join(', ')}`;
};
