import type { FastifyReply } from 'fastify';

import { Acknowledgement, acknowledgeOrders, listOrders, showOrder } from '#contract/v1/orders';

import { keyHolder } from '../../plugins/session';
import { noteReading } from '../../services/feeds/noteReading';
import { readOrders } from '../../services/feeds/ordersFeed';
import { presentInFull } from '../../services/feeds/presentOrders';
import { releaseDue } from '../../services/feeds/releaseDue';
import { acknowledgeOrder } from '../../services/fulfilment/acknowledgeOrder';
import { releasedOrder } from '../../services/machine/releasedOrder';
import { rowByRow } from '../../services/machine/rowOutcomes';
import { Refusal } from '../../services/refusal';

import { batchAnswerer } from './answerBatch';
import { declared, type MachineApp, type MachineParts } from './machine';

/** Released orders for machines: the feed, single orders and acknowledgements. */
export function machineOrderRoutes(app: MachineApp, parts: MachineParts): void {
  const { db, mails, now } = parts;

  app.route({
    ...listOrders,
    config: declared(listOrders),
    handler: async (request) => {
      const { after, limit, acknowledged } = request.query;
      await releaseDue(db, mails, now());
      const isWorkList = acknowledged === 'false';
      const page = await readOrders(db, { after, limit, isWorkList });
      const reader = { name: keyHolder(request).name, feed: 'orders' } as const;
      if (!isWorkList) await noteReading(db, reader, page.next, now());
      return page;
    },
  });

  app.route({
    ...showOrder,
    config: declared(showOrder),
    handler: async ({ params: { order_id }, headers }, reply) => {
      await releaseDue(db, mails, now());
      const order = await releasedOrder(db, order_id);
      const tag = `"${order.version}"`;
      reply.header('etag', tag);
      if (headers['if-none-match']?.includes(tag)) return (reply as FastifyReply).code(304).send();
      const shown = await presentInFull(db, order);
      if (!shown) throw new Refusal(404, 'order.unknown');
      return shown;
    },
  });

  app.route({
    ...acknowledgeOrders,
    config: declared(acknowledgeOrders),
    handler: batchAnswerer(parts, Acknowledgement, () =>
      rowByRow(async (action, { order_id, external_id }) => {
        const told = await acknowledgeOrder(action, { orderId: order_id, externalId: external_id });
        if (told.outcome !== 'conflict') return told;
        return { outcome: 'conflict', external_id: told.externalId };
      }),
    ),
  });
}
