import { isAdministrator } from '#domain/companyRoles';
import { dayIn, localTimeZone, startOfDay } from '#domain/days';
import { fromCents } from '#domain/money';
import { exceededLimit, type OrderLimits, type RequisitionReason } from '#domain/requisitions';

import type { Db } from '../../db/client';
import { personById, storedUserId, type Person } from '../../db/customerUsers';
import { orderedCentsSince } from '../../db/orders';
import { openCents } from '../../db/requisitions';
import type { SignedInCustomer } from '../accounts/sessions';

import { askedFirst, fittingPeople, namesOf } from './fitting';

type Buyer = Pick<SignedInCustomer, 'id' | 'userId'>;

/** What limits somebody's orders, and what of it is used. */
export interface UsedLimits extends OrderLimits {
  buyer: Person;
  /** Cents of the person's orders of this month, and of what waits for approval. */
  spentCents: number;
}

/** Returns the limits of a person; `undefined` without any. */
async function limitsOf(db: Db, buyer: Buyer, at: Date): Promise<UsedLimits | undefined> {
  const person = await personById(db, buyer.userId);
  if (!person || isAdministrator(person.role)) return undefined;
  const { orderCents, monthCents } = person;
  if (orderCents === null && monthCents === null) return undefined;
  const spentCents = monthCents === null ? 0 : await spentInMonth(db, person, at);
  return { buyer: person, orderCents, monthCents, spentCents };
}

/** The month is that of the server's time zone. */
async function spentInMonth(db: Db, person: Person, at: Date): Promise<number> {
  const { customer, userId } = person;
  const zone = localTimeZone();
  const start = startOfDay(`${dayIn(at, zone).slice(0, 7)}-01`, zone).toISOString();
  const ordered = await orderedCentsSince(db, customer.id, storedUserId(person), start);
  return ordered + (await openCents(db, customer.id, userId));
}

/** Why an order needs approval, and who is asked for it. */
export interface NeededApproval {
  reason: RequisitionReason;
  limits: UsedLimits;
  /** Everybody who may decide, and those who are asked first. */
  fitting: Person[];
  asked: Person[];
}

/** Returns why an order needs approval, `undefined` if it does not. */
export async function approvalNeeded(
  db: Db,
  buyer: Buyer,
  totalCents: number,
  at: Date,
): Promise<NeededApproval | undefined> {
  const limits = await limitsOf(db, buyer, at);
  const reason = limits && exceededLimit(limits, totalCents, limits.spentCents);
  if (!reason) return undefined;
  const { customer, approverId } = limits.buyer;
  const order = { user_id: buyer.userId, total_cents: totalCents };
  const fitting = await fittingPeople(db, customer, order);
  return { reason, limits, fitting, asked: askedFirst(fitting, approverId) };
}

/** What somebody may order without approval, as it is sent with the cart; nothing without a limit. */
export async function presentOrderLimits(db: Db, { id, userId, role }: SignedInCustomer, at: Date) {
  if (isAdministrator(role)) return {};
  const limits = await limitsOf(db, { id, userId }, at);
  if (!limits) return {};
  const { buyer, orderCents, monthCents, spentCents } = limits;
  const fitting = await fittingPeople(db, buyer.customer, { user_id: userId, total_cents: 0 });
  return {
    approval: {
      ...(orderCents !== null && { order_limit: fromCents(orderCents) }),
      ...(monthCents !== null && {
        month_limit: fromCents(monthCents),
        month_left: fromCents(Math.max(0, monthCents - spentCents)),
      }),
      asked: namesOf(askedFirst(fitting, buyer.approverId)),
    },
  };
}
