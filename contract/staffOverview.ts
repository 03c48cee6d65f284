import { Type, type Static } from 'typebox';

import { QUEUES } from '#domain/queues';

import { CountryCode, Day, Lang, Nullable, Price, StrictObject, TimeZone } from './fields';
import { Problem } from './replies';

/** The state of the business at a glance; each number has what finds its list. */
export const Overview = Type.Object({
  /** Days of the zone, the current one last. */
  days: Type.Array(Day),
  /** What was ordered on each of the days, without what was cancelled; countries with any. */
  countries: Type.Array(
    Type.Object({
      country: CountryCode,
      orders: Type.Array(Type.Integer()),
      /** Without tax, in the currency of the country. */
      totals: Type.Array(Price),
    }),
  ),
  /** By when an order was placed, the newest first; `from` is null for the oldest. */
  ages: Type.Array(Type.Object({ from: Nullable(Day), to: Day })),
  /** Open orders of each stage by age. */
  queues: Type.Array(
    Type.Object({ queue: Type.Enum([...QUEUES]), orders: Type.Array(Type.Integer()) }),
  ),
  /** Orders that should have left the warehouse on an earlier day; null if no hours are set. */
  late: Nullable(Type.Integer()),
  /** The products with the most orders waiting. */
  back_orders: Type.Array(
    Type.Object({
      product_id: Type.String(),
      name: Type.String(),
      /** Ship packs on back-order. */
      packs: Type.Integer(),
      orders: Type.Integer(),
      /** The earliest expected date, YYYY-MM-DD. */
      expected_on: Nullable(Type.String()),
    }),
  ),
  /** Endpoints whose deliveries fail; null for staff who may not see them. */
  webhooks: Nullable(
    Type.Array(Type.Object({ id: Type.String(), url: Type.String(), failed: Type.Integer() })),
  ),
  /** Customers added since the first day of the month. */
  new_customers: Type.Integer(),
});
export type Overview = Static<typeof Overview>;

export const showOverview = {
  method: 'GET',
  url: '/api/staff/overview',
  schema: {
    tags: ['Desk'],
    summary:
      'Returns orders and their value per day, the age of the queue, and what needs attention',
    querystring: StrictObject({
      lang: Lang,
      /** IANA time zone in which days begin; UTC if omitted. */
      zone: TimeZone,
    }),
    response: { 200: Overview, '4xx': Problem },
  },
} as const;
