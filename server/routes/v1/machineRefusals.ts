import type { MachineCall } from '#contract/v1/machineCall';

/** Codes by status. */
type Refusals = Readonly<Partial<Record<number, readonly string[]>>>;

/** Refusals that every call may return. */
const COMMON: Refusals = {
  400: ['request.refused', 'request.unreadable', 'request.unstorable'],
  401: ['key.needed', 'key.unknown', 'session.ended'],
  403: ['key.scope', 'key.network', 'desk.role'],
  404: ['request.unknownAddress'],
  429: ['request.tooMany', 'key.tooMany'],
  500: ['request.failed'],
  503: ['request.away', 'request.full', 'request.moving', 'request.unknown'],
};
/** Refusals of a request that may have a body. */
const OF_BODIES: Refusals = { 413: ['request.tooLarge'], 415: ['request.notJson'] };
/** Refusals of a call that can be repeated under an Idempotency-Key. */
const OF_REPEATS: Refusals = { 400: ['request.badKey'] };
/** Refusals of a call that takes a cursor. */
const OF_CURSORS: Refusals = { 400: ['cursor.malformed'] };
/** Refusals of a large batch. */
const OF_UPLOADS: Refusals = {
  400: [
    ...['exchange.unreadable', 'exchange.headingTwice', 'folder.noKey', 'folder.whichPrice'],
    ...['upload.unreadable', 'upload.empty', 'upload.noRows', 'upload.quote', 'upload.history'],
    ...['upload.several', 'upload.tooWide'],
  ],
  413: ['exchange.tooManyRows', 'upload.tooLarge'],
  422: ['upload.noOrdersFile'],
};

/** Returns every code that a call may be refused with, by status. */
export function refusalsOf({ method, schema, machine }: MachineCall): Refusals {
  const all: Refusals[] = [
    COMMON,
    machine.refusals,
    ...(method === 'GET' ? [] : [OF_BODIES]),
    ...(isRepeatable(machine) ? [OF_REPEATS] : []),
    ...(machine.refusals[410]?.includes('cursor.expired') ? [OF_CURSORS] : []),
    ...(schema.response[202] ? [OF_UPLOADS] : []),
  ];
  const statuses = [...new Set(all.flatMap((one) => Object.keys(one)))].map(Number).sort();
  return Object.fromEntries(
    statuses.map((status) => [status, [...new Set(all.flatMap((one) => one[status] ?? []))]]),
  );
}

/** Whether a call takes an Idempotency-Key. */
export const isRepeatable = ({ refusals }: MachineCall['machine']): boolean =>
  refusals[422]?.includes('request.keyReused') ?? false;
