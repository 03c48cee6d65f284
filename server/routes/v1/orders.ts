import type { FastifyReply } from 'fastify';

import * as contract from '#contract/v1/orders';

import { tagFor } from '../../files/tagFor';
import { isNotModified } from '../../plugins/notModified';
import { apiKeyOf } from '../../plugins/session';
import { Refusal } from '../../services/actions/refusal';
import { readOrders } from '../../services/feeds/ordersFeed';
import { presentFullOrder } from '../../services/feeds/presentOrders';
import { releaseDueOrders } from '../../services/feeds/releaseDueOrders';
import { storeReadPosition } from '../../services/feeds/storeReadPosition';
import { acknowledgeRows } from '../../services/machine/acknowledgeRows';
import { releasedOrder } from '../../services/machine/releasedOrder';
import type { App } from '../serve';

import { batchHandler } from './batchHandler';
import { type MachineParts, serveMachine } from './machine';

/** Released orders for machines: the feed, single orders and acknowledgements. */
export function machineOrderRoutes(app: App, parts: MachineParts): void {
  const { db, mails, now } = parts;

  serveMachine(app, contract.listOrders, async (request) => {
    const { after, limit, acknowledged } = request.query;
    await releaseDueOrders(db, mails, now());
    const isWorkList = acknowledged === 'false';
    const page = await readOrders(db, { after, limit, isWorkList });
    const reader = { name: apiKeyOf(request).name, feed: 'orders' } as const;
    if (!isWorkList) await storeReadPosition(db, reader, page.next, now());
    return page;
  });

  serveMachine(app, contract.showOrder, async ({ params: { order_id }, headers }, reply) => {
    await releaseDueOrders(db, mails, now());
    const order = await releasedOrder(db, order_id);
    const presented = await presentFullOrder(db, order);
    if (!presented) throw new Refusal(404, 'order.unknown');
    // Its version alone stays the same when the customer or a barcode changes.
    const tag = `"${order.version}-${tagFor([presented])}"`;
    reply.header('etag', tag);
    if (isNotModified({ headers }, tag)) return (reply as FastifyReply).code(304).send();
    return presented;
  });

  serveMachine(
    app,
    contract.acknowledgeOrders,
    batchHandler(parts, contract.Acknowledgement, () => acknowledgeRows),
  );
}
