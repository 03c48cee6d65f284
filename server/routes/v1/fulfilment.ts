import type { FastifyReply, FastifyRequest } from 'fastify';

import * as orderActionsContract from '#contract/v1/orderActions';
import * as orderStatusContract from '#contract/v1/orderStatus';
import * as shipmentsContract from '#contract/v1/shipments';
import { MEBIBYTE } from '#domain/bytes';

import { shipmentById } from '../../db/shipments';
import type { OrderTable } from '../../db/tables/orders';
import { apiKeyOf } from '../../plugins/session';
import type { Action } from '../../services/actions/action';
import { Refusal } from '../../services/actions/refusal';
import { backOrderLines } from '../../services/fulfilment/backOrderLines';
import { cancelLines } from '../../services/fulfilment/cancelLines';
import { cancelReceivedOrder } from '../../services/fulfilment/cancelReceivedOrder';
import { holdOrder, releaseOrder } from '../../services/fulfilment/holdOrder';
import type { OrderTask } from '../../services/fulfilment/lockedOrder';
import { noteOnOrder } from '../../services/fulfilment/noteOnOrder';
import { pickOrder } from '../../services/fulfilment/pickOrder';
import { releaseOrders } from '../../services/fulfilment/releaseOrders';
import { loadShipments } from '../../services/fulfilment/sameShipment';
import { voidShipment } from '../../services/fulfilment/voidShipment';
import { lockReleasedOrder, lockVisibleOrder } from '../../services/machine/releasedOrder';
import { reportLines } from '../../services/machine/reportLines';
import { reportShipment } from '../../services/machine/reportShipment';
import { rowByRow } from '../../services/machine/rowOutcomes';
import type { App } from '../serve';

import { batchHandler } from './batchHandler';
import { ifMatchVersion, tagVersion } from './ifMatch';
import { handleMachineCall, accessOf, isDryRun, type MachineParts, serveMachine } from './machine';

const MAX_BODY_BYTES = 8 * MEBIBYTE;
/** Fits a body with one entry for each line of an order. */
const MAX_ORDER_BYTES = MEBIBYTE;

/** Fulfilment reports and actions from the systems that receive the orders. */
export function machineFulfilmentRoutes(app: App, parts: MachineParts): void {
  registerReports(app, parts);
  registerShipments(app, parts);
  registerLineChanges(app, parts);
  registerHolds(app, parts);
  registerProgress(app, parts);
}

function registerReports(app: App, parts: MachineParts) {
  app.route({
    ...shipmentsContract.reportShipments,
    bodyLimit: MAX_BODY_BYTES,
    config: accessOf(shipmentsContract.reportShipments),
    handler: batchHandler(
      parts,
      shipmentsContract.NewShipment,
      (request) => {
        const { lineage } = apiKeyOf(request);
        return rowByRow((action, shipment) =>
          reportShipment(action, lineage, { orderId: shipment.order_id }, shipment),
        );
      },
      (request) => (action, shipments) => {
        const numbers = shipments.map(({ external_id }) => external_id);
        return loadShipments(action, apiKeyOf(request).lineage, numbers);
      },
    ),
  });

  app.route({
    ...orderStatusContract.reportOrderStatus,
    bodyLimit: MAX_BODY_BYTES,
    config: accessOf(orderStatusContract.reportOrderStatus),
    handler: batchHandler(parts, orderStatusContract.LineStatus, () => reportLines),
  });
}

/** What an operation has made of its order. */
type OrderResult = Pick<OrderTable, 'stage' | 'version'> & { shipment_id?: string };
type OrderOperation = (action: Action, task: OrderTask) => Promise<OrderResult>;

/** The order, as the caller has seen it. */
const taskOf = (request: FastifyRequest, orderId: string): OrderTask => ({
  orderId,
  version: ifMatchVersion(request),
  isOurs: (request.query as { is_ours?: boolean }).is_ours,
});

/** Locks the order of a request and does something with it. */
const orderWork = (request: FastifyRequest, operation: OrderOperation) => {
  const task = taskOf(request, (request.params as { order_id: string }).order_id);
  return async (action: Action) => ({
    before: (await lockReleasedOrder(action, task.orderId)).order,
    after: await operation(action, task),
  });
};

