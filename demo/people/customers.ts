import type { OrderAddress } from '#domain/application/addresses';
import type { Country } from '#domain/countries';

import type { Db } from '../../server/db/client';
import { addAddresses } from '../../server/db/customerAddresses';
import { customerByEmail } from '../../server/db/customers';
import { hashPassword } from '../../server/services/passwords';

/** What the demo's customers and staff sign in with. */
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
  /** Where its goods and bills go. */
  address: Omit<OrderAddress, 'code' | 'name' | 'country' | 'phone'>;
  /** Departments that the shop buys from, by the first letters of their category codes. */
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
      ...{ street: '218, rue du Bouton-d’Or', city: 'Saint-Jérôme' },
      ...{ region: 'QC', postal_code: 'J7Z 0A4' },
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
      ...{ street: '905 Pencil Yard, Dock 3', city: 'Albuquerque' },
      ...{ region: 'NM', postal_code: '87102' },
    },
    departments: ['ART', 'DRW', 'SCH', 'EDU', 'PAP', 'CRF'],
    orders: 47,
  },
];

/** The demo customers that are not there yet, with their passwords hashed: slow, so done beforehand. */
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

/** Adds customers, ready to sign in. */
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
        ...{ company_name, phone, terms },
        created_at: daysBefore(now, 760).toISOString(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await addAddresses(
      tx,
      (['bill', 'ship'] as const).map((kind) => ({
        ...{ customer_id: id, kind, is_default: 1 },
        ...addressOf(customer, kind),
      })),
    );
  }
}

/** An address of a customer as orders keep it. */
export const addressOf = (
  { company_name: name, country, phone, address }: DemoCustomer,
  kind: 'bill' | 'ship',
): OrderAddress => ({ code: kind.toUpperCase(), name, country, phone, ...address });

export const daysBefore = (now: Date, days: number): Date =>
  new Date(now.getTime() - days * 24 * 60 * 60_000);
