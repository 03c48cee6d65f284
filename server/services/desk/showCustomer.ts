import type { CustomerEvent, DeskCustomer, DeskPerson } from '#contract/staffCustomers';
import { localDay } from '#domain/days';
import type { Stage } from '#domain/fulfilment';
import { groupBy } from '#domain/groupBy';
import { parseLanguage } from '#domain/languages';
import { fromCents } from '#domain/money';

import type { Db } from '../../db/client';
import { addressesOfCustomer } from '../../db/customerAddresses';
import { customerByCode, customerById } from '../../db/customers';
import { openOrdersOf } from '../../db/customerSearch';
import { addressCodesOf } from '../../db/customerUserAddresses';
import { peopleOf } from '../../db/customerUsers';
import { eventsOfSubject } from '../../db/events';
import { NO_PASSWORD } from '../../db/noPassword';
import { listsOfCustomers } from '../../db/priceListChanges';
import { priceListsByCodes } from '../../db/priceListReads';
import { activeSessionsOf } from '../../db/sessions';
import type { CustomerTable } from '../../db/tables/customers';
import type { CustomerId } from '../../db/tables/ids';
import { sessionLimits } from '../accounts/sessions';
import { customerSubject } from '../actions/action';
import { Refusal } from '../actions/refusal';
import { accountHold } from '../customers/accountHold';
import { presentLimits } from '../customers/personLimits';
import { toCustomerAddress } from '../customers/toCustomerAddress';
import { showBalance, showInvoices } from '../invoices/showInvoices';
import { waitingOrders } from '../requisitions/showRequisitions';

import { deskPriceLists } from './deskPriceLists';
import { listedCustomers } from './listCustomers';

/** Maximum number of open orders shown with a customer; the order queue shows the rest. */
const MAX_ORDERS = 50;
/** The same of unpaid invoices. */
const MAX_INVOICES = 20;

/** Returns a customer for the staff desk. */
export async function showCustomer(db: Db, code: string, at: Date): Promise<DeskCustomer> {
  const known = await customerByCode(db, code.trim());
  const customer = known && (await customerById(db, known.id));
  const [listed] = customer ? await listedCustomers(db, [customer]) : [];
  if (!customer || !listed) throw new Refusal(404, 'customer.unknown');
  const { id, version, terms, created_at } = customer;
  const addresses = await addressesOfCustomer(db, id);
  return {
    ...listed,
    hold: await accountHold(db, customer),
    version,
    terms,
    po_required: customer.po_required === 1,
    min_order: decimalOf(customer.min_order_cents),
    credit_limit: decimalOf(customer.credit_limit_cents),
    buyers_see: customer.buyers_see === 'own' ? 'own' : 'all',
    price_lists: await ownPriceLists(db, id, at),
    created_at,
    lang: parseLanguage(customer.lang) ?? '',
    has_password: customer.password_hash !== NO_PASSWORD,
    addresses: addresses.map(toCustomerAddress),
    people: await deskPeople(db, customer, at),
    orders: await openOrders(db, id),
    ...(await waitingOrders(db, customer)),
    ...(await owed(db, id, at)),
    history: await historyOf(db, customer),
  };
}

const decimalOf = (cents: number | null): number | null =>
  cents === null ? null : fromCents(cents);

/** The balance and unpaid invoices; nothing of a customer without invoices. */
async function owed(
  db: Db,
  customerId: CustomerId,
  at: Date,
): Promise<Pick<DeskCustomer, 'balance' | 'unpaid'>> {
  const today = localDay(at);
  const balance = await showBalance(db, customerId, today);
  if (!balance) return {};
  const criteria = { view: 'open', words: [], today } as const;
  const slice = { offset: 0, limit: MAX_INVOICES };
  const { invoices } = await showInvoices(db, customerId, criteria, slice);
  return { balance, unpaid: invoices };
}

async function ownPriceLists(db: Db, customerId: CustomerId, at: Date) {
  const codes = (await listsOfCustomers(db, [customerId])).get(customerId) ?? [];
  return deskPriceLists(db, await priceListsByCodes(db, codes), at);
}

async function openOrders(db: Db, customerId: CustomerId): Promise<DeskCustomer['orders']> {
  const orders = await openOrdersOf(db, customerId, MAX_ORDERS);
  return orders.map(({ order_id, placed_at, stage, po_reference, total_cents }) => ({
    order_id,
    placed_at,
    po_reference,
    stage: stage as Stage,
    total: fromCents(total_cents),
  }));
}

/** Returns a customer's events, oldest first. */
async function historyOf(db: Db, { customer_code }: CustomerTable): Promise<CustomerEvent[]> {
  const events = await eventsOfSubject(db, customerSubject(customer_code));
  return events.map(({ seq, at, kind, actor_kind, actor_id, data }) => {
    const { fields = [] } = JSON.parse(data) as { fields?: string[] };
    return { seq, at, kind, actor_kind, actor: actor_id, fields };
  });
}

/** Returns everybody who signs in for a customer, the owner first, with their active sessions. */
async function deskPeople(db: Db, customer: CustomerTable, at: Date): Promise<DeskPerson[]> {
  const people = await peopleOf(db, customer);
  const ids = people.map(({ userId }) => userId);
  const active = await activeSessionsOf(db, ids, sessionLimits(at));
  const sessions = groupBy(active, ({ customer_id }) => customer_id);
  const codes = await addressCodesOf(db, ids);
  return people.map((person) => ({
    name: person.name,
    email: person.email,
    role: person.role,
    standing: person.isOn ? 'active' : 'off',
    lang: parseLanguage(person.lang) ?? '',
    has_password: person.passwordHash !== NO_PASSWORD,
    ship_to_codes: codes.get(person.userId) ?? [],
    ...presentLimits(person, people),
    created_at: person.since,
    sessions: (sessions.get(person.userId) ?? []).map(({ created_at, last_seen_at }) => ({
      created_at,
      last_seen_at,
    })),
  }));
}
