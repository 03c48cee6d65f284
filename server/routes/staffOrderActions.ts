import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';

import * as contract from '#contract/staffOrderActions';

import type { Db } from '../db/client';
import type { MailQueue } from '../mail/mailQueue';
import { languageOf } from '../plugins/language';
import { actorOf } from '../plugins/session';
import { inAction, type Action } from '../services/actions/action';
import { showDeskOrder } from '../services/desk/showDeskOrder';
import { backOrderLines } from '../services/fulfilment/backOrderLines';
import { cancelLines } from '../services/fulfilment/cancelLines';
import { cancelReceivedOrder } from '../services/fulfilment/cancelReceivedOrder';
import type { OrderTask } from '../services/fulfilment/lockedOrder';
import { releaseOrders } from '../services/fulfilment/releaseOrders';
import { shipOrder } from '../services/fulfilment/shipOrder';

interface Parts {
  db: Db;
  mails: MailQueue;
  now: () => Date;
}

const CHANGE = { access: 'staff', role: 'orders', limit: 'change' } as const;
/** Fits a shipment with one line for each line of an order, in bytes. */
const BODY_LIMIT = 1024 * 1024;

interface TaskParams {
  order_id: string;
  version: number;
  is_ours?: boolean | undefined;
}

const taskOf = ({ order_id, version, is_ours }: TaskParams): OrderTask => ({
  orderId: order_id,
  version,
  isOurs: is_ours,
});

type App = Parameters<FastifyPluginAsyncTypebox>[0];

/** Staff actions on orders; each responds with the updated order. */
export const staffOrderActionRoutes: FastifyPluginAsyncTypebox<Parts> = async (app, parts) => {
  registerShipment(app, parts);
  registerLineChanges(app, parts);
};

/** Makes the change, sends e-mails and returns the updated order. */
async function applyChange(
  parts: Parts,
  request: FastifyRequest,
  orderId: string,
  work: (action: Action) => Promise<unknown>,
) {
  const { db, mails, now } = parts;
  await inAction(db, { actor: actorOf(request), at: now() }, work);
  mails.send();
  const options = { orderId, language: languageOf(request), at: now() };
  return { status: true as const, order: await showDeskOrder(db, options) };
}

function registerShipment(app: App, parts: Parts) {
  app.route({
    ...contract.shipOrder,
    bodyLimit: BODY_LIMIT,
    config: CHANGE,
    handler: (request) => {
      const { carrier, tracking, parcels, note, lines, rest, ...task } = request.body;
      const shipment = {
        source: 'desk',
        carrier: carrier.trim(),
        parcels,
        note,
        lines,
        tracking: tracking.map((number) => ({ number: number.trim() })),
        ...(rest && { rest: { expectedOn: rest.expected_on } }),
      };
      return applyChange(parts, request, task.order_id, (action) =>
        shipOrder(action, taskOf(task), shipment),
      );
    },
  });
}

function registerLineChanges(app: App, parts: Parts) {
  app.route({
    ...contract.backOrderLines,
    bodyLimit: BODY_LIMIT,
    config: CHANGE,
    handler: (request) => {
      const { lines, expected_on, ...task } = request.body;
      return applyChange(parts, request, task.order_id, (action) =>
        backOrderLines(action, taskOf(task), lines, expected_on),
      );
    },
  });

  app.route({
    ...contract.cancelLines,
    bodyLimit: BODY_LIMIT,
    config: CHANGE,
    handler: (request) => {
      const { lines, reason, restock, ...task } = request.body;
      return applyChange(parts, request, task.order_id, (action) =>
        cancelLines(action, taskOf(task), { lines, reason, restock }),
      );
    },
  });

  app.route({
    ...contract.cancelForCustomer,
    config: CHANGE,
    handler: async (request) => {
      await releaseOrders(parts, parts.now());
      const { order_id } = request.body;
      return applyChange(parts, request, order_id, (action) =>
        cancelReceivedOrder(action, taskOf(request.body)),
      );
    },
  });
}
