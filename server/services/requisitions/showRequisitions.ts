import type { Requisition, RequisitionLine, RequisitionSummary } from '#contract/requisitions';
import { DAY_MS } from '#domain/durations';
import type { Language } from '#domain/languages';
import { fromCents } from '#domain/money';
import type { RequisitionReason, RequisitionState } from '#domain/requisitions';
import { RULES } from '#domain/rules';

import { pictureOf, readProducts, type TileView } from '../../catalogue/readProducts';
import { readProductNames, type NamedProduct } from '../../db/anyProducts';
import type { Db } from '../../db/client';
import { customerOfId } from '../../db/customers';
import { peopleOf, type Person } from '../../db/customerUsers';
import { openRequisitionsOf, requisitionLines, requisitionsOf } from '../../db/requisitions';
import type { CustomerTable } from '../../db/tables/customers';
import type { RequisitionLineTable, RequisitionTable } from '../../db/tables/requisitions';
import type { SignedInCustomer } from '../accounts/sessions';
import { shipToAddresses } from '../accounts/shipToAddresses';
import { addressOf } from '../orders/addressesOfOrder';
import { nameIn } from '../orders/showOrder';

import { findRequisition } from './findRequisition';
import { askedFirst, fits, namesOf } from './fitting';

/**
 * Returns what a person has sent for approval, open or decided of late, and what waits for this
 * person's decision.
 */
export async function listRequisitions(
  db: Db,
  { id: customerId, userId }: SignedInCustomer,
  at: Date,
): Promise<{ requisitions: RequisitionSummary[]; to_decide: number }> {
  const since = new Date(at.getTime() - RULES.requisitionDays * DAY_MS).toISOString();
  const rows = await requisitionsOf(db, customerId, since);
  if (rows.length === 0) return { requisitions: [], to_decide: 0 };
  const people = await peopleOf(db, await customerOfId(db, customerId));
  const reader = people.find((person) => person.userId === userId);
  const requisitions = rows
    .map((row) => presentRequisition(row, people, reader))
    .filter(({ is_own, may_decide }) => is_own || may_decide);
  return { requisitions, to_decide: requisitions.filter(({ may_decide }) => may_decide).length };
}

/**
 * Returns what a colleague has sent for approval and did not become an order; nothing without any.
 * An owner sends nothing.
 */
export async function ownRequisitions(
  db: Db,
  customer: SignedInCustomer,
  at: Date,
): Promise<{ requisitions?: RequisitionSummary[] }> {
  if (customer.role === 'owner') return {};
  const { requisitions } = await listRequisitions(db, customer, at);
  const own = requisitions.filter(({ is_own, state }) => is_own && UNORDERED.includes(state));
  return own.length > 0 ? { requisitions: own } : {};
}

/** What somebody who has sent an order still has to know of. */
const UNORDERED: readonly RequisitionState[] = ['open', 'declined', 'expired'];

/** Counts what waits for a person's decision, and what of this person's waits; nothing without any. */
export async function countRequisitions(
  db: Db,
  { id: customerId, userId }: SignedInCustomer,
): Promise<{ requisitions?: { to_decide: number; own: number } }> {
  const rows = await openRequisitionsOf(db, customerId);
  if (rows.length === 0) return {};
  const people = await peopleOf(db, await customerOfId(db, customerId));
  const reader = people.find((person) => person.userId === userId);
  const to_decide = rows.filter((row) => reader && fits(reader, row)).length;
  const own = rows.filter(({ user_id }) => user_id === userId).length;
  return to_decide + own > 0 ? { requisitions: { to_decide, own } } : {};
}

/** Returns what of a customer waits for approval, for staff; nothing without any. */
export async function waitingOrders(
  db: Db,
  customer: CustomerTable,
): Promise<{ requisitions?: RequisitionSummary[] }> {
  const rows = await requisitionsOf(db, customer.id, NEVER);
  if (rows.length === 0) return {};
  const people = await peopleOf(db, customer);
  return { requisitions: rows.map((row) => presentRequisition(row, people)) };
}

/** Later than any decision. */
const NEVER = '9999';

