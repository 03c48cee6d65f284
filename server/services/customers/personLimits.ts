import type { Static, TObject } from 'typebox';

import type { personLimits } from '#contract/fields';
import { fromCents } from '#domain/money';

import type { Person } from '../../db/customerUsers';

type Limits = Static<TObject<typeof personLimits>>;

/** Presents what limits the orders of one of these people; a field without a limit is absent. */
export function presentLimits(
  {
    orderCents,
    monthCents,
    approveCents,
    approverId,
  }: Pick<Person, 'orderCents' | 'monthCents' | 'approveCents' | 'approverId'>,
  people: readonly Pick<Person, 'userId' | 'email'>[],
): Limits {
  const approver = approverId === '' ? undefined : people.find((one) => one.userId === approverId);
  return {
    ...(orderCents !== null && { order_limit: fromCents(orderCents) }),
    ...(monthCents !== null && { month_limit: fromCents(monthCents) }),
    ...(approveCents !== null && { approve_limit: fromCents(approveCents) }),
    ...(approver && { approver: approver.email }),
  };
}
