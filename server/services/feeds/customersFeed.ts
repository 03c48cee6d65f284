import { MAX_CUSTOMERS, type MachineCustomer } from '#contract/v1/customers';
import { cursorOf } from '#domain/cursors';

import { inSnapshot, type Db } from '../../db/client';
import { customersAfterCode, customersByCodes } from '../../db/customers';
import { customerEvents, eventBySeq, lastEventSeq } from '../../db/events';
import { Refusal } from '../actions/refusal';
import { presentCustomers } from '../customers/presentCustomers';

import { resolveCursor, type FeedStart } from './resolveCursor';
import { subjectIdOf } from './visibleToMachines';

interface PageRequest {
  after?: string | undefined;
  limit?: number | undefined;
}

interface CustomerPage {
  customers: MachineCustomer[];
  next: string;
  more: boolean;
}

/** Maximum number of event numbers scanned for a page. */
const MAX_SCANNED_EVENTS = 20_000;
/** Separates the cursor of the log from the code that the full list has reached. */
const CURSOR_SEPARATOR = '.';

/**
 * Returns a page of customers. The full list remembers the position of the log at its start, and
 * then continues with the customers changed since, so that a reader who follows it misses none.
 */
export const readCustomers = (
  db: Db,
  { after, limit = MAX_CUSTOMERS }: PageRequest,
): Promise<CustomerPage> =>
  inSnapshot(db, async (tx) => {
    const [cursor, code] = after?.split(CURSOR_SEPARATOR, 2) ?? ['now', ''];
    const start = await resolveCursor(tx, cursor);
    return code === undefined
      ? changedCustomersAfter(tx, start, limit)
      : allCustomersAfter(tx, start, parseCode(code), limit);
  });

async function allCustomersAfter(
  db: Db,
  start: FeedStart,
  code: string,
  limit: number,
): Promise<CustomerPage> {
  const found = await customersAfterCode(db, code, limit + 1);
  const page = found.slice(0, limit);
  const hasMore = found.length > limit;
  const last = Buffer.from(page.at(-1)?.customer_code ?? '').toString('base64url');
  return {
    customers: await presentCustomers(db, page),
    next: hasMore ? `${start.cursor}${CURSOR_SEPARATOR}${last}` : start.cursor,
    more: hasMore || start.seq < (await lastEventSeq(db)),
  };
}

async function changedCustomersAfter(
  db: Db,
  start: FeedStart,
  limit: number,
): Promise<CustomerPage> {
  const head = await lastEventSeq(db);
  const range = { after: start.seq, upTo: Math.min(head, start.seq + MAX_SCANNED_EVENTS) };
  const events = await customerEvents(db, range, limit);
  const to = events.length === limit ? (events.at(-1)?.seq ?? range.upTo) : range.upTo;
  const codes = new Set(events.flatMap((event) => subjectIdOf(event, 'customer') ?? []));
  const last = to > start.seq ? await eventBySeq(db, to) : undefined;
  return {
    customers: await presentCustomers(db, await customersByCodes(db, [...codes])),
    next: last ? cursorOf(last) : start.cursor,
    more: to < head,
  };
}

function parseCode(text: string): string {
  const code = Buffer.from(text, 'base64url').toString();
  if (Buffer.from(code).toString('base64url') === text) return code;
  throw new Refusal(400, 'cursor.malformed', { field: 'after' });
}
