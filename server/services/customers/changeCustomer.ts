import { randomUUID } from 'node:crypto';

import type { BuyersSee } from '#domain/companyRoles';
import type { Country } from '#domain/countries';
import { findDuplicateAddress, isValidCustomerCode } from '#domain/customers';
import { isEmail, normaliseEmail } from '#domain/emails';
import { parseLanguage, type Language } from '#domain/languages';
import { toCents } from '#domain/money';
import { priceListCode } from '#domain/priceLists';

import type { Db } from '../../db/client';
import { addressesOfCustomer, replaceAddresses } from '../../db/customerAddresses';
import { addCustomerIfAbsent, changeCustomerRow, lockCustomerByCode } from '../../db/customers';
import { isEmailTaken, ownerIdOf } from '../../db/customerUsers';
import { NO_PASSWORD } from '../../db/noPassword';
import { deletePasswordTokens, deletePasswordTokensOfCustomer } from '../../db/passwordTokens';
import { assignPriceLists, knownPriceLists } from '../../db/priceListChanges';
import { deleteAllSessions, deleteSessionsOfCustomer } from '../../db/sessions';
import type { CustomerTable } from '../../db/tables/customers';
import { customerSubject, type Action, type EventKind } from '../actions/action';
import { queueMail } from '../actions/queueMail';

import { errorResult, type ChangeResult } from './changeResult';
import {
  mergeAddresses,
  type AddressChange,
  type CustomerAddress,
  type MergeResult,
} from './mergeAddresses';
import { toCustomerAddress } from './toCustomerAddress';

/** Changes to a customer; an omitted field stays unchanged, null clears it. */
export interface CustomerChange {
  customer_code: string;
  /** Whether the customer must not exist yet. */
  isNew?: boolean | undefined;
  email?: string | undefined;
  owner_name?: string | undefined;
  company_name?: string | null | undefined;
  country?: Country | undefined;
  lang?: Language | undefined;
  phone?: string | null | undefined;
  terms?: string | null | undefined;
  order_hold?: boolean | undefined;
  po_required?: boolean | undefined;
  /** Decimal; null for that of the shop. */
  min_order?: number | null | undefined;
  /** Decimal; null for none. */
  credit_limit?: number | null | undefined;
  buyers_see?: BuyersSee | undefined;
  /** Why orders are held from now on; ignored unless this change begins the hold. */
  hold_reason?: string | undefined;
  standing?: 'active' | 'locked' | undefined;
  /** All of the customer's addresses, replacing the existing ones. */
  addresses?: readonly CustomerAddress[] | undefined;
  /** Addresses to add or change individually. */
  oneByOne?: readonly AddressChange[] | undefined;
  /** Codes of all price lists of the customer, replacing the existing ones; null for none. */
  price_lists?: readonly string[] | null | undefined;
  /** Whether to send the link for choosing the first password; passwords are never sent. */
  invite?: boolean | undefined;
}

/**
 * Adds or changes a customer by customer code. A new e-mail address is reported to both addresses
 * and ends the owner's sessions; locking ends everybody's. Carts and orders stay.
 */
export async function changeCustomer(
  action: Action,
  requested: CustomerChange,
): Promise<ChangeResult> {
  const { tx } = action;
  const before = await lockCustomerByCode(tx, requested.customer_code.trim());
  const code = before?.customer_code ?? requested.customer_code.trim().toUpperCase();
  if (requested.isNew && before) return errorResult('customer.codeTaken', 'customer_code');
  const merged = await mergedAddresses(tx, requested, before);
  if ('fault' in merged) return { outcome: 'error', ...merged.fault };
  const change = { ...requested, ...merged };
  const email = change.email === undefined ? before?.email : normaliseEmail(change.email);
  if (email === undefined || !isEmail(email)) return errorResult('exchange.email', 'email');
  if (email !== before?.email && (await isEmailTaken(tx, email)))
    return errorResult('exchange.emailTaken', 'email');
  if (!before && !isValidCustomerCode(code))
    return errorResult('exchange.customerCode', 'customer_code');
  if (!before && !change.owner_name?.trim()) return errorResult('exchange.ownerName', 'owner_name');
  if (change.invite && (change.standing ?? before?.status) === 'locked')
    return errorResult('customer.isLocked', 'invite');
  if (findDuplicateAddress(change.addresses ?? []))
    return errorResult('exchange.addressTwice', 'addresses');
  const unknown = await unknownPriceLists(tx, change.price_lists ?? []);
  if (unknown.length > 0) return errorResult('exchange.noPriceList', 'price_lists');
  if (before) return updateCustomer(action, before, change, email);
  const added = await addNewCustomer(action, { ...change, customer_code: code }, email);
  // A concurrent request added this customer or took the address: start over.
  return added ?? changeCustomer(action, requested);
}

const unknownPriceLists = async (tx: Db, codes: readonly string[]): Promise<string[]> => {
  const known = await knownPriceLists(tx, codes.map(priceListCode));
  return codes.filter((code) => !known.has(priceListCode(code)));
};

/** Returns all addresses if some are changed individually, or the fault that prevents it. */
async function mergedAddresses(
  tx: Db,
  { oneByOne = [], addresses, ...fields }: CustomerChange,
  before: CustomerTable | undefined,
): Promise<MergeResult | Pick<CustomerChange, 'addresses'>> {
  if (oneByOne.length === 0) return { addresses };
  const stored = before && !addresses ? await addressesOfCustomer(tx, before.id) : [];
  const all = addresses ?? stored.map(toCustomerAddress);
  return mergeAddresses(all, oneByOne, fields.country ?? before?.country ?? 'CA');
}

