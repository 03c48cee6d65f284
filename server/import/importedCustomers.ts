import { randomBytes } from 'node:crypto';

import { inChunks, type Db } from '../db/client';
import { addCustomer, customerByEmail } from '../db/customers';
import type { CustomerTable } from '../db/tables';
import { hashPassword } from '../services/passwords';

import type { ImportedOrder } from './readOrdersFile';

/** The sign-in of a customer whose orders a file holds. */
export interface SignIn {
  customer: string;
  email: string;
  password: string;
}

export interface NewCustomer {
  row: CustomerTable;
  signIn: SignIn;
}

export interface PreparedCustomers {
  /** The id that a customer of the file has, or will have. */
  idOf: (customer: string) => string;
  newcomers: NewCustomer[];
}

/** Where imported customers sign in: the address can never belong to anybody (RFC 6761). */
const emailOf = (customer: string): string => {
  const local = customer
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${local || 'customer'}@import.haberdash.test`;
};

/** Passwords hashed at once: each takes a core and 19 MiB. */
const AT_ONCE = 2;

/**
 * Prepares the customers of a file's orders that the database does not have: hashing takes a
 * twentieth of a second each, so it is done before anything is stored.
 */
export async function prepareCustomers(
  db: Db,
  orders: readonly ImportedOrder[],
  password: string | undefined,
  now: Date,
): Promise<PreparedCustomers> {
  const idByEmail = new Map<string, string>();
  const unknown = new Map<string, ImportedOrder>();
  for (const order of orders) {
    const email = emailOf(order.customer);
    if (idByEmail.has(email) || unknown.has(email)) continue;
    const known = await customerByEmail(db, email);
    if (known) idByEmail.set(email, known.id);
    else unknown.set(email, order);
  }

  const newcomers: NewCustomer[] = [];
  const codes = await customerCodes(db);
  for (const pair of inChunks([...unknown.values()], AT_ONCE)) {
    const hashed = pair.map((order) => newCustomer(order, codes, password, now));
    newcomers.push(...(await Promise.all(hashed)));
  }
  for (const { row } of newcomers) idByEmail.set(row.email, row.id);
  return { idOf: (customer) => idByEmail.get(emailOf(customer)) ?? '', newcomers };
}

async function customerCodes(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('customers').select('customer_code').execute();
  return new Set(rows.map(({ customer_code }) => customer_code));
}

/** The customer's own code, or one that nobody has yet. */
function freeCode(taken: Set<string>, customer: string): string {
  let code = customer;
  for (let number = 2; taken.has(code); number += 1) code = `${customer}-${number}`;
  taken.add(code);
  return code;
}

async function newCustomer(
  { customer, country }: ImportedOrder,
  codes: Set<string>,
  given: string | undefined,
  now: Date,
): Promise<NewCustomer> {
  const email = emailOf(customer);
  const password = given ?? randomBytes(9).toString('base64url');
  return {
    signIn: { customer, email, password },
    row: {
      id: `import-${email.split('@')[0] ?? customer}`,
      customer_code: freeCode(codes, customer),
      owner_name: `Customer ${customer}`,
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
