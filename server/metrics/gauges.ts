import { DAY_MS } from '#domain/durations';
import { DELIVERY_STATES } from '#domain/webhooks';

import type { Catalogue } from '../catalogue/catalogue';
import { connectionsOf, type Db } from '../db/client';
import { lastEventSeq } from '../db/events';
import { waitingMails } from '../db/mails';
import { lastOrderAt } from '../db/orders';
import { countQueue, unacknowledged } from '../db/queue';
import { countDeliveries } from '../db/webhookDeliveries';
import { allWebhooks } from '../db/webhooks';
import { readersOf } from '../services/desk/showExchange';
import { sumOutcomes } from '../services/exchange/jobs/sumOutcomes';

/** Sources of the metrics. */
export interface MetricSources {
  db: Db;
  catalogue: Catalogue;
  now: () => Date;
}

/** A value with its labels. */
interface Labelled {
  labels: Readonly<Record<string, string>>;
  value: number;
}

/** A metric read on each scrape; `NaN` if there is no value. */
export interface GaugeDefinition {
  name: string;
  help: string;
  /** Names of its labels, if any. */
  labelNames?: readonly string[];
  read: (sources: MetricSources) => Value | Promise<Value>;
}
type Value = number | readonly Labelled[];

const ageInSeconds = (timestamp: string | null, now: Date): number =>
  timestamp === null ? 0 : (now.getTime() - Date.parse(timestamp)) / 1000;

/** Metrics never contain customers, products or addresses. */
export const GAUGES: readonly GaugeDefinition[] = [
  {
    name: 'haberdash_last_order_seconds',
    help: 'Seconds since the last order was placed; NaN if there is none.',
    read: async ({ db, now }) => {
      const timestamp = await lastOrderAt(db);
      return timestamp === undefined ? NaN : ageInSeconds(timestamp, now());
    },
  },
  {
    name: 'haberdash_orders_waiting_release',
    help: 'Orders that can still be cancelled by the customer or are waiting to be released.',
    read: ({ db }) => countQueue(db, 'received', {}),
  },
  {
    name: 'haberdash_orders_unacknowledged',
    help: 'Released orders that have not been acknowledged.',
    read: ({ db }) => countQueue(db, 'unacknowledged', {}),
  },
  {
    name: 'haberdash_orders_unacknowledged_oldest_seconds',
    help: 'Age in seconds of the oldest unacknowledged order that is not on hold.',
    read: async ({ db, now }) => {
      const { oldest } = await unacknowledged(db, now().toISOString());
      return ageInSeconds(oldest, now());
    },
  },
  {
    name: 'haberdash_log_head',
    help: 'Sequence number of the newest event.',
    read: ({ db }) => lastEventSeq(db),
  },
  {
    name: 'haberdash_feed_behind',
    help: 'Orders or events not yet read by the clients of an API key.',
    labelNames: ['key', 'feed'],
    read: async ({ db, now }) => {
      const readers = await readersOf(db, now());
      return readers.map(({ key, feed, behind }) => ({ labels: { key, feed }, value: behind }));
    },
  },
  {
    name: 'haberdash_webhook_behind',
    help: 'Events not yet queued as deliveries, by webhook id.',
    labelNames: ['webhook'],
    read: async ({ db }) => {
      const head = await lastEventSeq(db);
      const all = await allWebhooks(db);
      return all.map(({ id, position }) => ({ labels: { webhook: id }, value: head - position }));
    },
  },
  {
    name: 'haberdash_webhook_deliveries',
    help: 'Webhook deliveries of the last 30 days by state.',
    labelNames: ['state'],
    read: async ({ db }) => {
      const counts = await countDeliveries(db);
      return DELIVERY_STATES.map((state) => ({ labels: { state }, value: counts.get(state) ?? 0 }));
    },
  },
  {
    name: 'haberdash_job_rows',
    help: 'Rows of jobs of the last 24 hours by outcome.',
    labelNames: ['kind', 'outcome'],
    read: async ({ db, now }) => {
      const since = new Date(now().getTime() - DAY_MS).toISOString();
      const sums = await sumOutcomes(db, since);
      return sums.map(({ rows, ...labels }) => ({ labels, value: rows }));
    },
  },
  {
    name: 'haberdash_mails_waiting',
    help: 'E-mails waiting to be sent.',
    read: async ({ db }) => (await waitingMails(db)).count,
  },
  {
    name: 'haberdash_mails_oldest_seconds',
    help: 'Age in seconds of the oldest e-mail waiting to be sent.',
    read: async ({ db, now }) => ageInSeconds((await waitingMails(db)).oldest, now()),
  },
  {
    name: 'haberdash_pool_connections_in_use',
    help: 'PostgreSQL connections in use.',
    read: ({ db }) => connectionsOf(db).inUse,
  },
  {
    name: 'haberdash_pool_waiting',
    help: 'Queries waiting for a PostgreSQL connection.',
    read: ({ db }) => connectionsOf(db).waiting,
  },
  {
    name: 'haberdash_snapshot_seconds',
    help: 'Seconds the catalogue last took to read from the database; 0 if it was read from its file.',
    read: ({ catalogue }) => catalogue.secondsToRead,
  },
  {
    name: 'haberdash_snapshot_products',
    help: 'Products in the catalogue.',
    read: ({ catalogue }) => catalogue.view.size,
  },
];
