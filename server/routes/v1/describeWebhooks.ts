import { WebhookBody } from '#contract/v1/webhookBody';
import { TEST_KIND, WEBHOOK_KINDS, type WebhookKind } from '#domain/webhooks';

type Json = Record<string, unknown>;

const SUMMARIES: Record<WebhookKind | typeof TEST_KIND, string> = {
  'order.released': 'An order was released: it can be read and acknowledged',
  'order.held': 'An order was put on hold',
  'order.resumed': 'The hold of an order was lifted',
  'order.acknowledged': 'An order was acknowledged',
  'order.picking': 'Picking was started or undone',
  'order.shipped': 'Packs of an order were shipped',
  'order.lines_back_ordered': 'Packs of an order were put on back-order',
  'order.lines_cancelled': 'Packs of an order were cancelled',
  'order.note_added': 'A note was sent to the customer',
  'shipment.voided': 'A shipment was voided',
  'customer.created': 'A customer was added',
  'customer.changed': 'A customer was changed',
  'customer.locked': 'A customer was locked',
  'customer.unlocked': 'A customer was unlocked',
  'catalogue.changed': 'Products or categories were changed',
  'prices.changed': 'Prices were changed',
  'price_list.changed': 'Price lists, or prices in them, were changed',
  'stock.reported': 'Stock was reported',
  [TEST_KIND]: 'A test of the endpoint',
};

const header = (name: string, description: string): Json => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});

const HEADERS = [
  header('webhook-id', 'The event id, the same for every attempt.'),
  header('webhook-timestamp', 'When this attempt was sent: Unix time in seconds.'),
  header(
    'webhook-signature',
    '`v1,` and the Base64 HMAC-SHA256 of id, timestamp and body, joined by dots; two such signatures, separated by a space, for 24 hours after the secret was rotated.',
  ),
];

/** Webhook payloads by kind of event (Standard Webhooks). */
export const describeWebhooks = (withRefs: (schema: unknown) => unknown): Json =>
  Object.fromEntries(
    ([...WEBHOOK_KINDS, TEST_KIND] as const).map((kind) => [
      kind,
      { post: describe(kind, withRefs(WebhookBody)) },
    ]),
  );

const describe = (kind: keyof typeof SUMMARIES, schema: unknown): Json => ({
  operationId: kind.replace(/[._](\w)/g, (_all, letter: string) => letter.toUpperCase()),
  tags: ['Webhooks'],
  summary: SUMMARIES[kind],
  description: 'Delivered at least once. Fetch the data it refers to with the calls above.',
  security: [],
  parameters: HEADERS,
  requestBody: {
    required: true,
    content: { 'application/json': { schema, example: exampleOf(kind) } },
  },
  responses: {
    '2XX': { description: 'Received; any other response is retried for three days.' },
    410: { description: 'The endpoint is gone; the webhook is disabled immediately.' },
  },
});

function exampleOf(kind: string): Json {
  const [noun = ''] = kind.split('.');
  const about: Json = {
    order: { order_id: '10482' },
    shipment: { order_id: '10482' },
    customer: { customer_code: 'LAINE01' },
  };
  const data = kind === TEST_KIND ? {} : { seq: 90817, ...(about[noun] ?? {}), version: 2 };
  return { type: kind, timestamp: '2026-11-23T14:12:05.114Z', data };
}
