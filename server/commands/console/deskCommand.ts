import { parseArgs } from 'node:util';

import { isExistingDay } from '#domain/days';

import { afterRestore } from '../../services/desk/afterRestore';
import { audit } from '../../services/desk/audit';
import { requeueOrders } from '../../services/desk/requeueOrders';

import { DESK_OPTIONS, type CommandHandler } from './commandHandler';
import { CUSTOMERS, CUSTOMERS_HELP } from './customers';
import { JOBS, JOBS_HELP } from './jobs';
import { KEYS, KEYS_HELP } from './keys';
import { MEMBERS, MEMBERS_HELP } from './members';
import { ORDERS, ORDERS_HELP } from './orders';
import { printRestoreReport } from './printRestoreReport';
import { readOrExplain } from './readOrExplain';
import { COMMAND_ACTOR, print, requireArgument, runOnDatabase, UsageError } from './runOnDatabase';
import { WEBHOOKS, WEBHOOKS_HELP } from './webhooks';

const HELP = `Manages orders, staff accounts, customers, API keys, jobs and webhooks.

${ORDERS_HELP}

${MEMBERS_HELP}

${CUSTOMERS_HELP}

${JOBS_HELP}

${KEYS_HELP}

${WEBHOOKS_HELP}

  npm run desk -- audit                                 checks the data; exit code 1 if it is inconsistent
  npm run desk -- requeue --from YYYY-MM-DD             queues imported orders since then for packing
  npm run desk -- after-restore --last-order NUMBER [--last-file NUMBER]
                                                        no number up to these is reused
`;

const COMMANDS: Record<string, CommandHandler> = {
  audit: async ({ db }) => {
    let found = 0;
    for await (const sentence of audit(db)) {
      found += 1;
      print(sentence);
    }
    if (found === 0) print('All orders and events are consistent.');
    return found === 0 ? 0 : 1;
  },
  requeue: async ({ db }, { by, options }) => {
    const day = requireArgument(options.from ?? '', '--from');
    if (!isExistingDay(day)) throw new UsageError('--from must be a date: YYYY-MM-DD.');
    const count = await requeueOrders(db, { ...by, since: new Date(`${day}T00:00:00Z`) });
    print(`${count} orders are waiting to be packed.`);
  },
  'after-restore': async ({ db }, { by, options }) => {
    const lastOrder = Number(requireArgument(options['last-order'] ?? '', '--last-order'));
    if (!isNumber(lastOrder)) {
      throw new UsageError('--last-order must be a whole number of at most nine digits.');
    }
    const lastFile = Number(options['last-file'] ?? 0);
    if (!isNumber(lastFile)) {
      throw new UsageError('--last-file must be a whole number of at most nine digits.');
    }
    printRestoreReport(await afterRestore(db, { ...by, lastOrder, lastFile }));
    print('A running server still uses numbers from before: restart it.');
  },
};

const isNumber = (number: number): boolean =>
  Number.isInteger(number) && number >= 0 && number < 1e9;

/** Commands of a noun by verb. */
const NOUNS: Record<string, Record<string, CommandHandler>> = {
  orders: ORDERS,
  staff: MEMBERS,
  customers: CUSTOMERS,
  jobs: JOBS,
  keys: KEYS,
  webhooks: WEBHOOKS,
};

/** Carries out `npm run desk` with these arguments; returns the exit code. */
export async function deskCommand(args: readonly string[]): Promise<number> {
  const options = { args: [...args], allowPositionals: true, options: DESK_OPTIONS } as const;
  const given = readOrExplain(() => parseArgs(options), HELP);
  if (!given) return 1;
  const { values, positionals } = given;
  const [noun = '', verb = '', first = '', second = ''] = positionals;
  const command = find(find(NOUNS, noun) ?? {}, verb) ?? find(COMMANDS, noun);
  if (values.help || !command) {
    print(HELP);
    return values.help ? 0 : 1;
  }
  const by = { actor: COMMAND_ACTOR, at: new Date() };
  return runOnDatabase((context) => command(context, { first, second, by, options: values }));
}

function find<Entry>(table: Record<string, Entry>, name: string): Entry | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
