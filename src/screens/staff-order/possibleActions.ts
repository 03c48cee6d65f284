import { CANCELLABLE_STAGES, SHIPPABLE_STAGES, type Stage } from '#domain/fulfilment';

import type { DeskOrder } from '../../api/staffOrders';

const HOLDABLE: readonly Stage[] = ['received', 'released', 'picking'];

/** Returns the actions that the state of an order allows; the server has the final say. */
export function possibleActions(order: DeskOrder) {
  const { stage, hold, open, acknowledged_by } = order;
  return {
    ship: SHIPPABLE_STAGES.includes(stage) && open > 0,
    backOrder: SHIPPABLE_STAGES.includes(stage) && open > 0,
    cancel: CANCELLABLE_STAGES.includes(stage) && open > 0,
    hold: HOLDABLE.includes(stage) && hold === null && acknowledged_by === '',
    letGo: hold !== null,
    begin: stage === 'released',
    putBack: stage === 'picking',
    takeBack: order.cancellable_seconds !== undefined,
    pickList: SHIPPABLE_STAGES.includes(stage) && open > 0,
    packingSlip: stage !== 'received' && stage !== 'cancelled',
  };
}
