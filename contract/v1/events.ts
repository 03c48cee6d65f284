import { Type, type Static } from 'typebox';

import { StrictObject } from '../fields';

import { Cursor, MachineProblem, Named, type MachineCall } from './machineCall';

/** Maximum number of events per page, and maximum seconds that a long poll is held open. */
export const MAX_EVENTS = 1000;
const MAX_WAIT_SECONDS = 25;

export const MachineEvent = Named('Event', {
  seq: Type.Integer(),
  id: Type.String(),
  /** UTC, ISO 8601. */
  at: Type.String(),
  kind: Type.String(),
  order_id: Type.Optional(Type.String()),
  customer_code: Type.Optional(Type.String()),
  /** Version of the affected object after the event. */
  version: Type.Integer(),
  /** Who caused it: a customer, the staff, a key, a file, the clock or the command line. */
  actor: Type.String(),
  /** Whether the caller's own key caused it. */
  own: Type.Boolean(),
  data: Type.Record(Type.String(), Type.Unknown()),
});
export type MachineEvent = Static<typeof MachineEvent>;

export const listEvents = {
  method: 'GET',
  url: '/api/v1/events',
  schema: {
    tags: ['Events'],
    summary: 'Lists events in the order in which they happened',
    querystring: StrictObject({
      after: Type.Optional(Cursor),
      /** Comma-separated event kinds. */
      kinds: Type.Optional(Type.String({ minLength: 1, maxLength: 1000 })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_EVENTS })),
      wait: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_WAIT_SECONDS })),
    }),
    response: {
      200: Named('EventPage', {
        events: Type.Array(MachineEvent),
        /**
         * First and last sequence number that this page covers; the next page starts after the
         * last. A page after which nothing has happened yet covers the number it starts after.
         */
        covers: Type.Array(Type.Integer(), { minItems: 2, maxItems: 2 }),
        next: Type.String(),
        more: Type.Boolean(),
        /** Number of sequence numbers after this page. */
        behind: Type.Integer(),
      }),
      '4xx': MachineProblem,
    },
  },
  machine: {
    description:
      'Events of an order are listed from its release on. A page can have fewer events than sequence numbers: `covers` is the range it covers, which follows on from the previous page; a page without anything new covers only the number that it starts after. `wait` holds the request open until there is an event.',
    scope: 'events:read',
    refusals: { 409: ['cursor.foreign'], 410: ['cursor.expired'] },
    example: {
      query: { kinds: 'order.released', limit: 2 },
      answer: {
        events: [
          {
            seq: 2,
            id: '3fa91c0264d84f7f9a5a4f1a2f0f3c11',
            at: '2026-11-23T14:12:05.114Z',
            kind: 'order.released',
            order_id: '10482',
            version: 2,
            actor: 'clock',
            own: false,
            data: {},
          },
        ],
        covers: [1, 2],
        next: '2-3fa91c02',
        more: false,
        behind: 0,
      },
    },
  },
} as const satisfies MachineCall;
