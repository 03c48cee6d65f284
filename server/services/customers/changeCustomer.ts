import { randomUUID } from 'node:crypto';

import type { Country } from '#domain/countries';
import { findDuplicateAddress, isNewCode } from '#domain/customers';
import { isEmail, normaliseEmail } from '#domain/emails';
import { readLanguage, type Language } from '#domain/languages';

import type { Db } from '../../db/client';
import { addressesOfCustomer, replaceAddresses } from '../../db/customerAddresses';
import {
  addCustomerOnce,
  changeCustomerRow,
  customerByEmail,
  lockCustomerByCode,
} from '../../db/customers';
import { deletePasswordTokens } from '../../db/passwordTokens';
import { deleteAllSessions } from '../../db/sessions';
import type { CustomerAddressTable } from '../../db/tables/customers';
import type { CustomerTable } from '../../db/tables/customers';
import type { MessageKey } from '../../messages/translate';
import { customerSubject, type Action, type EventKind } from '../action';
import { addressOf } from '../addressesOfOrder';
import type { RowOutcome } from '../exchange/outcomes';
import { NO_PASSWORD } from '../passwords';
import { queueMail } from '../queueMail';
import { Refusal } from '../refusal';

import {
  mergeAddresses,
  type AddressChange,
  type CustomerAddress,
  type Merged,
} from './mergeAddresses';

/** Changes to a customer; an omitted field stays unchanged, null clears it. */
export interface CustomerChange {
  customer_code: string;
  /** The version seen by the caller; 412 if the customer has a different one. */
  version?: number | undefined;
  email?: string | undefined;
  owner_name?: string | undefined;
  company_name?: string | null | undefined;
  country?: Country | undefined;
  lang?: Language | undefined;
  phone?: string | null | undefined;
  terms?: string | null | undefined;
  order_hold?: boolean | undefined;
  standing?: 'active' | 'locked' | undefined;
  /** All of the customer's addresses, replacing the existing ones. */
  addresses?: readonly CustomerAddress[] | undefined;
  /** Addresses to add or change individually. */
  oneByOne?: readonly AddressChange[] | undefined;
  /** Whether to send the link for choosing the first password; passwords are never sent. */
  invite?: boolean | undefined;
}

type Result = Pick<RowOutcome, 'outcome' | 'code' | 'field' | 'params'> & { version?: number };

const refused = (code: MessageKey, field: string): Result => ({ outcome: 'error', code, field });

/**
 * Adds or changes a customer by customer code. A new e-mail address is reported to both addresses
 * and ends the customer's sessions, as does locking; carts and orders stay.
 */
export async function changeCustomer(action: Action, asked: CustomerChange): Promise<Result> {
  const { tx } = action;
  const code = asked.customer_code.trim().toUpperCase();
  const before = await lockCustomerByCode(tx, code);
  if (asked.version !== undefined && asked.version !== before?.version)
    throw new Refusal(412, 'customer.changed', { params: { customer: code } });
  const merged = await addressesAfter(tx, asked, before);
  if ('fault' in merged) return { outcome: 'error', ...merged.fault };
  const change = { ...asked, ...merged };
  const email = change.email === undefined ? before?.email : normaliseEmail(change.email);
  if (email === undefined || !isEmail(email)) return refused('exchange.email', 'email');
  if (email !== before?.email && (await customerByEmail(tx, email)))
    return refused('exchange.emailTaken', 'email');
  if (!before && !isNewCode(code)) return refused('exchange.customerCode', 'customer_code');
  if (!before && !change.owner_name?.trim()) return refused('exchange.ownerName', 'owner_name');
  if (change.invite && (change.standing ?? before?.status) === 'locked')
    return refused('customer.isLocked', 'invite');
  if (findDuplicateAddress(change.addresses ?? []))
    return refused('exchange.addressTwice', 'addresses');
  if (before) return keepChange(action, before, change, email);
  const added = await addNew(action, { ...change, customer_code: code }, email);
  // A concurrent request added this customer or took the address: start over.
  return added ?? changeCustomer(action, asked);
}

