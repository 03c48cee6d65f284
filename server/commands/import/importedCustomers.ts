import { createHash, randomBytes, randomUUID } from 'node:crypto';

import { hashPassword } from '../../crypto/passwords';
import { inChunks, rowsInChunks, type Db } from '../../db/client';
import { addCustomer, customersByEmails, type NewCustomerRow } from '../../db/customers';
import { customerIdsByEmails } from '../../db/customerUsers';
import type { ImportedOrder } from '../../table-files/orderValues';

/** Sign-in of a customer in an imported order file. */
export interface SignIn {
  customer: string;
  email: string;
  password: string;
}

export interface NewCustomer {
  row: NewCustomerRow;
  signIn: SignIn;
}

export interface PreparedCustomers {
  /** Returns the existing or new id of a customer in the file. */
  idOf: (customer: string) => string;
  newcomers: NewCustomer[];
}

/**
 * Placeholder e-mail address for imported customers, in a domain that is never registered (RFC
 * 6761).
 */
const placeholderEmail = (customer: string, suffix = ''): string => {
  const local = customer
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${local || 'customer'}${suffix}@import.haberdash.test`;
};

/** Names and numbers that differ only in case or spaces are of one customer. */
const foldName = (customer: string): string =>
  customer.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** Whether a customer code is a customer's own, or one with a suffix because it was taken. */
const isCodeOf = (code: string, customer: string): boolean => {
  const [own, name] = [foldName(code), foldName(customer)];
  return own === name || (own.startsWith(`${name}-`) && /^\d+$/.test(own.slice(name.length + 1)));
};

/**
 * Maps each customer to its placeholder address. Different customers can have the same letters and
 * digits, or none of the Latin alphabet; all but the first get a hash of their own, since one
 * account would show each of them the orders of the others.
 */
async function placeholdersOf(
  db: Db,
  customers: ReadonlySet<string>,
): Promise<Map<string, string>> {
  const placeholders = new Map<string, string>();
  /** First customer of each plain placeholder in the file. */
  const owners = new Map<string, string>();
  const existing = await customersByEmails(
    db,
    [...customers].map((customer) => placeholderEmail(customer)),
  );
  for (const customer of customers) {
    const plain = placeholderEmail(customer);
    const stored = existing.get(plain);
    const isTaken = stored
      ? !isCodeOf(stored.customer_code, customer)
      : foldName(owners.get(plain) ?? customer) !== foldName(customer);
    if (!owners.has(plain)) owners.set(plain, customer);
    placeholders.set(customer, isTaken ? placeholderEmail(customer, hashOf(customer)) : plain);
  }
  return placeholders;
}

const hashOf = (customer: string): string =>
  `-${createHash('sha256').update(foldName(customer)).digest('hex').slice(0, 10)}`;

/** Maximum number of passwords hashed concurrently: each takes a core and 19 MiB. */
const MAX_CONCURRENT_HASHES = 2;

/**
 * Prepares the customers that are missing in the database. Hashing takes a twentieth of a second
 * each, so it is done before the transaction.
 */
export async function prepareCustomers(
  db: Db,
  orders: readonly ImportedOrder[],
  password: string | undefined,
  now: Date,
): Promise<PreparedCustomers> {
  const customers = new Set(orders.map(({ customer }) => customer));
  const placeholders = await placeholdersOf(db, customers);
  const emails = emailsOf(orders, placeholders);
  const byEmail = await customerIdsByEmails(db, [...emails.values(), ...placeholders.values()]);
  const importedIds = await importedCustomerIds(db, customers);
  const idByEmail = new Map<string, string>();
  const unknown = new Map<string, ImportedOrder>();
  for (const order of orders) {
    const email = emails.get(order.customer) ?? '';
    if (idByEmail.has(email) || unknown.has(email)) continue;
    const placeholder = placeholders.get(order.customer) ?? '';
    const existingId =
      byEmail.get(email) ??
      // Its address was not known before, or has replaced its placeholder since.
      (email === placeholder ? importedIds.get(order.customer) : byEmail.get(placeholder));
    if (existingId === undefined) unknown.set(email, order);
    else idByEmail.set(email, existingId);
  }

  const newcomers: NewCustomer[] = [];
  const codes = await customerCodes(db);
  for (const chunk of inChunks([...unknown], MAX_CONCURRENT_HASHES)) {
    const pending = chunk.map(([email, order]) => newCustomer(order, email, codes, password, now));
    newcomers.push(...(await Promise.all(pending)));
  }
  for (const { row } of newcomers) idByEmail.set(row.email, row.id);
  return { idOf: (customer) => idByEmail.get(emails.get(customer) ?? '') ?? '', newcomers };
}

/** Maps each customer in the file to the first e-mail address given for it, or its placeholder. */
function emailsOf(
  orders: readonly ImportedOrder[],
  placeholders: ReadonlyMap<string, string>,
): Map<string, string> {
  const emails = new Map<string, string>();
  for (const { customer, email } of orders) {
    if (email !== undefined && !emails.has(customer)) emails.set(customer, email);
  }
  for (const [customer, placeholder] of placeholders) {
    if (!emails.has(customer)) emails.set(customer, placeholder);
  }
  return emails;
}

const IMPORTED_ID = 'import-';

/** Maps the codes of customers that an earlier import added to their ids. */
async function importedCustomerIds(
  db: Db,
  customers: ReadonlySet<string>,
): Promise<Map<string, string>> {
  const rows = await rowsInChunks([...customers], (codes) =>
    db
      .selectFrom('customers')
      .where('customer_code', 'in', codes)
      .where('id', 'like', `${IMPORTED_ID}%`)
      .select(['id', 'customer_code']),
  );
  return new Map(rows.map(({ id, customer_code }) => [customer_code, id]));
}

async function customerCodes(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('customers').select('customer_code').execute();
  return new Set(rows.map(({ customer_code }) => customer_code));
}

/** Returns the customer's own code, with a numeric suffix if it is taken. */
function unusedCode(usedCodes: Set<string>, customer: string): string {
  let code = customer;
  for (let number = 2; usedCodes.has(code); number += 1) code = `${customer}-${number}`;
  usedCodes.add(code);
  return code;
}

async function newCustomer(
  { customer, name, country }: ImportedOrder,
  email: string,
  codes: Set<string>,
  chosenPassword: string | undefined,
  now: Date,
): Promise<NewCustomer> {
  const password = chosenPassword ?? randomBytes(9).toString('base64url');
  return {
    signIn: { customer, email, password },
    row: {
      id: `${IMPORTED_ID}${randomUUID()}`,
      customer_code: unusedCode(codes, customer),
      owner_name: name ?? `Customer ${customer}`,
      email,
      password_hash: await hashPassword(password),
      status: 'active',
      country,
      lang: '',
      created_at: now.toISOString(),
    },
  };
}

export async function addCustomers(tx: Db, newcomers: readonly NewCustomer[]): Promise<void> {
  for (const { row } of newcomers) await addCustomer(tx, row);
}
