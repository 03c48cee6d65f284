import type { Catalogue } from '../catalogue/catalogue';
import { connectionsOf, type Db } from '../db/client';
import { waitingMails } from '../db/mails';
import { readMeta } from '../db/meta';

/** What there is to measure. */
export interface Measured {
  db: Db;
  catalogue: Catalogue;
  now: () => Date;
}

/** A number that is read whenever somebody asks; `NaN` where there is none now. */
export interface Reading {
  name: string;
  help: string;
  read: (measured: Measured) => number | Promise<number>;
}

const ageOf = (moment: string | null, now: Date): number =>
  moment === null ? 0 : (now.getTime() - Date.parse(moment)) / 1000;

/** No customer, product or address stands in a name here. */
export const GAUGES: readonly Reading[] = [
  {
    name: 'haberdash_last_order_number',
    help: 'Number of the order placed last: it rises by one with each.',
    read: async ({ db }) => Number((await readMeta(db, 'last_order_id')) ?? 0),
  },
  {
    name: 'haberdash_mails_waiting',
    help: 'E-mails that are not sent yet.',
    read: async ({ db }) => (await waitingMails(db)).count,
  },
  {
    name: 'haberdash_mails_oldest_seconds',
    help: 'How long the oldest of them has waited.',
    read: async ({ db, now }) => ageOf((await waitingMails(db)).oldest, now()),
  },
  {
    name: 'haberdash_pool_connections_in_use',
    help: 'Connections to PostgreSQL at work.',
    read: ({ db }) => connectionsOf(db).inUse,
  },
  {
    name: 'haberdash_pool_waiting',
    help: 'Queries that wait for a connection to PostgreSQL.',
    read: ({ db }) => connectionsOf(db).waiting,
  },
  {
    name: 'haberdash_snapshot_seconds',
    help: 'How long the catalogue was last read from the database; 0 where it came from its file.',
    read: ({ catalogue }) => catalogue.secondsToRead,
  },
  {
    name: 'haberdash_snapshot_products',
    help: 'Products of the catalogue.',
    read: ({ catalogue }) => catalogue.snapshot.productIds.length,
  },
];
