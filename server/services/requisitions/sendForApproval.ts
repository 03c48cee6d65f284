import type { NewOrder } from '#contract/orderActions';
import { DAY_MS } from '#domain/durations';
import { parseLanguage } from '#domain/languages';
import { RULES } from '#domain/rules';
import { priceAt } from '#domain/unitPrice';

import type { Person } from '../../db/customerUsers';
import { addRequisition, nextRequisitionId } from '../../db/requisitions';
import type { RequisitionLineTable } from '../../db/tables/requisitions';
import { requisitionSubject, type Action } from '../actions/action';
import { newMail } from '../actions/queueMail';
import type { OfferedLine } from '../orders/findChanges';
import type { PricedOrder } from '../orders/placeOrder';

import type { NeededApproval } from './orderLimits';

interface WaitingOrder {
  needed: NeededApproval;
  order: Pick<NewOrder, 'order_comment' | 'po_reference'>;
  priced: Pick<PricedOrder, 'lines' | 'totalCents'>;
  shipToCode: string;
}

/**
 * Stores an order that needs approval, and tells who may give it; returns its number. No stock is
 * taken. Must run in a transaction that has locked the customer.
 */
export async function sendForApproval(
  { tx, at, record, mails }: Action,
  { needed, order, priced, shipToCode }: WaitingOrder,
): Promise<string> {
  const { lines, totalCents } = priced;
  const { reason, limits, fitting, asked } = needed;
  const { buyer } = limits;
  const id = await nextRequisitionId(tx);
  const isOneAsked = asked.length === 1 && fitting.length > 1;
  await addRequisition(
    tx,
    {
      id,
      customer_id: buyer.customer.id,
      user_id: buyer.userId,
      submitted_at: at.toISOString(),
      state: 'open',
      version: 1,
      total_cents: totalCents,
      lines: lines.length,
      po_reference: order.po_reference?.trim() ?? '',
      order_comment: order.order_comment?.trim() ?? '',
      ship_to_code: shipToCode,
      reason,
      approver_id: isOneAsked ? (asked[0]?.userId ?? '') : '',
      decided_by: '',
      decided_at: null,
      note: '',
      order_id: null,
    },
    lines.map((line) => waitingLine(id, line)),
  );
  record({ kind: 'requisition.submitted', subject: requisitionSubject(id), version: 1 });
  const tell = (kind: 'requisitionSubmitted' | 'requisitionReminder', to: Person, days: number) =>
    mails.push(
      newMail(
        {
          kind,
          address: to.email,
          lang: parseLanguage(to.lang) ?? '',
          about: id,
          note: to.userId,
          after: days * DAY_MS,
        },
        at,
      ),
    );
  for (const person of asked) tell('requisitionSubmitted', person, 0);
  // Composed when they are due, and not sent if it was decided until then.
  for (const days of [RULES.firstReminderDays, RULES.secondReminderDays]) {
    for (const person of fitting) tell('requisitionReminder', person, days);
  }
  return id;
}

/** The price of one pack is kept too, in case that fewer packs are approved. */
function waitingLine(
  requisition_id: string,
  { line, productId, packs, unitCents, product, steps }: OfferedLine,
): RequisitionLineTable {
  return {
    requisition_id,
    line,
    product_id: productId,
    name: product.name,
    packs,
    ship_pack: product.ship_pac,
    unit_cents: unitCents,
    single_cents: priceAt(steps, 1).cents,
  };
}
