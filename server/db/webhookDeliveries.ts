import { TEST_KIND } from '#domain/webhooks';

import { inChunks, type Db } from './client';
import type { WebhookDeliveryTable } from './tables/webhooks';

/** Queues deliveries; an event that already has a delivery to an endpoint is not queued again. */
export async function addDeliveries(
  tx: Db,
  deliveries: readonly WebhookDeliveryTable[],
): Promise<void> {
  for (const chunk of inChunks(deliveries, 100)) {
    await tx
      .insertInto('webhook_deliveries')
      .values(chunk)
      .onConflict((conflict) => conflict.columns(['webhook_id', 'event_id']).doNothing())
      .execute();
  }
}

interface DueDeliveryQuery {
  webhookId: string;
  now: string;
  /** Subjects with a delivery in progress. */
  busy: readonly string[];
}

/** The first due delivery whose subject has no earlier delivery waiting. */
export function nextDelivery(
  db: Db,
  { webhookId, now, busy }: DueDeliveryQuery,
): Promise<WebhookDeliveryTable | undefined> {
  const due = db
    .selectFrom('webhook_deliveries as delivery')
    .where('delivery.webhook_id', '=', webhookId)
    .where('delivery.state', '=', 'waiting')
    .where('delivery.due_at', '<=', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('webhook_deliveries as earlier')
            .whereRef('earlier.webhook_id', '=', 'delivery.webhook_id')
            .whereRef('earlier.subject', '=', 'delivery.subject')
            .whereRef('earlier.seq', '<', 'delivery.seq')
            .where('earlier.state', '=', 'waiting')
            .select('earlier.id'),
        ),
      ),
    );
  return (busy.length === 0 ? due : due.where('delivery.subject', 'not in', busy))
    .selectAll('delivery')
    .orderBy('delivery.seq')
    .limit(1)
    .executeTakeFirst();
}

export const deliveryById = (
  db: Db,
  webhookId: string,
  id: string,
): Promise<WebhookDeliveryTable | undefined> =>
  db
    .selectFrom('webhook_deliveries')
    .where('id', '=', id)
    .where('webhook_id', '=', webhookId)
    .selectAll()
    .executeTakeFirst();

export async function changeDelivery(
  db: Db,
  id: string,
  change: Partial<WebhookDeliveryTable>,
): Promise<void> {
  await db.updateTable('webhook_deliveries').set(change).where('id', '=', id).execute();
}

/** The last deliveries of an endpoint, newest first. */
export const lastDeliveries = (
  db: Db,
  webhookId: string,
  limit: number,
): Promise<WebhookDeliveryTable[]> =>
  db
    .selectFrom('webhook_deliveries')
    .where('webhook_id', '=', webhookId)
    .selectAll()
    .orderBy('seq', 'desc')
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();

/** Number of waiting and failed deliveries per endpoint. */
export const countUndelivered = (db: Db) =>
  db
    .selectFrom('webhook_deliveries')
    .where('state', '!=', 'delivered')
    .select(['webhook_id', 'state', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy(['webhook_id', 'state'])
    .execute();

/** Number of retained deliveries per state. */
export async function countDeliveries(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('webhook_deliveries')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  return new Map(rows.map(({ state, count }) => [state, Number(count)]));
}

/** Time of each endpoint's last successful delivery, among those retained. */
export async function lastSuccesses(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('webhook_deliveries')
    .where('state', '=', 'delivered')
    .select(['webhook_id', ({ fn }) => fn.max('tried_at').as('at')])
    .groupBy('webhook_id')
    .execute();
  return new Map(rows.flatMap(({ webhook_id, at }) => (at === null ? [] : [[webhook_id, at]])));
}

/** Requeues selected deliveries of an endpoint with their attempts reset; returns their number. */
export async function requeueDeliveries(
  tx: Db,
  selection: { webhookId: string; id?: string; states?: readonly string[]; triedSince?: string },
  now: string,
): Promise<number> {
  const { webhookId, id, states, triedSince } = selection;
  let query = tx
    .updateTable('webhook_deliveries')
    .set({ state: 'waiting', attempts: 0, due_at: now })
    .where('webhook_id', '=', webhookId);
  if (id === undefined) query = query.where('kind', '!=', TEST_KIND);
  else query = query.where('id', '=', id);
  if (states) query = query.where('state', 'in', states);
  if (triedSince !== undefined) query = query.where('tried_at', '>=', triedSince);
  return Number((await query.executeTakeFirst()).numUpdatedRows);
}

/** Deletes the deliveries of later events, so that they are created again. */
export async function deleteDeliveriesAfter(tx: Db, webhookId: string, seq: number): Promise<void> {
  await tx
    .deleteFrom('webhook_deliveries')
    .where('webhook_id', '=', webhookId)
    .where('seq', '>', seq)
    .execute();
}

export async function deleteWaitingDeliveries(tx: Db, webhookId: string): Promise<void> {
  await tx
    .deleteFrom('webhook_deliveries')
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'waiting')
    .execute();
}

export async function deleteDeliveriesBefore(db: Db, moment: string): Promise<void> {
  await db
    .deleteFrom('webhook_deliveries')
    .where('created_at', '<', moment)
    .where('state', '!=', 'waiting')
    .execute();
}