/** Presents a requisition to one of the company's people, or to staff. */
function presentRequisition(
  row: RequisitionTable,
  people: readonly Person[],
  reader?: Person,
): RequisitionSummary {
  const nameOf = (userId: string) => people.find((person) => person.userId === userId)?.name ?? '';
  const isOpen = row.state === 'open';
  const fitting = isOpen ? people.filter((person) => fits(person, row)) : [];
  return {
    requisition_id: row.id,
    state: row.state as RequisitionState,
    version: row.version,
    submitted_at: row.submitted_at,
    buyer: { user_id: row.user_id, name: nameOf(row.user_id) },
    is_own: reader?.userId === row.user_id,
    may_decide: reader !== undefined && fitting.includes(reader),
    reason: row.reason as RequisitionReason,
    asked: namesOf(askedFirst(fitting, row.approver_id)),
    line_count: row.lines,
    total: fromCents(row.total_cents),
    po_reference: row.po_reference,
    order_comment: row.order_comment,
    ship_to_code: row.ship_to_code,
    ...(row.decided_by !== '' && { decided_by: nameOf(row.decided_by) }),
    ...(row.decided_at !== null && { decided_at: row.decided_at }),
    ...(row.note !== '' && { note: row.note }),
    ...(row.order_id !== null && { order_id: row.order_id }),
  };
}

/** Returns a requisition with its lines, as sent and as they would be ordered now. */
export async function showRequisition(
  db: Db,
  customer: SignedInCustomer,
  { id, language, at, view }: { id: string; language: Language; at: Date; view: TileView },
): Promise<Requisition> {
  const { requisition, reader, people } = await findRequisition(db, customer, id);
  const shown = presentRequisition(requisition, people, reader);
  const rows = await requisitionLines(db, id);
  const productIds = [...new Set(rows.map(({ product_id }) => product_id))];
  const { country } = customer;
  const scope = { productIds, country, language, buyer: customer };
  const sold = new Map((await readProducts(db, scope)).map((one) => [one.product_id, one]));
  const names = await readProductNames(db, productIds);
  const keptUntil = new Date(Date.parse(requisition.submitted_at) + RULES.keptPriceDays * DAY_MS);
  const areKept = requisition.state === 'open' && at <= keptUntil;
  const { approveCents } = reader;
  return {
    ...shown,
    lines: rows.map((row) => ({
      ...presentLine(row, names.get(row.product_id), language),
      image: pictureOf({ ...names.get(row.product_id), product_id: row.product_id }, view),
      ...(areKept && { single_price: fromCents(row.single_cents) }),
      ...nowOf(sold.get(row.product_id)),
    })),
    ...(areKept && { prices_kept_until: keptUntil.toISOString() }),
    ship_to: await addressesFor(db, customer, requisition, shown.may_decide),
    ...(shown.may_decide &&
      reader.role === 'approver' &&
      approveCents !== null && { approve_limit: fromCents(approveCents) }),
  };
}

const presentLine = (
  { line, product_id, name, packs, ship_pack, unit_cents }: RequisitionLineTable,
  product: NamedProduct | undefined,
  language: Language,
) => ({
  line,
  product_id,
  name: nameIn(language, name, product),
  packs,
  ship_pack,
  price: fromCents(unit_cents),
});

type SoldProduct = Awaited<ReturnType<typeof readProducts>>[number];

const nowOf = (product: SoldProduct | undefined): Pick<RequisitionLine, 'now'> =>
  product
    ? {
        now: {
          class: product.class,
          available: product.available ?? 0,
          ship_pack: product.ship_pac,
          selling_price: product.selling_price ?? 0,
          selling_price_2: product.selling_price_2 ?? null,
          ...(product.price_breaks && { price_breaks: product.price_breaks }),
        },
      }
    : {};

/** The address that it was sent for, and those to which whoever decides may order. */
async function addressesFor(
  db: Db,
  customer: SignedInCustomer,
  { user_id, ship_to_code }: RequisitionTable,
  mayDecide: boolean,
) {
  const buyers = await shipToAddresses(db, { id: customer.id, userId: user_id });
  const own = buyers.ship.filter(({ code }) => code === ship_to_code);
  if (!mayDecide) return own.map(addressOf);
  const { ship } = await shipToAddresses(db, customer);
  return [...own, ...ship.filter(({ code }) => code !== ship_to_code)].map(addressOf);
}
