import { randomBytes } from 'node:crypto';

import type { ActorKind, EventKind } from '#domain/activity';

import { inTransaction, type Db } from '../db/client';
import { addEvents, takeEventNumbers } from '../db/events';
import { addMails } from '../db/mails';
import { setReleasedSeq } from '../db/orderChanges';
import type { MailTable } from '../db/tables/mails';

import { noOrders, writeOrders, type OrdersInHand } from './ordersInHand';

export type { EventKind };

/** Who does something: every change of an order or a customer says so. */
export interface Actor {
  kind: ActorKind;
  id: string;
}

interface NewEvent {
  kind: EventKind;
  /** What it happened to: `orderSubject`, `customerSubject` or `productSubject`. */
  subject: string;
  version: number;
  /** Small facts, at most 4 KB as JSON; what is larger stands in a table of its own. */
  data?: Readonly<Record<string, unknown>>;
}

/** A change under way: its transaction, who makes it, when, and what will have happened. */
export interface Action {
  tx: Db;
  actor: Actor;
  at: Date;
  orders: OrdersInHand;
  /** E-mails that tell of it; they are put in the post at the end, together. */
  mails: MailTable[];
  /** Notes an event; returns its id. All are written at the end, in the transaction of the change. */
  record: (event: NewEvent) => string;
}

export const orderSubject = (orderId: string): string => `order ${orderId}`;
export const customerSubject = (customerCode: string): string => `customer ${customerCode}`;
/** What a restore happens to. */
export const RESTORED = 'shop';
export const productSubject = (productId: string): string => `product ${productId}`;

export interface By {
  actor: Actor;
  at: Date;
}

/** Does a change and writes down what happened, all or nothing. */
export const inAction = <Result>(
  db: Db,
  by: By,
  work: (action: Action) => Promise<Result>,
): Promise<Result> => inTransaction(db, (tx) => withEvents(tx, by, work));

/**
 * The same within a transaction that has begun. The events are numbered last, because whoever has taken
 * numbers keeps all others from theirs until the commit.
 */
export async function withEvents<Result>(
  tx: Db,
  { actor, at }: By,
  work: (action: Action) => Promise<Result>,
): Promise<Result> {
  const recorded: (NewEvent & { id: string })[] = [];
  const record = (event: NewEvent) => {
    const id = randomBytes(16).toString('hex');
    recorded.push({ ...event, id });
    return id;
  };
  const mails: MailTable[] = [];
  const action: Action = { tx, actor, at, record, mails, orders: noOrders() };
  const result = await work(action);
  await writeOrders(action);
  await addMails(tx, mails);
  if (recorded.length === 0) return result;

  const first = await takeEventNumbers(tx, recorded.length);
  const events = recorded.map(({ data = {}, ...event }, place) => ({
    ...event,
    seq: first + place,
    at: at.toISOString(),
    actor_kind: actor.kind,
    actor_id: actor.id,
    data: JSON.stringify(data),
  }));
  await addEvents(tx, events);
  await setReleasedSeq(
    tx,
    events.filter(({ kind }) => kind === 'order.released'),
  );
  return result;
}
