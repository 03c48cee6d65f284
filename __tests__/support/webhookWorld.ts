import { makeDataKeys } from '../../server/crypto/dataKeys';
import { parseKeys } from '../../server/crypto/keyFile';
import { lastDeliveries } from '../../server/db/webhookDeliveries';
import { webhookById } from '../../server/db/webhooks';
import {
  customerSubject,
  inAction,
  orderSubject,
  type EventKind,
} from '../../server/services/actions/action';
import { addWebhook, type WebhookSettings } from '../../server/services/webhooks/addWebhook';
import { openDispatcher } from '../../server/services/webhooks/dispatcher';
import { openSender } from '../../server/services/webhooks/sendWebhook';

import { createOwner } from './shop';
import { TEST_KEY } from './startOn';
import { openTestDatabase } from './testDatabase';

/** Factor that makes a delay exceed that of any retry, whatever the jitter. */
export const MAX_JITTER_FACTOR = 1.11;

/** A database with events, webhook endpoints, and a clock advanced by the test. */
export async function openWebhookWorld({ timeoutMs }: { timeoutMs?: number } = {}) {
  const database = await openTestDatabase();
  const { db } = database;
  const keys = makeDataKeys(() => parseKeys(TEST_KEY, 'test'));
  let clock = new Date();
  const now = () => clock;
  const allowedOrigins: string[] = [];
  const urlPolicy = { allowedOrigins };
  const faults: unknown[] = [];
  const send = openSender({ ...urlPolicy, ...(timeoutMs !== undefined && { timeoutMs }) });
  const parts = {
    db,
    keys,
    send,
    now,
    urlPolicy,
    onError: (_words: string, error: unknown) => faults.push(error),
  };
  const by = () => ({ actor: { kind: 'staff', id: 'rita' } as const, at: clock });
  await createOwner(db, 'anna');

  const happens = (kind: EventKind, subject: string, data: object = {}) =>
    inAction(db, by(), async ({ record }) =>
      record({ kind, subject, version: 1, data: { ...data } }),
    );
  return {
    db,
    parts,
    by,
    now,
    faults,
    dispatcher: () => openDispatcher(parts),
    pass: (milliseconds: number) => (clock = new Date(clock.getTime() + milliseconds)),
    /** Adds a local endpoint, as the operator allows it. */
    add: (url: string, kinds: WebhookSettings['kinds'] = []) => {
      allowedOrigins.push(new URL(url).origin);
      return inAction(db, by(), (action) => addWebhook(action, keys, { url, kinds }));
    },
    /** Emits an event of a customer. */
    customer: (code: string) => happens('customer.changed', customerSubject(code)),
    order: (id: string, kind: EventKind, data?: object) => happens(kind, orderSubject(id), data),
    place: async (id: string) => {
      const numbers = { lines: 0, units: 0, total_cents: 0 };
      const texts = { status: 'received', order_comment: '', po_reference: '' };
      const row = { order_id: id, customer_id: 'anna', placed_at: clock.toISOString() };
      await db
        .insertInto('orders')
        .values({ ...row, ...texts, ...numbers })
        .execute();
      await happens('order.received', orderSubject(id));
    },
    happens,
    deliveries: (id: string) => lastDeliveries(db, id, 1_000),
    webhook: async (id: string) => (await webhookById(db, id))!,
    mails: () => db.selectFrom('mails').select(['kind', 'address', 'about']).execute(),
    close: () => database.close(),
  };
}

export type WebhookWorld = Awaited<ReturnType<typeof openWebhookWorld>>;
