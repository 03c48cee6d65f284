import type { OrderAddress } from '#domain/application/addresses';
import type { Country } from '#domain/countries';

import { hashPassword } from '../../server/crypto/passwords';
import type { Db } from '../../server/db/client';
import { addAddresses } from '../../server/db/customerAddresses';
import { customerByEmail } from '../../server/db/customers';

/** Password of the demo's customers and staff. */
export const DEMO_PASSWORD = 'haberdash-demo';

export interface DemoCustomer {
  id: string;
  customer_code: string;
  owner_name: string;
  email: string;
  country: Country;
  company_name: string;
  phone: string;
  terms: string;
  /** Its shipping and billing address. */
  address: Omit<OrderAddress, 'code' | 'name' | 'country' | 'phone'>;
  /** Departments the shop buys from, by the prefix of their category codes. */
  departments: readonly string[];
  orders: number;
}

export const DEMO_CUSTOMERS: readonly DemoCustomer[] = [
  {
    id: 'demo-ca',
    customer_code: 'ML2041',
    owner_name: 'Jeanne Tremblay',
    email: 'ca@demo.haberdash.test',
    country: 'CA',
    company_name: 'Mercerie Laurentienne',
    phone: '450-555-0161',
    terms: 'NET 30',
    address: {
      street: '218, rue du Bouton-d’Or',
      city: 'Saint-Jérôme',
      region: 'QC',
      postal_code: 'J7Z 0A4',
    },
    departments: ['SEW', 'FAB', 'YRN', 'RIB', 'ZIP', 'BED', 'CRF'],
    orders: 52,
  },
  {
    id: 'demo-us',
    customer_code: 'PS3187',
    owner_name: 'Daniel Ortiz',
    email: 'us@demo.haberdash.test',
    country: 'US',
    company_name: 'Prickly Pear School & Art Supply',
    phone: '505-555-0148',
    terms: 'NET 30',
    address: {
      street: '905 Pencil Yard, Dock 3',
      city: 'Albuquerque',
      region: 'NM',
      postal_code: '87102',
    },
    departments: ['ART', 'DRW', 'SCH', 'EDU', 'PAP', 'CRF'],
    orders: 47,
  },
];

/**
 * Returns the demo customers not yet in the database, with hashed passwords; hashing is slow, so
 * this runs before the transaction.
 */
export async function missingDemoCustomers(db: Db): Promise<Newcomer[]> {
  const newcomers: Newcomer[] = [];
  for (const customer of DEMO_CUSTOMERS) {
    if (await customerByEmail(db, customer.email)) continue;
    newcomers.push({ customer, password_hash: await hashPassword(DEMO_PASSWORD) });
  }
  return newcomers;
}

export interface Newcomer {
  customer: DemoCustomer;
  password_hash: string;
}

/** Adds active customers with their addresses. */
export async function addDemoCustomers(
  tx: Db,
  newcomers: readonly Newcomer[],
  now: Date,
): Promise<void> {
  for (const { customer, password_hash } of newcomers) {
    const { id, customer_code, owner_name, email, country } = customer;
    const { company_name, phone, terms } = customer;
    await tx
      .insertInto('customers')
      .values({
        id,
        customer_code,
        owner_name,
        email,
        password_hash,
        status: 'active',
        country,
        lang: '',
        company_name,
        phone,
        terms,
        created_at: daysBefore(now, 760).toISOString(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await addAddresses(
      tx,
      (['bill', 'ship'] as const).map((kind) => ({
        customer_id: id,
        kind,
        is_default: 1,
        ...addressOf(customer, kind),
      })),
    );
  }
}

/** Returns a customer's address as stored on orders. */
export const addressOf = (
  { company_name: name, country, phone, address }: DemoCustomer,
  kind: 'bill' | 'ship',
): OrderAddress => ({ code: kind.toUpperCase(), name, country, phone, ...address });

export const daysBefore = (now: Date, days: number): Date =>
  new Date(now.getTime() - days * 24 * 60 * 60_000);
