import { randomBytes, randomUUID } from 'node:crypto';

import { inChunks, type Db } from '../db/client';
import { addCustomer, customerByEmail, type NewCustomerRow } from '../db/customers';
import { hashPassword } from '../services/passwords';

import type { ImportedOrder } from './orderValues';

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
const placeholderEmail = (customer: string): string => {
  const local = customer
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${local || 'customer'}@import.haberdash.test`;
};

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
  const emails = emailsOf(orders);
  const idByEmail = new Map<string, string>();
  const unknown = new Map<string, ImportedOrder>();
  for (const order of orders) {
    const email = emails.get(order.customer) ?? '';
    if (idByEmail.has(email) || unknown.has(email)) continue;
    const existing =
      (await customerByEmail(db, email)) ??
      (await customerByEmail(db, placeholderEmail(order.customer)));
    if (existing) idByEmail.set(email, existing.id);
    else unknown.set(email, order);
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

/**
 * Maps each customer in the file to the first e-mail address given for it, or a placeholder
 * address.
 */
function emailsOf(orders: readonly ImportedOrder[]): Map<string, string> {
  const emails = new Map<string, string>();
  for (const { customer, email } of orders) {
    if (email !== undefined && !emails.has(customer)) emails.set(customer, email);
  }
  for (const { customer } of orders) {
    if (!emails.has(customer)) emails.set(customer, placeholderEmail(customer));
  }
  return emails;
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
      id: `import-${randomUUID()}`,
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
