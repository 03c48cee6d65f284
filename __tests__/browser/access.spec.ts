import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';

import type { listCanadianProducts, listFilterOptions } from '#contract/catalogue';
import type { listOrders, showOrder } from '#contract/orders';
import type { Reply } from '#contract/route';
import { CARRIERS } from '#domain/carriers';
import type { Language } from '#domain/languages';

import { DEMO_CUSTOMERS } from '../../demo/people/customers';
import { COMMENTS } from '../../demo/people/history';
import { STAFF_MESSAGES } from '../../demo/people/playFulfilment';
import { paths } from '../../src/paths';
import { axeViolations } from '../support/accessibility';
import { readIn, signedInCustomer } from '../support/browser';
import { startAtDesk } from '../support/deskSession';
import { test } from '../support/signedIn';
import { everyFew } from '../support/trials';
import { visibleTexts, untranslated } from '../support/visibleTexts';

import { APPLIED, everyAddress, moveWhole, openWhole, READ_IN, TYPED } from './everyPage';

const TRANSLATED = READ_IN.filter((language) => language !== '');
const WIDE = { width: 1440, height: 900 };
const TABLET = { width: 820, height: 900 };
const PHONE = { width: 390, height: 844 };
const SIZES = [WIDE, TABLET, PHONE];
const NARROW = { width: 320, height: 640 };

/** A browser without a session. */
const NOBODY: BrowserContextOptions = { storageState: { cookies: [], origins: [] } };

/** Opens the same account, the buyer by default, in a browser for each language. */
async function inEveryLanguage(browser: Browser, who?: BrowserContextOptions): Promise<Page[]> {
  return Promise.all(
    READ_IN.map(async (language) => {
      const context = await browser.newContext({ ...who, reducedMotion: 'reduce' });
      await readIn(context, language);
      return context.newPage();
    }),
  );
}

/** Opens a staff member's session in a browser for each language. */
async function asStaff(browser: Browser): Promise<Page[]> {
  return Promise.all(
    READ_IN.map(async (language) => {
      const context = await browser.newContext({ ...NOBODY, reducedMotion: 'reduce' });
      await startAtDesk(context, language);
      return context.newPage();
    }),
  );
}

interface Looked {
  address: string;
  language: Language;
  sizes: typeof SIZES;
  isColoured: boolean;
  /** Whether the application is loaded with it, rather than open before. */
  isFirst: boolean;
  /** Whether its text is compared with that in another language. */
  isCompared: boolean;
}

/**
 * Viewport height in pixels at which a long virtualised list renders a few screens of rows, not
 * hundreds.
 */
const HIGHEST = 4000;

/**
 * Makes the viewport as high as the page, so that sticky elements do not happen to cover anything.
 */
async function showWhole(page: Page, { width, height }: typeof WIDE) {
  await page.setViewportSize({ width, height });
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(whole, HIGHEST) });
}

/** Returns axe's violations of a page once it has been laid out in a new size. */
async function faultsOf(page: Page, options?: Parameters<typeof axeViolations>[1]) {
  let faults: string[] = [];
  const audit = async () => (faults = await axeViolations(page, options));
  await expect
    .poll(audit, { timeout: 10_000 })
    .toEqual([])
    .catch(() => undefined);
  return faults;
}

/**
 * Returns the faults of a screen at the viewport sizes that axe checks, also in dark mode, and on a
 * narrow phone, and its text if that is compared.
 */
async function look(page: Page, { address, language, sizes, isColoured, ...way }: Looked) {
  const { isFirst, isCompared } = way;
  const menu = page.locator('nav:has(> a):has(> button), header a[href^="/staff"]').first();
  // What a screen says is compared where there is room for all of it.
  await page.setViewportSize(isCompared ? WIDE : (sizes[0] ?? WIDE));
  await (isFirst ? openWhole : moveWhole)(page, address);
  // The very first page is rendered in English until the client has read the stored language.
  await page.locator(`html[lang^="${language || 'en'}"]`).waitFor({ state: 'attached' });
  const texts = isCompared ? await visibleTexts(page) : [];
  const faults: string[] = [];
  for (const size of sizes) {
    await showWhole(page, size);
    if (size === PHONE) await menu.waitFor();
    faults.push(...(await faultsOf(page, { colours: isColoured ? 'checked' : 'left out' })));
    if (!isColoured) continue;
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await faultsOf(page, { colours: 'alone' });
    faults.push(...dark.map((fault) => `in the dark: ${fault}`));
    await page.emulateMedia({ colorScheme: 'light' });
  }
  await page.setViewportSize(NARROW);
  await menu.waitFor();
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (over > 0) faults.push(`${over} pixels too wide`);
  return { texts, faults: faults.map((fault) => `${address} ${language || 'en'}: ${fault}`) };
}