/** Returns all addresses if some are changed individually, or the fault that prevents it. */
async function addressesAfter(
  tx: Db,
  { oneByOne = [], addresses, ...said }: CustomerChange,
  before: CustomerTable | undefined,
): Promise<Merged | Pick<CustomerChange, 'addresses'>> {
  if (oneByOne.length === 0) return { addresses };
  const stored = before && !addresses ? await addressesOfCustomer(tx, before.id) : [];
  const all = addresses ?? stored.map(storedAddress);
  return mergeAddresses(all, oneByOne, said.country ?? before?.country ?? 'CA');
}

const storedAddress = (row: CustomerAddressTable): CustomerAddress => ({
  kind: row.kind === 'bill' ? 'bill' : 'ship',
  ...addressOf(row),
  is_default: row.is_default === 1,
});

async function addNew(
  action: Action,
  change: CustomerChange,
  email: string,
): Promise<Result | undefined> {
  const { tx, at, record } = action;
  const id = randomUUID();
  const isAdded = await addCustomerOnce(tx, {
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
  });
  if (!isAdded) return undefined;
  if (change.addresses) await replaceAddresses(tx, id, change.addresses);
  if (change.invite) await invite(action, { id, email, lang: change.lang ?? '' });
  record({ kind: 'customer.created', subject: customerSubject(change.customer_code), version: 1 });
  return { outcome: 'added', version: 1 };
}

async function keepChange(
  action: Action,
  before: CustomerTable,
  change: CustomerChange,
  email: string,
): Promise<Result> {
  const { tx } = action;
  const after = {
    email,
    owner_name: change.owner_name?.trim() || before.owner_name,
    company_name: given(change.company_name, before.company_name),
    country: change.country ?? before.country,
    lang: change.lang ?? before.lang,
    phone: given(change.phone, before.phone),
    terms: given(change.terms, before.terms),
    order_hold: Number(change.order_hold ?? before.order_hold),
    status: change.standing ?? before.status,
  };
  const isMoved = change.addresses
    ? await replaceAddresses(tx, before.id, change.addresses)
    : false;
  if (change.invite) await invite(action, { ...before, ...after });
  const names = (Object.keys(after) as (keyof typeof after)[]).filter(
    (name) => after[name] !== before[name],
  );
  if (names.length === 0 && !isMoved) {
    return { outcome: change.invite ? 'changed' : 'unchanged', version: before.version };
  }

  const version = await changeCustomerRow(tx, before.id, after);
  if (email !== before.email) await tellNewAddress(action, before, email);
  if (email !== before.email || after.status === 'locked') {
    await deleteAllSessions(tx, before.id);
    await deletePasswordTokens(tx, before.id);
  }
  action.record({
    kind: kindOf(before.status, after.status),
    subject: customerSubject(before.customer_code),
    version,
    data: { fields: [...names, ...(isMoved ? ['addresses'] : [])] },
  });
  return { outcome: 'changed', version };
}

const given = (value: string | null | undefined, before: string): string =>
  value === undefined ? before : (value ?? '').trim();

const kindOf = (before: string, after: string): EventKind => {
  if (before === after) return 'customer.changed';
  return after === 'locked' ? 'customer.locked' : 'customer.unlocked';
};

const invite = (
  { tx, at }: Action,
  { id, email, lang }: Pick<CustomerTable, 'id' | 'email' | 'lang'>,
) =>
  queueMail(tx, { kind: 'invited', address: email, lang: readLanguage(lang) ?? '', about: id }, at);

/** Notifies both addresses, since the owner of either may not have wanted the change. */
async function tellNewAddress(
  { tx, at }: Action,
  { id, email: old, lang }: CustomerTable,
  email: string,
): Promise<void> {
  const language = readLanguage(lang) ?? '';
  for (const address of [old, email]) {
    await queueMail(tx, { kind: 'emailChanged', address, lang: language, about: id }, at);
  }
}
