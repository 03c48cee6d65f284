import { isWebhookKind, WEBHOOK_KINDS } from '#domain/webhooks';

import { openDataKeys } from '../../crypto/keyFile';
import { inAction } from '../../services/actions/action';
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

import type { CommandArguments, CommandHandler } from './commandHandler';
import { UsageError, print, type CommandContext } from './runOnDatabase';

/** The part of the command's help that covers webhooks. */
export const WEBHOOKS_HELP = `  npm run desk -- webhooks add URL [KIND,KIND …]        prints the secret, only once
  npm run desk -- webhooks list [ID]                    all, or the last deliveries of one
  npm run desk -- webhooks test ID
  npm run desk -- webhooks replay ID failed             or a delivery id, or an event number
  npm run desk -- webhooks enable ID stopped            or now, or an event number`;

/** Webhook commands by verb. */
export const WEBHOOKS: Record<string, CommandHandler> = { add, list, test, replay, enable };

const webhookNetworkOf = ({ config }: CommandContext) => ({ allowedOrigins: config.webhookHosts });

async function add(
  parts: CommandContext,
  { first: url, second, by }: CommandArguments,
): Promise<void> {
  const { db, config } = parts;
  const kindNames = second.split(',').filter(Boolean);
  const kinds = kindNames.filter(isWebhookKind);
  if (kinds.length < kindNames.length) {
    throw new UsageError(`Event types are ${WEBHOOK_KINDS.join(', ')}.`);
  }
  const checked = await checkUrl(url, webhookNetworkOf(parts));
  const { id, secret } = await inAction(db, by, (action) =>
    addWebhook(action, openDataKeys(config), { url: checked, kinds }),
  );
  print(`${id} will receive events from now on.`, `Secret, shown only once: ${secret}`);
}

async function list({ db }: CommandContext, { first: id }: CommandArguments): Promise<void> {
  if (id !== '') {
    for (const delivery of await listDeliveries(db, id)) print(formatDelivery(delivery));
    return;
  }
  for (const webhook of await listWebhooks(db)) {
    const state = webhook.is_on ? (webhook.failing_since === null ? 'on' : 'failing') : 'off';
    const counts = `${webhook.behind} behind, ${webhook.waiting} waiting, ${webhook.failed} failed`;
    print(`${webhook.id}  ${state.padEnd(7)}  ${webhook.url}  ${counts}`);
  }
}

async function test(parts: CommandContext, { first: id }: CommandArguments): Promise<number> {
  const { db, config } = parts;
  const send = openSender(webhookNetworkOf(parts));
  const shop = { db, keys: openDataKeys(config), send, now: () => new Date() };
  const delivery = presentDelivery(await testWebhook(shop, id));
  print(formatDelivery(delivery));
  return delivery.state === 'delivered' ? 0 : 1;
}

async function replay(
  { db }: CommandContext,
  { first: id, second, by }: CommandArguments,
): Promise<void> {
  const selection = parseReplay(second);
  await inAction(db, by, (action) => replayDeliveries(action, id, selection));
  print('They will be resent within seconds if the shop is running.');
}

function parseReplay(word: string): Replay {
  if (word === '')
    throw new UsageError('Say what to resend: failed, a delivery id or an event number.');
  if (word === 'failed') return { failed: true };
  return isNumber(word) ? { from: Number(word) } : { delivery: word };
}

async function enable(
  { db }: CommandContext,
  { first: id, second, by }: CommandArguments,
): Promise<void> {
  const from = parseStart(second);
  await inAction(db, by, (action) => enableWebhook(action, id, from));
  print(`${id} is enabled.`);
}

function parseStart(word: string): StartFrom {
  if (word === 'stopped' || word === 'now') return word;
  if (isNumber(word)) return Number(word);
  throw new UsageError('Say where to start: stopped, now or an event number.');
}

const isNumber = (word: string): boolean => /^[1-9]\d{0,14}$/.test(word);

const formatDelivery = (delivery: ReturnType<typeof presentDelivery>): string => {
  const { id, tried_at, seq, kind, subject, state, attempts, http_status, fault } = delivery;
  const tries = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
  const outcome = http_status === null ? fault : String(http_status);
  return [id, tried_at ?? '', seq, kind, subject, state, tries, outcome].join('  ');
};