async function addNewCustomer(
  action: Action,
  change: CustomerChange,
  email: string,
): Promise<ChangeResult | undefined> {
  const { tx, at, record } = action;
  const id = randomUUID();
  const isAdded = await addCustomerIfAbsent(tx, {
    id,
    customer_code: change.customer_code,
    owner_name: change.owner_name?.trim() ?? '',
    email,
    password_hash: NO_PASSWORD,
    status: change.standing ?? 'active',
    country: change.country ?? 'CA',
    lang: change.lang ?? '',
    created_at: at.toISOString(),
    company_name: change.company_name ?? '',
    phone: change.phone ?? '',
    terms: change.terms ?? '',
    order_hold: Number(change.order_hold ?? false),
    po_required: Number(change.po_required ?? false),
    min_order_cents: centsOf(change.min_order, null),
    credit_limit_cents: centsOf(change.credit_limit, null),
    buyers_see: change.buyers_see ?? 'all',
  });
  if (!isAdded) return undefined;
  if (change.addresses) await replaceAddresses(tx, id, change.addresses);
  if (change.price_lists) await assignPriceLists(tx, id, change.price_lists.map(priceListCode));
  if (change.invite) await invite(action, { id, email, lang: change.lang ?? '' });
  record({
    kind: 'customer.created',
    subject: customerSubject(change.customer_code),
    version: 1,
    data: change.order_hold ? { fields: ['order_hold'], ...holdReason(change, true) } : {},
  });
  return { outcome: 'added', version: 1 };
}

async function updateCustomer(
  action: Action,
  before: CustomerTable,
  change: CustomerChange,
  email: string,
): Promise<ChangeResult> {
  const { tx } = action;
  const after = {
    email,
    owner_name: change.owner_name?.trim() || before.owner_name,
    company_name: changedValue(change.company_name, before.company_name),
    country: change.country ?? before.country,
    lang: change.lang ?? before.lang,
    phone: changedValue(change.phone, before.phone),
    terms: changedValue(change.terms, before.terms),
    order_hold: Number(change.order_hold ?? before.order_hold),
    po_required: Number(change.po_required ?? before.po_required),
    min_order_cents: centsOf(change.min_order, before.min_order_cents),
    credit_limit_cents: centsOf(change.credit_limit, before.credit_limit_cents),
    buyers_see: change.buyers_see ?? before.buyers_see,
    status: change.standing ?? before.status,
  };
  const areAddressesChanged = change.addresses
    ? await replaceAddresses(tx, before.id, change.addresses)
    : false;
  const areListsChanged =
    change.price_lists !== undefined &&
    (await assignPriceLists(tx, before.id, (change.price_lists ?? []).map(priceListCode)));
  if (change.invite) await invite(action, { ...before, ...after });
  const names = (Object.keys(after) as (keyof typeof after)[]).filter(
    (name) => after[name] !== before[name],
  );
  if (names.length === 0 && !areAddressesChanged && !areListsChanged) {
    return { outcome: change.invite ? 'changed' : 'unchanged', version: before.version };
  }

  const version = await changeCustomerRow(tx, before.id, after);
  if (email !== before.email) await notifyAddressChange(action, before, email);
  if (after.status === 'locked') {
    await deleteSessionsOfCustomer(tx, before.id);
    await deletePasswordTokensOfCustomer(tx, before.id);
  } else if (email !== before.email) {
    await deleteAllSessions(tx, ownerIdOf(before.id));
    await deletePasswordTokens(tx, ownerIdOf(before.id));
  }
  action.record({
    kind: eventKindOf(before.status, after.status),
    subject: customerSubject(before.customer_code),
    version,
    data: {
      fields: [
        ...names.map(wireName),
        ...(areAddressesChanged ? ['addresses'] : []),
        ...(areListsChanged ? ['price_lists'] : []),
      ],
      ...holdReason(change, names.includes('order_hold')),
    },
  });
  return { outcome: 'changed', version };
}

const holdReason = ({ order_hold, hold_reason = '' }: CustomerChange, isNewHold: boolean) =>
  order_hold && isNewHold && hold_reason.trim() ? { reason: hold_reason.trim() } : {};

/** Columns are named for what they hold, in cents. */
const wireName = (column: string): string => column.replace(/_cents$/, '');

const centsOf = (decimal: number | null | undefined, before: number | null): number | null =>
  decimal === undefined ? before : decimal === null ? null : toCents(decimal);

const changedValue = (value: string | null | undefined, before: string): string =>
  value === undefined ? before : (value ?? '').trim();

const eventKindOf = (before: string, after: string): EventKind => {
  if (before === after) return 'customer.changed';
  return after === 'locked' ? 'customer.locked' : 'customer.unlocked';
};

const invite = (
  { tx, at }: Action,
  { id, email, lang }: Pick<CustomerTable, 'id' | 'email' | 'lang'>,
) =>
  queueMail(
    tx,
    { kind: 'invited', address: email, lang: parseLanguage(lang) ?? '', about: id },
    at,
  );

/** Notifies both addresses, since the owner of either may not have wanted the change. */
async function notifyAddressChange(
  { tx, at }: Action,
  { id, email: old, lang }: CustomerTable,
  email: string,
): Promise<void> {
  const language = parseLanguage(lang) ?? '';
  for (const address of [old, email]) {
    await queueMail(tx, { kind: 'emailChanged', address, lang: language, about: id }, at);
  }
}
