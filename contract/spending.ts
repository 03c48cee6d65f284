import { Type, type Static } from 'typebox';

import { CountryFlag, Lang, Price, StrictObject, TimeZone, UserId } from './fields';
import { Problem } from './replies';

/** Amounts without tax in the customer's currency, of what was ordered and not cancelled. */
export const Spending = Type.Object({
  /** Two years of months, the current one last. */
  months: Type.Array(
    Type.Object({
      /** YYYY-MM. */
      month: Type.String(),
      total: Price,
    }),
  ),
  /** The same by top-level category, the largest of the last twelve months first. */
  categories: Type.Array(
    Type.Object({
      /** '' for products without a category. */
      name: Type.String(),
      /** One amount per month. */
      totals: Type.Array(Price),
    }),
  ),
});
export type Spending = Static<typeof Spending>;

/** Extends section 7: advertised as `spending` in the features. */
export const showSpending = {
  method: 'GET',
  url: '/api/spending',
  schema: {
    tags: ['Cart and orders'],
    summary:
      'Returns what the customer ordered and did not cancel in each month of two years, by category',
    querystring: StrictObject({
      user_id: UserId,
      country: CountryFlag,
      lang: Lang,
      /** IANA time zone in which months begin; UTC if omitted. */
      zone: TimeZone,
    }),
    response: { 200: Spending, '4xx': Problem },
  },
} as const;
