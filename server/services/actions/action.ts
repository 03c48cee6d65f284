import { randomBytes } from 'node:crypto';

import type { ActorKind, EventKind } from '#domain/activity';

import { inTransaction, type Db } from '../../db/client';
import { addEvents, reserveEventNumbers } from '../../db/events';
import { addMails } from '../../db/mails';
import { setReleasedSeq } from '../../db/orderChanges';
import type { MailTable } from '../../db/tables/mails';

import { emptyLockedOrders, writeOrders, type LockedOrders } from './lockedOrders';

export type { EventKind };

/** Who makes a change; recorded with every change of an order or a customer. */
export interface Actor {
  kind: ActorKind;
  id: string;
}

/** The actor of what happens by itself as time passes. */
export const CLOCK: Actor = { kind: 'clock', id: '' };

interface NewEvent {
  kind: EventKind;
  /** The subject, from `orderSubject` or another of its kind. */
  subject: string;
  version: number;
  /** Small facts, at most 4 KB as JSON; anything larger belongs in a table of its own. */
  data?: Readonly<Record<string, unknown>>;
}

/** A change in progress: its transaction, actor and time, and the e-mails and events it causes. */
export interface Action {
  tx: Db;
  actor: Actor;
  at: Date;
  orders: LockedOrders;
  /** E-mails about the change; all are queued together at the end. */
  mails: MailTable[];
  /**
   * Records an event and returns its id. All events are written at the end, in the same
   * transaction.
   */
  record: (event: NewEvent) => string;
}

export const orderSubject = (orderId: string): string => `order ${orderId}`;
export const requisitionSubject = (id: string): string => `requisition ${id}`;
export const customerSubject = (customerCode: string): string => `customer ${customerCode}`;
/** Subject of a restore. */
export const RESTORE_SUBJECT = 'shop';
export const productSubject = (productId: string): string => `product ${productId}`;

export interface ActionContext {
  actor: Actor;
  at: Date;
}

/** Runs a change and records its events, in one transaction. */
export const inAction = <Result>(
  db: Db,
  by: ActionContext,
  work: (action: Action) => Promise<Result>,
): Promise<Result> => inTransaction(db, (tx) => withEvents(tx, by, work));

/**
 * Runs a change within an open transaction and records its events. Events are numbered last,
 * because taking numbers blocks all other writers of events until the commit.
 */
export async function withEvents<Result>(
  tx: Db,
  { actor, at }: ActionContext,
  work: (action: Action) => Promise<Result>,
): Promise<Result> {
  const recorded: (NewEvent & { id: string })[] = [];
  const record = (event: NewEvent) => {
    const id = randomBytes(16).toString('hex');
    recorded.push({ ...event, id });
    return id;
  };
  const mails: MailTable[] = [];
  const action: Action = { tx, actor, at, record, mails, orders: emptyLockedOrders() };
  const result = await work(action);
  await writeOrders(action);
  await addMails(tx, mails);
  if (recorded.length === 0) return result;

  const first = await reserveEventNumbers(tx, recorded.length);
  const events = recorded.map(({ data = {}, ...event }, index) => ({
    ...event,
    seq: first + index,
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