/**
 * Returns the faults of all screens, and texts left in English. In the ordinary test run every
 * fourth screen is read in French too, and axe checks each in English at one size, with colours at
 * every fourth screen, and some in French. Every fourth is loaded by itself, the others within the
 * application. A proof loads and checks everything.
 */
async function lookEverywhere(
  pages: Page[],
  addresses: readonly string[],
  names: readonly string[],
): Promise<string[]> {
  const found: string[] = [];
  // The desk is another application than the shop.
  const loaded = [...everyFew(addresses, 4, 1), paths.staff];
  for (const [at, address] of addresses.entries()) {
    const others = everyFew(TRANSLATED, 4, at);
    const isCompared = others.length > 0;
    const lookIn = (language: Language, apart: number) => {
      const sizes = everyFew(SIZES, apart, at);
      // Colours are the same in every language.
      const isColoured = language === '' && everyFew(addresses, 4).includes(address);
      const page = pages[READ_IN.indexOf(language)]!;
      const isFirst = page.url() === 'about:blank' || loaded.includes(address);
      return look(page, { address, language, sizes, isColoured, isFirst, isCompared });
    };
    const [english, ...translated] = await Promise.all([
      lookIn('', 3),
      ...others.map((language) => lookIn(language, 7)),
    ]);
    found.push(...[english, ...translated].flatMap(({ faults }) => faults));
    for (const [which, { texts }] of translated.entries()) {
      const left = untranslated(others[which]!, english.texts, texts, names);
      found.push(...left.map((text) => `${address} ${others[which]}: says in English “${text}”`));
    }
  }
  return found;
}

/**
 * Comments and names of the demo's people, where they live, their address codes and their carriers,
 * none of which is translated.
 */
const SAID = [...COMMENTS, ...Object.values(STAFF_MESSAGES)];
const ACCOUNTS = [
  ...CARRIERS,
  'BILL',
  'SHIP',
  // Price lists, and books that have one name in every language.
  'Schools',
  'SCHOOLS',
  'School board contract',
  'CONTRACT',
  'Pagewren Press, 96 pages',
  'Pagewren Pocket, 160 pages',
  ...DEMO_CUSTOMERS.flatMap(({ owner_name, company_name, address }) => [
    owner_name,
    company_name,
    ...Object.values(address),
  ]),
];

/** Returns every address, and the names in the demo data that its screens show. */
async function everything(browser: Browser) {
  const page = await (await browser.newContext()).newPage();
  const { user, headers } = await signedInCustomer(page);
  const read = async <Answer>(url: string): Promise<Answer> =>
    (await (await page.request.get(url, { headers })).json()) as Answer;
  const { products } = await read<Reply<typeof listCanadianProducts>>('/api/cadProducts');
  const { brand } = await read<Reply<typeof listFilterOptions>>(
    '/api/filter-options-by-category?country=CA',
  );
  const history = `/api/fetch-order?user_id=${user.user_value}`;
  const { orders } = await read<Reply<typeof listOrders>>(history);
  const last = await read<Reply<typeof showOrder>>(
    `/api/order-history?user_id=${user.user_value}&country=CA&order_id=${orders[0]!.order_id}`,
  );
  const addresses = await everyAddress(page, {
    product_id: products[0]!.product_id,
    order_id: last.order.order_id,
  });
  await page.context().close();
  return {
    ...addresses,
    names: [...TYPED, ...SAID, ...ACCOUNTS, ...brand.map(({ name }) => name)],
  };
}

test.describe('every screen, in its languages, on a desktop and on phones,', () => {
  // Some three hundred checks, which are slow on a busy machine.
  test.setTimeout(900_000);

  test('gives a visitor nothing that axe finds, no English left and no sideways scrolling', async ({
    browser,
  }) => {
    const { visitor, names } = await everything(browser);
    expect(await lookEverywhere(await inEveryLanguage(browser, NOBODY), visitor, names)).toEqual(
      [],
    );
  });

  test('gives a buyer nothing that axe finds, no English left and no sideways scrolling', async ({
    browser,
  }) => {
    const { buyer, names } = await everything(browser);
    expect(await lookEverywhere(await inEveryLanguage(browser), buyer, names)).toEqual([]);
  });

  test('gives the staff nothing that axe finds, no English left and no sideways scrolling', async ({
    browser,
  }) => {
    const { staff, names } = await everything(browser);
    const known = [...APPLIED, ...names];
    expect(await lookEverywhere(await asStaff(browser), staff, known)).toEqual([]);
  });
});
