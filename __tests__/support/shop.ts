import type { ColleagueRole } from '#domain/companyRoles';

import { hashPassword } from '../../server/crypto/passwords';
import type { Db } from '../../server/db/client';
import { addCustomer } from '../../server/db/customers';
import { addCustomerUser } from '../../server/db/customerUsers';
import { withReportedStock } from '../../server/db/stockReports';
import type { CustomerId, UserId } from '../../server/db/tables/ids';
import { openSession } from '../../server/services/accounts/sessions';

/** The fields of a product that a test specifies; the rest have defaults. */
export interface TestProduct {
  product_id: string;
  name?: string;
  name_fr?: string;
  name_es?: string;
  class?: string;
  /** Decimal price of one unit in Canada; the US price is half of it. */
  price?: number;
  sale?: number;
  available?: number;
  ship_pac?: number;
  barcodes?: string[];
  countries?: ('CA' | 'US')[];
  active?: boolean;
  cat_code?: string;
  brand?: string;
  size?: string;
}

const CATEGORY = 'SEW THR';

/** Stores products with prices and barcodes, in one category unless specified otherwise. */
export async function storeTestProducts(db: Db, products: readonly TestProduct[]): Promise<void> {
  for (const code of new Set([CATEGORY, ...products.map(({ cat_code }) => cat_code ?? CATEGORY)])) {
    await db
      .insertInto('categories')
      .values({
        cat_code: code,
        parent_code: null,
        name_en: code,
        name_fr: code,
        name_es: code,
        position: 0,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  for (const product of products) await addProduct(db, product);
}

async function addProduct(db: Db, product: TestProduct): Promise<void> {
  const { product_id, name = `Product ${product_id}`, barcodes = [], price = 2.5 } = product;
  await db
    .insertInto('products')
    .values({
      id: `p-${product_id}`,
      product_id,
      cat_code: product.cat_code ?? CATEGORY,
      name_en: name,
      name_fr: product.name_fr ?? name,
      name_es: product.name_es ?? name,
      description_en: '',
      description_fr: '',
      description_es: '',
      brand: product.brand ?? 'Gütermann',
      color: 'Red',
      type: 'Thread',
      size: product.size ?? '100 m',
      types: '',
      ship_pac: product.ship_pac ?? 12,
      image: '',
      position: 0,
      popularity: 0,
      active: product.active === false ? 0 : 1,
    })
    .execute();

  for (const country of product.countries ?? ['CA', 'US']) {
    const cents = (decimal: number) => Math.round(decimal * (country === 'CA' ? 100 : 50));
    await db
      .insertInto('offers')
      .values(
        withReportedStock({
          product_id,
          country,
          class: product.class ?? '',
          selling_cents: cents(price),
          sale_cents: product.sale === undefined ? null : cents(product.sale),
          retail_cents: cents(price * 2),
          available: product.available ?? 100,
        }),
      )
      .execute();
  }
  for (const barcode of barcodes) {
    await db
      .insertInto('product_barcodes')
      .values({ product_id, barcode, gtin14: barcode.padStart(14, '0') })
      .execute();
  }
}

export const PASSWORD = 'correct horse battery';

export interface TestCustomer {
  /** The person's. */
  id: UserId;
  customerId: CustomerId;
  email: string;
  token: string;
}

interface NewCustomer {
  country?: 'CA' | 'US';
  status?: string;
}

/**
 * Creates a customer with a colleague of the owner, who can sign in with `PASSWORD` and already has
 * a token. Tests act as this person unless they are about the owner, because an owner's id is also
 * the customer's: with a colleague, whoever takes one id for the other finds nothing.
 */
export async function createCustomer(
  db: Db,
  id: string,
  options: NewCustomer = {},
): Promise<TestCustomer> {
  const customerId = `${id}-company`;
  await addOwner(db, { id, customerId, email: `${id}.owner@shop.test` }, options);
  return createColleague(db, { customerId }, id);
}

/** People are listed in the order in which they came, so no two come in the same millisecond. */
let arrivals = 0;
const nextArrival = () => new Date(Date.now() + arrivals++).toISOString();

/** Creates another person of a customer. */
export async function createColleague(
  db: Db,
  { customerId }: Pick<TestCustomer, 'customerId'>,
  id: string,
  role: ColleagueRole = 'buyer',
): Promise<TestCustomer> {
  const email = `${id}@shop.test`;
  await addCustomerUser(db, {
    id,
    customer_id: customerId,
    email,
    name: `Buyer ${id}`,
    password_hash: await passwordHash(),
    lang: '',
    role,
    status: 'active',
    created_at: nextArrival(),
    invited_by: '',
  });
  return { id, customerId, email, token: await openSession(db, id, new Date()) };
}

/** Creates a customer with nobody but the owner, who has a token. */
export async function createOwner(
  db: Db,
  id: string,
  options: NewCustomer = {},
): Promise<TestCustomer> {
  const email = `${id}@shop.test`;
  await addOwner(db, { id, customerId: id, email }, options);
  return { id, customerId: id, email, token: await openSession(db, id, new Date()) };
}

async function addOwner(
  db: Db,
  { id, customerId, email }: Omit<TestCustomer, 'token'>,
  { country = 'CA', status = 'active' }: NewCustomer,
): Promise<void> {
  await addCustomer(db, {
    id: customerId,
    customer_code: `C-${id}`,
    owner_name: `Owner ${id}`,
    email,
    password_hash: await passwordHash(),
    status,
    country,
    lang: '',
    created_at: new Date().toISOString(),
  });
}

/** Hashed only once, because hashing is deliberately slow. */
let hashed: Promise<string> | undefined;
const passwordHash = () => (hashed ??= hashPassword(PASSWORD));
