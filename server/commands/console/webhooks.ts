import { isWebhookKind, WEBHOOK_KINDS } from '#domain/webhooks';

import { openDataKeys } from '../../crypto/keyFile';
import { inAction, type ActionContext } from '../../services/action';
import { addWebhook } from '../../services/webhooks/addWebhook';
import { checkUrl } from '../../services/webhooks/checkUrl';
import { enableWebhook, type StartFrom } from '../../services/webhooks/enableWebhook';
import { replayDeliveries, type Replay } from '../../services/webhooks/replayDeliveries';
import { openSender } from '../../services/webhooks/sendWebhook';
import {
  listDeliveries,
  listWebhooks,
  presentDelivery,
} from '../../services/webhooks/showWebhooks';
import { testWebhook } from '../../services/webhooks/testWebhook';

import { UsageError, print, type CommandParts } from './runCommand';

/** The part of the command's help that covers webhooks. */
export const WEBHOOKS_HELP = `  npm run desk -- webhooks add URL [KIND,KIND …]        prints the secret, only once
  npm run desk -- webhooks list [ID]                    all, or the last deliveries of one
  npm run desk -- webhooks test ID
  npm run desk -- webhooks replay ID failed             or a delivery id, or an event number
  npm run desk -- webhooks enable ID stopped            or now, or an event number`;

export type Work = (parts: CommandParts, words: Words) => Promise<number | void>;
interface Words {
  first: string;
  second: string;
  by: ActionContext;
}

/** Webhook commands by verb. */
export const WEBHOOKS: Record<string, Work> = { add, list, test, replay, enable };

const reachOf = ({ config }: CommandParts) => ({ allowedOrigins: config.webhookHosts });

async function add(parts: CommandParts, { first: url, second, by }: Words): Promise<void> {
  const { db, config } = parts;
  const named = second.split(',').filter(Boolean);
  const kinds = named.filter(isWebhookKind);
  if (kinds.length < named.length) {
    throw new UsageError(`Event types are ${WEBHOOK_KINDS.join(', ')}.`);
  }
  const checked = await checkUrl(url, reachOf(parts));
  const { id, secret } = await inAction(db, by, (action) =>
    addWebhook(action, openDataKeys(config), { url: checked, kinds }),
  );
  print(`${id} will receive events from now on.`, `Secret, shown only once: ${secret}`);
}

async function list({ db }: CommandParts, { first: id }: Words): Promise<void> {
  if (id !== '') {
    for (const delivery of await listDeliveries(db, id)) print(tell(delivery));
    return;
  }
  for (const one of await listWebhooks(db)) {
    const state = one.is_on ? (one.failing_since === null ? 'on' : 'failing') : 'off';
    const counts = `${one.behind} behind, ${one.waiting} waiting, ${one.failed} failed`;
    print(`${one.id}  ${state.padEnd(7)}  ${one.url}  ${counts}`);
  }
}

async function test(parts: CommandParts, { first: id }: Words): Promise<number> {
  const { db, config } = parts;
  const send = openSender(reachOf(parts));
  const shop = { db, keys: openDataKeys(config), send, now: () => new Date() };
  const delivery = presentDelivery(await testWebhook(shop, id));
  print(tell(delivery));
  return delivery.state === 'delivered' ? 0 : 1;
}

async function replay({ db }: CommandParts, { first: id, second, by }: Words): Promise<void> {
  const what = replayOf(second);
  await inAction(db, by, (action) => replayDeliveries(action, id, what));
  print('They will be resent within seconds if the shop is running.');
}

function replayOf(word: string): Replay {
  if (word === '')
    throw new UsageError('Say what to resend: failed, a delivery id or an event number.');
  if (word === 'failed') return { failed: true };
  return isNumber(word) ? { from: Number(word) } : { delivery: word };
}

async function enable({ db }: CommandParts, { first: id, second, by }: Words): Promise<void> {
  const from = startOf(second);
  await inAction(db, by, (action) => enableWebhook(action, id, from));
  print(`${id} is enabled.`);
}

function startOf(word: string): StartFrom {
  if (word === 'stopped' || word === 'now') return word;
  if (isNumber(word)) return Number(word);
  throw new UsageError('Say where to start: stopped, now or an event number.');
}

const isNumber = (word: string): boolean => /^[1-9]\d{0,14}$/.test(word);

const tell = (delivery: ReturnType<typeof presentDelivery>): string => {
  const { id, tried_at, seq, kind, subject, state, attempts, http_status, fault } = delivery;
  const tries = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
  const outcome = http_status === null ? fault : String(http_status);
  return [id, tried_at ?? '', seq, kind, subject, state, tries, outcome].join('  ');
};
