import { bumpCatalogueVersion } from '../server/catalogue/version';
import { hashPassword } from '../server/crypto/passwords';
import { checkpointJournal, inTransaction, type Db } from '../server/db/client';
import { reopenDemoAccounts } from '../server/db/demoAccounts';
import type { DemoCounts, DemoOptions } from '../server/demo';
import { hasContent } from '../server/services/content/contentMark';

import { listedProduct, type DemoListing } from './catalogue/listedProduct';
import { demoProducts, type DemoProduct } from './catalogue/products';
import {
  activateProducts,
  storeFoundations,
  storeGroups,
  storeProducts,
} from './catalogue/storeCatalogue';
import { MAX_PRODUCTS } from './catalogue/variants';
import { storeDemoContent } from './content/storeDemoContent';
import {
  addDemoCustomers,
  DEMO_CUSTOMERS,
  DEMO_PASSWORD,
  missingDemoCustomers,
} from './people/customers';
import { addSchool, missingSchool, SCHOOL, storeSchoolPast } from './people/school';
import { ensureDemoStaff } from './people/staff';
import { storeHistory } from './people/storeHistory';
import { drawInvoices, storeInvoices } from './people/storeInvoices';
import { storePriceLists } from './people/storePriceLists';

/** Products stored per transaction. */
const BATCH = 2000;
/**
 * Maximum number of products used for groups and orders, sampled evenly from a larger catalogue.
 */
const MAX_SAMPLED_PRODUCTS = 100_000;

/** Who has invoices: the school, and one of the shops. */
const INVOICED = [SCHOOL, ...DEMO_CUSTOMERS.slice(0, 1)];

/** Whether the database has a catalogue, demo or imported. */
export async function hasCatalogue(db: Db): Promise<boolean> {
  const product = db.selectFrom('products').where('active', '=', 1).select('id').limit(1);
  return (await product.executeTakeFirst()) !== undefined;
}

/**
 * Prepares a database at server start: adds the full demo if there is no catalogue, only its
 * accounts (without order history) if a catalogue was imported, and its content if there has never
 * been any.
 */
export async function ensureDemo(db: Db, options: DemoOptions = {}): Promise<void> {
  const now = options.now ?? new Date();
  await reopenDemoAccounts(db, () => hashPassword(DEMO_PASSWORD));
  await ensureDemoStaff(db, now);
  if (!(await hasCatalogue(db))) {
    await makeDemo(db, options);
    return;
  }
  const newcomers = await missingDemoCustomers(db);
  const school = await missingSchool(db);
  if (newcomers.length === 0 && school === undefined && (await hasContent(db))) return;
  await inTransaction(db, async (tx) => {
    await addDemoCustomers(tx, newcomers, now);
    if (school !== undefined) await addSchool(tx, school, now);
    await storeDemoContent(tx, now);
  });
}

/**
 * Creates the demo catalogue, two customers with two years of orders, and a school with several
 * people and lists, deterministically for the same options. Products remain inactive until all are stored, so an interrupted run leaves nothing
 * half-finished and the next run completes it. An existing catalogue is replaced; existing
 * customers, orders, prices and stock are left unchanged.
 */
export async function makeDemo(
  db: Db,
  { products = 5000, now = new Date(), log = () => {}, dataDir }: DemoOptions = {},
): Promise<DemoCounts> {
  if (!Number.isInteger(products) || products < 1 || products > MAX_PRODUCTS) {
    throw new RangeError(`The demo catalogue holds 1 to ${MAX_PRODUCTS} products.`);
  }
  const started = performance.now();
  log(`Making a demo catalogue of ${products.toLocaleString('en')} products…`);
  await storeFoundations(db);
  const { productIds, catalogue } = await storeAllProducts(db, products, now, log);
  const newcomers = await missingDemoCustomers(db);
  const school = await missingSchool(db);

  const orders = await inTransaction(db, async (tx) => {
    await activateProducts(tx, productIds);
    await storeGroups(tx, catalogue);
    await storeDemoContent(tx, now);
    await addDemoCustomers(tx, newcomers, now);
    const stored = await storeHistory(
      tx,
      catalogue,
      newcomers.map(({ customer }) => customer),
      now,
    );
    if (school !== undefined) await addSchool(tx, school, now);
    await storePriceLists(tx, SCHOOL.id, catalogue);
    const schools = school === undefined ? 0 : await storeSchoolPast(tx, catalogue, now);
    for (const customer of INVOICED) await storeInvoices(tx, customer, now);
    await bumpCatalogueVersion(tx);
    return stored + schools;
  });
  if (dataDir !== undefined)
    for (const customer of INVOICED) await drawInvoices(db, customer, dataDir);
  await checkpointJournal(db);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  log(
    `Made ${productIds.length.toLocaleString('en')} products and ${orders} past orders in ${seconds} s.`,
  );
  return { products: productIds.length, orders };
}

async function storeAllProducts(
  db: Db,
  products: number,
  now: Date,
  log: (text: string) => void,
): Promise<{ productIds: string[]; catalogue: DemoListing[] }> {
  const step = Math.ceil(products / MAX_SAMPLED_PRODUCTS);
  const productIds: string[] = [];
  const catalogue: DemoListing[] = [];
  let batch: DemoProduct[] = [];
  const store = async () => {
    await storeProducts(db, batch, now);
    batch = [];
    if (productIds.length % 20_000 === 0) {
      log(`${productIds.length.toLocaleString('en')} products stored…`);
    }
  };
  for (const entry of demoProducts(products)) {
    batch.push(entry);
    if (productIds.length % step === 0) catalogue.push(listedProduct(entry));
    productIds.push(entry.product.product_id);
    if (batch.length === BATCH) await store();
  }
  if (batch.length > 0) await store();
  return { productIds, catalogue };
}
