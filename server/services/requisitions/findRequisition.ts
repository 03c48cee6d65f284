import { isDecider } from '#domain/companyRoles';
import type { Language } from '#domain/languages';
import type { RequisitionState } from '#domain/requisitions';

import type { Db } from '../../db/client';
import { customerOfId } from '../../db/customers';
import { peopleOf, type Person } from '../../db/customerUsers';
import { requisitionById } from '../../db/requisitions';
import type { RequisitionTable } from '../../db/tables/requisitions';
import { currencyFormatter } from '../../messages/currencyFormatter';
import type { SignedInCustomer } from '../accounts/sessions';
import { Refusal } from '../actions/refusal';

import { fits, isWithinLimit } from './fitting';

/** A requisition with who looks at it and who sent it. */
export interface FoundRequisition {
  requisition: RequisitionTable;
  reader: Person;
  buyer: Person;
  people: readonly Person[];
}

/**
 * Returns a requisition that a person may see: the buyer, and who decides about what others order.
 * Any other counts as unknown.
 */
export async function findRequisition(
  db: Db,
  { id: customerId, userId }: Pick<SignedInCustomer, 'id' | 'userId'>,
  id: string,
): Promise<FoundRequisition> {
  const requisition = await requisitionById(db, customerId, id);
  const people = requisition ? await peopleOf(db, await customerOfId(db, customerId)) : [];
  const reader = people.find((person) => person.userId === userId);
  const buyer = people.find((person) => person.userId === requisition?.user_id);
  const isSeen = reader && (reader === buyer || isDecider(reader.role));
  if (!requisition || !buyer || !isSeen) throw new Refusal(404, 'requisition.unknown');
  return { requisition, reader, buyer, people };
}

/** The same for somebody who decides about it; refused if that is not allowed, or decided. */
export async function findToDecide(
  tx: Db,
  customer: SignedInCustomer,
  { id, version, language }: { id: string; version: number; language: Language },
): Promise<FoundRequisition> {
  const found = await findRequisition(tx, customer, id);
  const { requisition, reader, buyer } = found;
  if (reader === buyer) throw new Refusal(403, 'requisition.own');
  refuseDecided(found);
  if (!fits(reader, requisition)) refuseAboveLimit(reader, customer, language);
  if (requisition.version !== version) throw new Refusal(409, 'requisition.changed');
  return found;
}

/** Refuses what exceeds what somebody may approve. */
export function checkApproveLimit(
  approver: Person,
  cents: number,
  customer: Pick<SignedInCustomer, 'country'>,
  language: Language,
): void {
  if (!isWithinLimit(approver, cents)) refuseAboveLimit(approver, customer, language);
}

function refuseAboveLimit(
  { approveCents }: Person,
  { country }: Pick<SignedInCustomer, 'country'>,
  language: Language,
): never {
  const limit = currencyFormatter(language, country).cents(approveCents ?? 0);
  throw new Refusal(403, 'requisition.aboveLimit', { params: { limit } });
}

/** Refuses what was decided meanwhile, naming by whom. */
export function refuseDecided({ requisition, people }: FoundRequisition): void {
  const { id, state, decided_by, order_id } = requisition;
  if (state === 'open') return;
  const who = people.find(({ userId }) => userId === decided_by)?.name ?? '';
  throw new Refusal(409, DECIDED[state as Exclude<RequisitionState, 'open'>], {
    params: { requisition: id, who, order: order_id ?? '' },
  });
}

const DECIDED = {
  approved: 'requisition.approvedAlready',
  declined: 'requisition.declinedAlready',
  withdrawn: 'requisition.withdrawnAlready',
  expired: 'requisition.expiredAlready',
} as const;
