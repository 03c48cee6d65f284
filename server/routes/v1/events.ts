import { setTimeout } from 'node:timers/promises';

import * as contract from '#contract/v1/events';
import { isWebhookKind, WEBHOOK_KINDS } from '#domain/webhooks';

import { apiKeyOf } from '../../plugins/session';
import { Refusal } from '../../services/actions/refusal';
import { readEvents, type EventPage } from '../../services/feeds/eventsFeed';
import { releaseDueOrders } from '../../services/feeds/releaseDueOrders';
import { storeReadPosition } from '../../services/feeds/storeReadPosition';
import type { App } from '../serve';

import { type MachineParts, serveMachine } from './machine';

/** Poll interval of the event log for a waiting call, in milliseconds. */
const POLL_INTERVAL_MS = 500;

/** The event feed for machines. */
export function machineEventRoutes(app: App, { db, mails, now }: MachineParts): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });

  serveMachine(app, contract.listEvents, async (request, reply) => {
    const { after, kinds, limit, wait = 0 } = request.query;
    const options = { after, limit, kinds: parseKinds(kinds), reader: apiKeyOf(request).name };
    const deadline = performance.now() + wait * 1000;
    const read = async () => {
      await releaseDueOrders(db, mails, now());
      return readEvents(db, options);
    };
    const isDone = () => isClosing || reply.raw.destroyed || performance.now() >= deadline;

    let page = await read();
    while (isEmpty(page) && !isDone()) {
      await setTimeout(POLL_INTERVAL_MS);
      page = await read();
    }
    await storeReadPosition(db, { name: options.reader, feed: 'events' }, page.next, now());
    return page;
  });
}

/** Whether there are no events, and no more to scan. */
const isEmpty = ({ events, more }: EventPage): boolean => events.length === 0 && !more;

/** Refuses unknown kinds, which would be waited for in vain. */
function parseKinds(kindList: string | undefined): string[] | undefined {
  const kinds = kindList?.split(',').map((kind) => kind.trim());
  if (kinds?.every(isWebhookKind) ?? true) return kinds;
  const params = { choices: WEBHOOK_KINDS.join(', ') };
  throw new Refusal(400, 'request.refused', {
    errors: [{ code: 'field.notOffered', field: 'kinds', params }],
  });
}
