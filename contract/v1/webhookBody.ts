import { Type } from 'typebox';

import { TEST_KIND, WEBHOOK_KINDS } from '#domain/webhooks';

import { Named } from './machineCall';

/** Request body of a delivery: only what happened to which object. Receivers fetch the details. */
export const WebhookBody = Named('WebhookBody', {
  type: Type.Enum([...WEBHOOK_KINDS, TEST_KIND]),
  /** Time of the event: UTC, ISO 8601. */
  timestamp: Type.String(),
  data: Type.Object({
    /** Sequence number in the event log. */
    seq: Type.Optional(Type.Integer()),
    order_id: Type.Optional(Type.String()),
    customer_code: Type.Optional(Type.String()),
    job_id: Type.Optional(Type.String()),
    /** Version of the affected object after the event. */
    version: Type.Optional(Type.Integer()),
  }),
});