/** Ships packs of a single order, and takes that back. */
function registerShipments(app: App, parts: MachineParts) {
  app.route({
    ...shipmentsContract.shipOrder,
    bodyLimit: MAX_ORDER_BYTES,
    config: accessOf(shipmentsContract.shipOrder),
    handler: (request, reply) => {
      const source = request.key?.lineage ?? 'desk';
      const work = orderWork(request, (action, task) =>
        reportShipment(action, source, task, request.body),
      );
      return changeOrder(parts, request, reply, work);
    },
  });

  serveMachine(app, shipmentsContract.voidShipment, (request, reply) =>
    changeOrder(parts, request, reply, async (action) => {
      const { shipment_id } = request.params;
      const shipment = await shipmentById(action.tx, shipment_id);
      const before = shipment && (await lockVisibleOrder(action, shipment.order_id))?.order;
      if (!before) throw new Refusal(404, 'desk.noShipment');
      const task = taskOf(request, before.order_id);
      return { before, after: (await voidShipment(action, shipment_id, task)).order };
    }),
  );
}

/** What becomes of the open packs of a single order. */
function registerLineChanges(app: App, parts: MachineParts) {
  app.route({
    ...orderActionsContract.backOrderLines,
    bodyLimit: MAX_ORDER_BYTES,
    config: accessOf(orderActionsContract.backOrderLines),
    handler: (request, reply) => {
      const { lines, expected_on: expectedOn } = request.body;
      const work = orderWork(request, (action, task) =>
        backOrderLines(action, task, lines, expectedOn),
      );
      return changeOrder(parts, request, reply, work);
    },
  });

  app.route({
    ...orderActionsContract.cancelLines,
    bodyLimit: MAX_ORDER_BYTES,
    config: accessOf(orderActionsContract.cancelLines),
    handler: (request, reply) => {
      const work = orderWork(request, (action, task) => cancelLines(action, task, request.body));
      return changeOrder(parts, request, reply, work);
    },
  });

  serveMachine(app, orderActionsContract.cancelForCustomer, async (request, reply) => {
    await releaseOrders(parts, parts.now());
    return changeOrder(parts, request, reply, orderWork(request, cancelReceivedOrder));
  });
}

/** Stops a single order, and lets it go on. */
function registerHolds(app: App, parts: MachineParts) {
  serveMachine(app, orderActionsContract.holdOrder, (request, reply) => {
    const work = orderWork(request, (action, task) => holdOrder(action, task, request.body.reason));
    return changeOrder(parts, request, reply, work);
  });

  serveMachine(app, orderActionsContract.releaseOrder, (request, reply) => {
    const release: OrderOperation = (action, task) => releaseOrder(action, task, parts.mails);
    return changeOrder(parts, request, reply, orderWork(request, release));
  });
}

/** How far a single order is, and notes on it. */
function registerProgress(app: App, parts: MachineParts) {
  serveMachine(app, orderActionsContract.pickOrder, (request, reply) => {
    const work = orderWork(request, (action, task) => pickOrder(action, task, request.body.begun));
    return changeOrder(parts, request, reply, work);
  });

  serveMachine(app, orderActionsContract.noteOnOrder, (request, reply) => {
    const { text, to_customer: toCustomer } = request.body;
    const work = orderWork(request, (action, task) =>
      noteOnOrder(action, task, { text, toCustomer }),
    );
    return changeOrder(parts, request, reply, work);
  });
}

interface OrderChange {
  before: OrderTable;
  after: OrderResult;
}

/** Runs one action on an order and responds with the order's new state. */
const changeOrder = (
  parts: MachineParts,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (action: Action) => Promise<OrderChange>,
): Promise<orderActionsContract.ActionResult> =>
  handleMachineCall(parts, request, reply, [work], ([change]) => {
    if (!change) throw new Error('Nothing was done.');
    const { before, after } = change;
    const { stage, version, shipment_id } = after;
    tagVersion(reply, version);
    return {
      order_id: before.order_id,
      outcome: version === before.version ? 'unchanged' : 'changed',
      stage,
      version,
      ...(shipment_id !== undefined && { shipment_id }),
      dry_run: isDryRun(request),
    };
  });
