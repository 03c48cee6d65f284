import { isAdministrator, isDecider } from '#domain/companyRoles';

import type { Db } from '../../db/client';
import { isActive, peopleOf, type Person } from '../../db/customerUsers';
import type { CustomerTable } from '../../db/tables/customers';
import type { UserId } from '../../db/tables/ids';

interface WaitingOrder {
  user_id: UserId;
  total_cents: number;
}

/** Whether so much is within what somebody may approve. */
export const isWithinLimit = (
  { role, approveCents }: Pick<Person, 'role' | 'approveCents'>,
  cents: number,
): boolean => isAdministrator(role) || approveCents === null || cents <= approveCents;

/** Whether somebody may decide about an order: never its buyer. */
export const fits = (person: Person, { user_id, total_cents }: WaitingOrder): boolean =>
  isActive(person) &&
  person.userId !== user_id &&
  isDecider(person.role) &&
  isWithinLimit(person, total_cents);

/** Everybody who may decide about an order of a customer; never nobody, as the owner may. */
export async function fittingPeople(
  db: Db,
  customer: CustomerTable,
  order: WaitingOrder,
): Promise<Person[]> {
  return (await peopleOf(db, customer)).filter((person) => fits(person, order));
}

/**
 * Returns who is asked first: the buyer's approver if that person may decide, or else all approvers
 * who may, or else the owner and the administrators.
 */
export function askedFirst(fitting: readonly Person[], approverId: UserId): Person[] {
  const named = fitting.filter(({ userId }) => userId === approverId);
  if (named.length > 0) return named;
  const approvers = fitting.filter(({ role }) => role === 'approver');
  return approvers.length > 0 ? approvers : [...fitting];
}

/** Names for a sentence. */
export const namesOf = (people: readonly Pick<Person, 'name'>[]): string =>
  people.map(({ name }) => name).join(', ');
