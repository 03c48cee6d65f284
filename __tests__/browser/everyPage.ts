import { expect, type Page } from '@playwright/test';

import type { listCategories } from '#contract/catalogue';
import type { Reply } from '#contract/route';
import type { Language } from '#domain/languages';

import { APPLICANTS } from '../../demo/people/applicants';
import { DEMO_CUSTOMERS } from '../../demo/people/customers';
import { paths } from '../../src/paths';
import { staffPaths } from '../../src/staffPaths';
import { openWithin, waitForHydration } from '../support/browser';

/** Languages in which pages are opened: a proof opens them in Spanish too. */
export const READ_IN: readonly Language[] = process.env.TRIALS ? ['', 'fr', 'es'] : ['', 'fr'];

/** User input in the addresses, which is shown unchanged. */
export const TYPED = ['glue', 'zzzz', 'No such shelf', 'NO-SUCH-THING'];
const [WORD, NONSENSE, SHELF, PRODUCT] = TYPED as [string, string, string, string];

/** A product in the demo, and an order of the buyer. */
interface Samples {
  product_id: string;
  order_id: string;
}

/** Returns every address of the route table, with and without content to show. */
export async function everyAddress(page: Page, { product_id, order_id }: Samples) {
  const answer = await page.request.get('/api/categories');
  const { category: categories } = (await answer.json()) as Reply<typeof listCategories>;
  const [shelf] = categories;
  const [part] = shelf!.sub_cate;
  const open = [
    paths.home,
    paths.allProducts,
    paths.listing(shelf!),
    paths.listing({ ...part!, name: part!.sub_cate, flag: 'F' }),
    paths.search(WORD),
    paths.search(NONSENSE),
    paths.category(shelf!.name),
    paths.category(SHELF),
    paths.displayProducts(shelf!.cat_code),
    paths.product(product_id, 'CA'),
    paths.product(PRODUCT, 'CA'),
    paths.productGroup('1'),
    paths.productGroup('no-such-group'),
    paths.aboutUs,
    paths.privacy,
    paths.catalogues,
    paths.newsletter,
    paths.freePatterns,
    paths.freeCards,
    paths.support,
    '/no-such-address',
  ];
  const visitor = [
    ...open,
    paths.signIn,
    paths.register,
    paths.accountRegistration,
    paths.success,
    paths.welcome,
    paths.welcomeMobile,
    paths.forgotPassword,
    paths.resetPassword,
    paths.firstPassword,
    paths.applicationStatus,
    paths.staff,
  ];
  const buyer = [
    paths.home,
    paths.allProducts,
    paths.search(WORD),
    paths.category(shelf!.name),
    paths.product(product_id, 'CA'),
    paths.productGroup('1'),
    paths.favourites,
    paths.favorite,
    paths.cart,
    paths.orderConfirm,
    paths.orderPlaced(order_id),
    paths.orders,
    `${paths.orders}?search=${NONSENSE}`,
    paths.order(order_id),
    paths.reOrder(order_id),
    paths.order('0'),
    paths.printOrder(order_id),
    '/print-order',
    paths.opticon,
    paths.quickOrder,
    paths.purchaseHistory,
    paths.approvals,
    paths.approval('R1'),
    paths.savedLists,
    paths.invoices(),
    paths.invoices(NONSENSE),
    paths.orderForm,
    paths.productData,
    paths.profile,
    paths.password,
  ];
  const [applicant] = APPLICANTS;
  const staff = [
    paths.staff,
    `${staffPaths.orders}?queue=all&late=1`,
    staffPaths.applications,
    `${staffPaths.applications}?status=declined`,
    `${staffPaths.applications}/${applicant!.id}`,
    `${staffPaths.applications}/NO-SUCH-THING`,
    staffPaths.orders,
    `${staffPaths.orders}?queue=all&search=${NONSENSE}`,
    staffPaths.order(order_id),
    staffPaths.order('NO-SUCH-THING'),
    staffPaths.upload('products'),
    staffPaths.uploaded('products', 'NO-SUCH-THING'),
    staffPaths.upload('customers'),
    staffPaths.products,
    staffPaths.product('NO-SUCH-THING'),
    staffPaths.priceLists,
    staffPaths.priceList('SCHOOLS'),
    staffPaths.priceList('NO-SUCH-THING'),
    staffPaths.customers,
    staffPaths.customer(DEMO_CUSTOMERS[0]!.customer_code),
    staffPaths.customer('NO-SUCH-THING'),
    staffPaths.integrations,
    staffPaths.webhook('NO-SUCH-THING'),
    staffPaths.content,
    staffPaths.contentList('banners'),
    staffPaths.contentAdd('banners'),
    staffPaths.contentEntry('banners', 'NO-SUCH-THING'),
    staffPaths.activity,
  ];
  return { visitor, buyer, staff };
}

/** Input of the demo's applicants, and who reviews it. */
export const APPLIED = [
  'staff@demo.haberdash.test',
  ...new Set(APPLICANTS.flatMap(({ values }) => textsIn(Object.values(values)))),
].sort((a, b) => b.length - a.length);

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 3 ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** What is shown while the code or the data of a screen is fetched. */
const LOADING = /^(Loading|Chargement|Cargando)…$/;

/** Waits until a screen has loaded completely. */
async function waitForWhole(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor();
  await expect(page.locator('[aria-busy="true"], [data-skeleton]')).toHaveCount(0);
}

/** Opens an address and waits until it has loaded completely. */
export async function openWhole(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForWhole(page);
}

/**
 * Moves to an address of the open application, the shop or the desk, without loading that again, and
 * waits until the screen has loaded completely.
 */
export async function moveWhole(page: Page, address: string): Promise<void> {
  // The desk is rendered in the browser alone.
  if (!address.startsWith(paths.staff)) await waitForHydration(page);
  await openWithin(page, address);
  // Until the code of the screen is there, the previous one stays under this text.
  await expect(page.getByText(LOADING)).toHaveCount(0);
  await waitForWhole(page);
}

/** Goes on to an address within the open application; in a proof, loads it. */
export const openNext = process.env.TRIALS ? openWhole : moveWhole;

/** Opens addresses of an application one after another, loading the first. */
export async function walkWhole(
  page: Page,
  addresses: readonly string[],
  look: (address: string) => Promise<void>,
): Promise<void> {
  for (const [at, address] of addresses.entries()) {
    await (at === 0 ? openWhole : openNext)(page, address);
    await look(address);
  }
}
