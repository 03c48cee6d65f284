import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';

import * as contract from '#contract/staffOrderActions';

import type { Db } from '../db/client';
import type { MailQueue } from '../mail/mailQueue';
import { translate } from '../messages/translate';
import { languageOf } from '../plugins/language';
import { actorOf } from '../plugins/session';
import { inAction, type Action } from '../services/actions/action';
import { Refusal } from '../services/actions/refusal';
import { showDeskOrder } from '../services/desk/showDeskOrder';
import { backOrderLines } from '../services/fulfilment/backOrderLines';
import { cancelLines } from '../services/fulfilment/cancelLines';
import { cancelReceivedOrder } from '../services/fulfilment/cancelReceivedOrder';
import { holdOrder, liftHold } from '../services/fulfilment/holdOrder';
import type { OrderTask } from '../services/fulfilment/lockedOrder';
import { noteOnOrder } from '../services/fulfilment/noteOnOrder';
import { pickOrder } from '../services/fulfilment/pickOrder';
import { releaseOrders } from '../services/fulfilment/releaseOrders';
import { shipOrder } from '../services/fulfilment/shipOrder';
import { voidShipment } from '../services/fulfilment/voidShipment';

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
  registerShipments(app, parts);
  registerLineChanges(app, parts);
  registerHolds(app, parts);
  registerPicking(app, parts);
};

const runAsStaff = <Result>(
  { db, now }: Parts,
  request: FastifyRequest,
  work: (action: Action) => Promise<Result>,
) => inAction(db, { actor: actorOf(request), at: now() }, work);

/** Makes the change, sends e-mails and returns the updated order. */
async function applyChange(
  parts: Parts,
  request: FastifyRequest,
  orderId: string,
  work: (action: Action) => Promise<unknown>,
) {
  await runAsStaff(parts, request, work);
  parts.mails.send();
  const options = { orderId, language: languageOf(request), at: parts.now() };
  return { status: true as const, order: await showDeskOrder(parts.db, options) };
}

function registerShipments(app: App, parts: Parts) {
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

  app.route({
    ...contract.voidShipment,
    config: CHANGE,
    handler: (request) => {
      const { shipment_id, ...task } = request.body;
      return applyChange(parts, request, task.order_id, (action) =>
        voidShipment(action, shipment_id, taskOf(task)),
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
    ...contract.takeBackForCustomer,
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

function registerHolds(app: App, parts: Parts) {
  app.route({
    ...contract.holdOrder,
    config: CHANGE,
    handler: (request) => {
      const { order_id, reason } = request.body;
      return applyChange(parts, request, order_id, (action) =>
        holdOrder(action, taskOf(request.body), reason),
      );
    },
  });

  app.route({
    ...contract.liftHold,
    config: CHANGE,
    handler: (request) =>
      applyChange(parts, request, request.body.order_id, (action) =>
        liftHold(action, taskOf(request.body), parts.mails),
      ),
  });

  app.route({
    ...contract.noteOnOrder,
    config: CHANGE,
    handler: (request) => {
      const { order_id: orderId, text, to_customer: toCustomer } = request.body;
      return applyChange(parts, request, orderId, (action) =>
        noteOnOrder(action, { orderId }, { text, toCustomer }),
      );
    },
  });
}

/** Picks each order in an action of its own, so that one refusal does not stop the others. */
function registerPicking(app: App, parts: Parts) {
  app.route({
    ...contract.pickOrders,
    config: CHANGE,
    handler: async (request) => {
      const { orders, is_begun: isBegun } = request.body;
      const language = languageOf(request);
      const results: { order_id: string; message?: string }[] = [];
      for (const task of orders) {
        const { order_id } = task;
        try {
          await runAsStaff(parts, request, (action) => pickOrder(action, taskOf(task), isBegun));
          results.push({ order_id });
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          results.push({
            order_id,
            message: translate(language, error.code, error.details.params),
          });
        }
      }
      return { status: true as const, orders: results };
    },
  });
}
