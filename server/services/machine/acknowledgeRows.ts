import type { Acknowledgement } from '#contract/v1/orders';

import { acknowledgeOrder } from '../fulfilment/acknowledgeOrder';

import { rowByRow } from './rowOutcomes';

/** Acknowledges released orders, each with the number that the other system gave it. */
export const acknowledgeRows = rowByRow<Acknowledgement>(
  async (action, { order_id, external_id }) => {
    const result = await acknowledgeOrder(action, { orderId: order_id, externalId: external_id });
    if (result.outcome !== 'conflict') return result;
    return { outcome: 'conflict', external_id: result.externalId };
  },
);
