import type { LineReport } from '#contract/lines';
import { DAY_MS } from '#domain/durations';
import { parseLanguage, type Language } from '#domain/languages';
import type { RequisitionState } from '#domain/requisitions';
import { RULES } from '#domain/rules';

import { inTransaction, type Db } from '../../db/client';
import { lockCustomer, customerOfId } from '../../db/customers';
import { isActive, peopleOf, type Person } from '../../db/customerUsers';
import {
  closeRequisition as close,
  openSince,
  requisitionById,
  requisitionLines,
} from '../../db/requisitions';
import { deleteFingerprintsOfOrder, moveFingerprintsToCart } from '../../db/scanFingerprints';
import type { RequisitionTable } from '../../db/tables/requisitions';
import type { MailKind } from '../../mail/mailKinds';
import type { SignedInCustomer } from '../accounts/sessions';
import { CLOCK, requisitionSubject, withEvents, type Action } from '../actions/action';
import { newMail } from '../actions/queueMail';
import { Refusal } from '../actions/refusal';
import { addLines, findLines } from '../cart/addLines';

import { findRequisition, findToDecide, refuseDecided } from './findRequisition';
import { askedFirst, fits } from './fitting';

interface Decision {
  id: string;
  version: number;
  language: Language;
}

/** Declines a requisition with a note, which the buyer is sent. */
export async function declineRequisition(
  action: Action,
  customer: SignedInCustomer,
  { note, ...decision }: Decision & { note: string },
): Promise<void> {
  const { requisition, reader, buyer } = await findToDecide(action.tx, customer, decision);
  await end(action, requisition, { state: 'declined', decided_by: reader.userId, note });
  tell(action, requisition, buyer, 'requisitionDeclined');
}

/** Takes a requisition back, by its buyer; its lines can return to the cart. */
export async function withdrawRequisition(
  action: Action,
  customer: SignedInCustomer,
  { id, toCart, language }: { id: string; toCart: boolean; language: Language },
): Promise<{ message?: string; lines?: LineReport[] }> {
  const { tx, at } = action;
  const found = await findRequisition(tx, customer, id);
  const { requisition, reader, buyer } = found;
  if (reader !== buyer) throw new Refusal(403, 'requisition.ofColleague');
  refuseDecided(found);
  const state = { state: 'withdrawn' as const, decided_by: reader.userId };
  if (!toCart) {
    await end(action, requisition, state);
    return {};
  }
  const lines = (await requisitionLines(tx, id)).map(({ product_id, packs }) => ({
    code: product_id,
    item: packs,
  }));
  const products = await findLines(tx, customer, lines, language);
  const report = await addLines(tx, customer, { lines, found: products, language, at });
  const returned = report.lines.filter(({ possible }) => possible > 0);
  const productIds = returned.flatMap(({ product_id }) => product_id ?? []);
  await moveFingerprintsToCart(tx, customer, id, productIds);
  await end(action, requisition, state);
  return { message: report.message, lines: report.lines };
}

/** Requisitions that time ends in one go. */
const AT_ONCE = 100;

/**
 * Ends what nobody has decided about for a month, and tells the buyer and whoever was asked first.
 * Returns how many there were.
 */
export async function expireRequisitions(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - RULES.requisitionDays * DAY_MS).toISOString();
  let count = 0;
  for (const { id, customer_id } of await openSince(db, before, AT_ONCE)) {
    await inTransaction(db, async (tx) => {
      await lockCustomer(tx, customer_id);
      const requisition = await requisitionById(tx, customer_id, id);
      if (requisition?.state !== 'open') return;
      count += 1;
      await withEvents(tx, { actor: CLOCK, at: now }, async (action) => {
        await end(action, requisition, { state: 'expired' });
        const people = await peopleOf(tx, await customerOfId(tx, customer_id));
        const fitting = people.filter((person) => fits(person, requisition));
        const buyer = people.filter(({ userId }) => userId === requisition.user_id);
        for (const person of [...buyer, ...askedFirst(fitting, requisition.approver_id)]) {
          tell(action, requisition, person, 'requisitionExpired');
        }
      });
    });
  }
  return count;
}

type Ending = Partial<Pick<RequisitionTable, 'decided_by' | 'note'>> & {
  state: Exclude<RequisitionState, 'open' | 'approved'>;
};

/** What was scanned for it can be ordered again without a warning. */
async function end(
  { tx, at, record }: Action,
  requisition: RequisitionTable,
  ending: Ending,
): Promise<void> {
  const { id, customer_id } = requisition;
  await deleteFingerprintsOfOrder(tx, customer_id, id);
  const version = await close(tx, requisition, { ...ending, decided_at: at.toISOString() });
  record({ kind: `requisition.${ending.state}`, subject: requisitionSubject(id), version });
}

/** Somebody who was turned off is not told. */
function tell({ at, mails }: Action, { id }: RequisitionTable, to: Person, kind: MailKind): void {
  if (!isActive(to)) return;
  const lang = parseLanguage(to.lang) ?? '';
  mails.push(newMail({ kind, address: to.email, lang, about: id, note: to.userId }, at));
}
