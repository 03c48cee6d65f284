import { MOST_CUSTOMERS, type MachineCustomer } from '#contract/v1/customers';
import { cursorOf } from '#domain/cursors';

import { inSnapshot, type Db } from '../../db/client';
import { customersAfterCode, customersByCodes } from '../../db/customers';
import { customerEvents, eventBySeq, lastEvent } from '../../db/events';
import { presentCustomers } from '../customers/presentCustomers';
import { Refusal } from '../refusal';

import { startOfFeed, type FeedStart } from './startOfFeed';
import { idOf } from './visibleToMachines';

interface Asked {
  after?: string | undefined;
  limit?: number | undefined;
}

interface CustomerPage {
  customers: MachineCustomer[];
  next: string;
  more: boolean;
}

/** Maximum number of event numbers scanned for a page. */
const WINDOW = 20_000;
/** Separates the cursor of the log from the code that the full list has reached. */
const AT = '.';

/**
 * Returns a page of customers. The full list remembers the position of the log at its start, and
 * then continues with the customers changed since, so that a reader who follows it misses none.
 */
export const readCustomers = (
  db: Db,
  { after, limit = MOST_CUSTOMERS }: Asked,
): Promise<CustomerPage> =>
  inSnapshot(db, async (tx) => {
    const [cursor, code] = after?.split(AT, 2) ?? ['now', ''];
    const start = await startOfFeed(tx, cursor);
    return code === undefined
      ? changedAfter(tx, start, limit)
      : everybodyAfter(tx, start, readCode(code), limit);
  });

async function everybodyAfter(
  db: Db,
  start: FeedStart,
  code: string,
  limit: number,
): Promise<CustomerPage> {
  const found = await customersAfterCode(db, code, limit + 1);
  const page = found.slice(0, limit);
  const isMore = found.length > limit;
  const last = Buffer.from(page.at(-1)?.customer_code ?? '').toString('base64url');
  return {
    customers: await presentCustomers(db, page),
    next: isMore ? `${start.cursor}${AT}${last}` : start.cursor,
    more: isMore || start.seq < (await lastEvent(db)),
  };
}

async function changedAfter(db: Db, start: FeedStart, limit: number): Promise<CustomerPage> {
  const head = await lastEvent(db);
  const window = { after: start.seq, upTo: Math.min(head, start.seq + WINDOW) };
  const events = await customerEvents(db, window, limit);
  const to = events.length === limit ? (events.at(-1)?.seq ?? window.upTo) : window.upTo;
  const codes = new Set(events.flatMap((event) => idOf(event, 'customer') ?? []));
  const last = to > start.seq ? await eventBySeq(db, to) : undefined;
  return {
    customers: await presentCustomers(db, await customersByCodes(db, [...codes])),
    next: last ? cursorOf(last) : start.cursor,
    more: to < head,
  };
}

function readCode(text: string): string {
  const code = Buffer.from(text, 'base64url').toString();
  if (Buffer.from(code).toString('base64url') === text) return code;
  throw new Refusal(400, 'cursor.malformed', { field: 'after' });
}
