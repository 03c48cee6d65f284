import { localDay } from '#domain/days';
import { sum } from '#domain/sum';

import { hashPassword } from '../../server/crypto/passwords';
import type { Db } from '../../server/db/client';
import { addAddresses } from '../../server/db/customerAddresses';
import { customerByEmail } from '../../server/db/customers';
import { addCustomerUser } from '../../server/db/customerUsers';
import { nextOrderId } from '../../server/db/orderNumbers';
import { addOrder } from '../../server/db/orders';
import { addRequisition, nextRequisitionId } from '../../server/db/requisitions';
import type { DemoListing } from '../catalogue/listedProduct';

import {
  addDemoCustomers,
  addressOf,
  daysBefore,
  DEMO_PASSWORD,
  type DemoCustomer,
} from './customers';
import { pastOrders, type PastOrder } from './history';
import { storeList } from './storeLists';

/** A customer for which three people order, each with a role, at prices of its own. */
export const SCHOOL: DemoCustomer = {
  id: 'demo-school',
  customer_code: 'EE5120',
  owner_name: 'Hélène Roy',
  email: 'school@demo.haberdash.test',
  country: 'CA',
  company_name: 'École des Érables',
  phone: '418-555-0127',
  terms: 'NET 45',
  address: {
    street: '77, rue du Pinceau',
    city: 'Québec',
    region: 'QC',
    postal_code: 'G1R 2S5',
  },
  departments: ['ART', 'DRW', 'SCH', 'EDU', 'PAP', 'CRF'],
  orders: 9,
};

const COLLEAGUES = [
  {
    id: 'demo-school-office',
    name: 'Nadia Benali',
    email: 'school-office@demo.haberdash.test',
    role: 'administrator',
  },
  {
    id: 'demo-school-art',
    name: 'Marc Gagnon',
    email: 'school-art@demo.haberdash.test',
    role: 'buyer',
    order_limit_cents: 20_000,
    approver_id: 'demo-school-office',
  },
] as const;

/** Who signs in for the school, and as what. */
export const SCHOOL_SIGN_INS = [
  [SCHOOL.email, 'a school with prices of its own, as its owner'],
  [COLLEAGUES[0].email, 'the school’s office, an administrator'],
  [COLLEAGUES[1].email, 'the school’s art teacher, a buyer with a limit'],
] as const;

/** The hashed password of the school's people, or `undefined` if they exist already. */
export async function missingSchool(db: Db): Promise<string | undefined> {
  if (await customerByEmail(db, SCHOOL.email)) return undefined;
  return hashPassword(DEMO_PASSWORD);
}

/** Adds the school with its people and a second address. */
export async function addSchool(tx: Db, password_hash: string, now: Date): Promise<void> {
  await addDemoCustomers(tx, [{ customer: SCHOOL, password_hash }], now);
  const created_at = daysBefore(now, 300).toISOString();
  for (const user of COLLEAGUES) {
    await addCustomerUser(tx, {
      ...user,
      customer_id: SCHOOL.id,
      password_hash,
      lang: '',
      status: 'active',
      created_at,
      invited_by: '',
    });
  }
  await addAddresses(tx, [
    {
      customer_id: SCHOOL.id,
      kind: 'ship',
      is_default: 0,
      ...addressOf(SCHOOL, 'ship'),
      code: 'STUDIO',
      name: 'École des Érables, atelier',
      street: '81, rue du Pinceau',
    },
  ]);
}

/**
 * Stores what the school's people have ordered, their lists and an order that waits for approval;
 * returns the number of orders.
 */
export async function storeSchoolPast(
  tx: Db,
  catalogue: readonly DemoListing[],
  now: Date,
): Promise<number> {
  const orders = pastOrders(catalogue, SCHOOL, now).filter(({ lines }) => lines.length > 0);
  await storeHistory(tx, orders);
  await storeLists(tx, orders, now);
  await storeRequisition(tx, orders, now);
  return orders.length;
}

/**
 * Stores earlier orders of the school's people in turn, as history: they are nobody's to ship, and
 * those of the other customers keep their numbers.
 */
async function storeHistory(tx: Db, orders: readonly PastOrder[]): Promise<void> {
  const people = [...COLLEAGUES.map(({ id }) => id), ''];
  for (const [index, { order, lines }] of orders.entries()) {
    const order_id = await nextOrderId(tx);
    await addOrder(
      tx,
      {
        ...order,
        order_id,
        user_id: people[index % people.length] ?? '',
        status: 'released',
        stage: 'released',
        origin: 'import',
        ship_to: null,
        bill_to: null,
      },
      lines.map((line) => ({ order_id, ...line })),
    );
  }
}

const [OFFICE, ART] = COLLEAGUES;
const LISTS = [
  {
    id: '5c1e7d10-3f6a-4c55-9d2e-6b1f0a7c2e01',
    name: 'Rentrée scolaire',
    user_id: OFFICE.id,
    is_shared: 1,
  },
  {
    id: '5c1e7d10-3f6a-4c55-9d2e-6b1f0a7c2e02',
    name: 'Atelier, chaque mois',
    user_id: ART.id,
    is_shared: 0,
    every_weeks: 4,
  },
] as const;

/**
 * Stores a list that the school shares, and one of its art teacher, which is due, each of an earlier
 * order.
 */
async function storeLists(tx: Db, orders: readonly PastOrder[], now: Date): Promise<void> {
  for (const [index, list] of LISTS.entries()) {
    const lines = orders[index]?.lines ?? [];
    const next_on = 'every_weeks' in list && { next_on: localDay(daysBefore(now, 2)) };
    const stored = { ...list, ...next_on, customer_id: SCHOOL.id, lines };
    await storeList(tx, stored, daysBefore(now, 20 + index));
  }
}

/** Stores an order of the art teacher that waits for the office, in the packs of an earlier one. */
async function storeRequisition(tx: Db, orders: readonly PastOrder[], now: Date): Promise<void> {
  const buyer = ART;
  const lines = orders.findLast((one) => one.lines.length > 3)?.lines;
  if (!lines) return;
  const requisition_id = await nextRequisitionId(tx);
  const total_cents = sum(
    lines.map(({ unit_cents, order_qty, ship_pack }) => unit_cents * order_qty * ship_pack),
  );
  await addRequisition(
    tx,
    {
      id: requisition_id,
      customer_id: SCHOOL.id,
      user_id: buyer.id,
      submitted_at: daysBefore(now, 1).toISOString(),
      state: 'open',
      version: 1,
      total_cents,
      lines: lines.length,
      po_reference: 'ART-2',
      order_comment: '',
      ship_to_code: 'STUDIO',
      reason: 'order_limit',
      approver_id: buyer.approver_id,
      decided_by: '',
      decided_at: null,
      note: '',
      order_id: null,
    },
    lines.map(({ line, product_id, name, order_qty, ship_pack, unit_cents }) => ({
      requisition_id,
      line,
      product_id,
      name,
      packs: order_qty,
      ship_pack,
      unit_cents,
      single_cents: unit_cents,
    })),
  );
}
