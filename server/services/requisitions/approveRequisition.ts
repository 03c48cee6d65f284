import type { Approval } from '#contract/requisitions';
import { containsCardNumber } from '#domain/cardNumbers';
import { parseCountry } from '#domain/countries';
import { DAY_MS } from '#domain/durations';
import { parseLanguage, type Language } from '#domain/languages';
import { toCents } from '#domain/money';
import { keptCents } from '#domain/requisitions';
import { RULES } from '#domain/rules';
import type { ShopRules } from '#domain/shopRules';

import type { AssignNumber } from '../../db/orderNumbers';
import { closeRequisition, requisitionLines } from '../../db/requisitions';
import { deleteFingerprintsOfOrder, moveFingerprints } from '../../db/scanFingerprints';
import type { RequisitionLineTable, RequisitionTable } from '../../db/tables/requisitions';
import type { SignedInCustomer } from '../accounts/sessions';
import { requisitionSubject, type Action } from '../actions/action';
import { Refusal, type Fault } from '../actions/refusal';
import { orderAddresses } from '../orders/addressesOfOrder';
import type { SubmittedLine } from '../orders/parseNewOrder';
import { priceOrder, storeOrder } from '../orders/placeOrder';

import { checkApproveLimit, findToDecide, type FoundRequisition } from './findRequisition';

interface ApproveOptions {
  approval: Omit<Approval, 'user_id' | 'lang'>;
  language: Language;
  rules: ShopRules;
  takeNumber: AssignNumber;
}

/**
 * Places the order of a requisition, as its approver saw and changed it; must run in a transaction
 * that has locked the customer. A refusal stores nothing, and leaves the requisition open.
 */
export async function approveRequisition(
  action: Action,
  approver: SignedInCustomer,
  { approval, language, rules, takeNumber }: ApproveOptions,
): Promise<{ status: true; order_id: string }> {
  const { tx } = action;
  const { requisition_id: id, version } = approval;
  const found = await findToDecide(tx, approver, { id, version, language });
  const { requisition, buyer, reader } = found;
  const stored = await requisitionLines(tx, id);
  const lines = approvedLines(action, requisition, stored, approval.lines);

  const { po_reference = requisition.po_reference } = approval;
  if (containsCardNumber(po_reference))
    throw new Refusal(400, 'order.cardNumber', { field: 'po_reference' });
  const order = { po_reference, order_comment: requisition.order_comment };
  const priced = await priceOrder(action, approver, {
    lines,
    order,
    language,
    isApproval: true,
    rules,
  });
  checkApproveLimit(reader, priced.totalCents, approver, language);
  const addresses = await approvedAddresses(action, approver, found, approval.ship_to);
  const order_id = await storeOrder(action, buyerOf(found), priced, {
    order,
    addresses,
    language: parseLanguage(buyer.lang) ?? '',
    rules,
    takeNumber,
    take: (orderId) => take(action, found, lines, orderId),
    approvedBy: reader.userId,
  });
  return { status: true, order_id };
}

const buyerOf = ({ buyer: { userId, role, email, customer } }: FoundRequisition) => ({
  id: customer.id,
  country: parseCountry(customer.country),
  userId,
  role,
  email,
});

/** An address that the approver names is one to which the approver may order. */
function approvedAddresses(
  { tx }: Action,
  approver: SignedInCustomer,
  { requisition, buyer }: FoundRequisition,
  named: string | undefined,
) {
  const isNamed = named !== undefined && named !== requisition.ship_to_code;
  const person = isNamed ? approver : { id: approver.id, userId: buyer.userId };
  const code = named ?? requisition.ship_to_code;
  return orderAddresses(tx, person, code === '' ? undefined : code);
}

/** Every line is decided about, so that none is dropped by omission; 0 packs drop one. */
function approvedLines(
  { at }: Action,
  { submitted_at }: RequisitionTable,
  stored: readonly RequisitionLineTable[],
  decided: Approval['lines'],
): SubmittedLine[] {
  const byLine = new Map(decided.map((line) => [line.line, line]));
  const known = new Set(stored.map(({ line }) => line));
  const errors: Fault[] = [
    ...stored
      .filter(({ line }) => !byLine.has(line))
      .map(({ line, product_id }): Fault => ({
        line,
        product_id,
        code: 'requisition.lineMissing',
      })),
    ...decided
      .filter(({ line }) => !known.has(line))
      .map(({ line }): Fault => ({ line, code: 'requisition.lineUnknown' })),
  ];
  if (errors.length > 0 || decided.length !== stored.length) {
    throw new Refusal(400, 'requisition.lines', { field: 'lines', errors });
  }
  if (decided.every(({ packs }) => packs === 0)) throw new Refusal(400, 'requisition.nothingLeft');

  const areKept = at.getTime() - Date.parse(submitted_at) <= RULES.keptPriceDays * DAY_MS;
  const sent = packsOf(stored.map((line) => [line.product_id, line.packs]));
  const wanted = packsOf(
    stored.map(({ line, product_id }) => [product_id, byLine.get(line)?.packs ?? 0]),
  );
  return stored.flatMap(({ line, product_id: productId, unit_cents, single_cents }) => {
    const { packs = 0, price = 0, ship_pack } = byLine.get(line) ?? {};
    if (packs === 0) return [];
    const submitted = {
      packs: sent.get(productId) ?? 0,
      unitCents: unit_cents,
      singleCents: single_cents,
    };
    return {
      line,
      productId,
      packs,
      unitCents: toCents(price),
      shipPack: ship_pack,
      ...(areKept && { keptCents: keptCents(submitted, wanted.get(productId) ?? 0) }),
    };
  });
}

function packsOf(lines: readonly (readonly [string, number])[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [productId, packs] of lines) sums.set(productId, (sums.get(productId) ?? 0) + packs);
  return sums;
}

/** Closes the requisition, and passes the scans of what is ordered on to the order. */
async function take(
  { tx, at, record }: Action,
  { requisition, reader }: FoundRequisition,
  lines: readonly SubmittedLine[],
  orderId: string,
): Promise<void> {
  const { id, customer_id } = requisition;
  const productIds = [...new Set(lines.map(({ productId }) => productId))];
  await moveFingerprints(tx, customer_id, { from: id, to: orderId, productIds });
  await deleteFingerprintsOfOrder(tx, customer_id, id);
  const version = await closeRequisition(tx, requisition, {
    state: 'approved',
    decided_by: reader.userId,
    decided_at: at.toISOString(),
    order_id: orderId,
  });
  const data = { order_id: orderId };
  record({ kind: 'requisition.approved', subject: requisitionSubject(id), version, data });
}
