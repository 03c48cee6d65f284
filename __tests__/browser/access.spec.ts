import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';

import type { listCanadianProducts, listFilterOptions } from '#contract/catalogue';
import type { listOrders, showOrder } from '#contract/orders';
import type { Reply } from '#contract/route';

import { CARRIERS } from '#domain/carriers';
import type { Language } from '#domain/languages';

import { DEMO_CUSTOMERS } from '../../demo/people/customers';
import { COMMENTS } from '../../demo/people/history';
import { STAFF_WORDS } from '../../demo/people/stages';
import { callerIn, staffSession } from '../support/browser';
import { faultsOf } from '../support/faults';
import { shownTexts, untranslated } from '../support/shownTexts';
import { test } from '../support/signedIn';
import { everyFew } from '../support/trials';

import { APPLIED, everyAddress, openWhole, TYPED } from './everyPage';

const TRANSLATED = ['fr', 'es'] as const;
const LANGUAGES = ['', ...TRANSLATED] as const;
const WIDE = { width: 1440, height: 900 };
const TABLET = { width: 820, height: 900 };
const PHONE = { width: 390, height: 844 };
const SIZES = [WIDE, TABLET, PHONE];
const NARROW = { width: 320, height: 640 };

/** A browser in which nobody has signed in. */
const NOBODY: BrowserContextOptions = { storageState: { cookies: [], origins: [] } };

/** The same person, the buyer unless told, in three browsers, each in another language. */
async function inEveryLanguage(browser: Browser, who?: BrowserContextOptions): Promise<Page[]> {
  return Promise.all(
    LANGUAGES.map(async (language) => {
      const context = await browser.newContext({ ...who, reducedMotion: 'reduce' });
      await context.addInitScript((chosen) => {
        localStorage.setItem('selectedLanguage', chosen);
        const user = JSON.parse(localStorage.getItem('user') ?? '{}') as object;
        localStorage.setItem('user', JSON.stringify({ ...user, lang: chosen }));
      }, language);
      return context.newPage();
    }),
  );
}

/** A member of the staff in three browsers. */
async function asStaff(browser: Browser): Promise<Page[]> {
  return Promise.all(
    LANGUAGES.map(async (language) => {
      const context = await browser.newContext({ ...NOBODY, reducedMotion: 'reduce' });
      const session = await staffSession(context.request);
      const kept = JSON.stringify({ session, language });
      await context.addInitScript((entry) => sessionStorage.setItem('staff', entry), kept);
      return context.newPage();
    }),
  );
}

interface Looked {
  address: string;
  language: Language;
  sizes: typeof SIZES;
  isColoured: boolean;
}

/** Pixels of a window in which a long list draws a few screens of rows, not hundreds. */
const HIGHEST = 4000;

/** As high as the page: what stays at an edge covers nothing by the chance of where the page is cut. */
async function showWhole(page: Page, { width, height }: typeof WIDE) {
  await page.setViewportSize({ width, height });
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(whole, HIGHEST) });
}

/** What is wrong with a screen in the windows that axe looks at, in the dark and on a narrow phone, and what it says. */
async function look(page: Page, { address, language, sizes, isColoured }: Looked) {
  await page.setViewportSize(WIDE);
  await openWhole(page, address);
  await showWhole(page, WIDE);
  // The first page of all is drawn for somebody who reads English, until the program has read what is stored.
  await page.locator(`html[lang^="${language || 'en'}"]`).waitFor({ state: 'attached' });
  const texts = await shownTexts(page);
  const faults: string[] = [];
  if (sizes.includes(WIDE)) faults.push(...(await faultsOf(page, { isColoured })));
  if (sizes.includes(TABLET)) {
    await showWhole(page, TABLET);
    faults.push(...(await faultsOf(page, { isColoured })));
  }
  await showWhole(page, PHONE);
  await page.locator('nav:has(> a):has(> button), header a[href^="/staff"]').first().waitFor();
  if (sizes.includes(PHONE)) faults.push(...(await faultsOf(page, { isColoured })));
  await page.setViewportSize(NARROW);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (over > 0) faults.push(`${over} pixels too wide`);
  if (isColoured) {
    await showWhole(page, WIDE);
    await page.emulateMedia({ colorScheme: 'dark' });
    faults.push(...(await faultsOf(page)).map((fault) => `in the dark: ${fault}`));
    await page.emulateMedia({ colorScheme: 'light' });
  }
  return { texts, faults: faults.map((fault) => `${address} ${language || 'en'}: ${fault}`) };
}

/**
 * What is wrong anywhere, and what is left in English. With each change every second screen is read
 * in another language, and axe looks at each in English in one window, at the colours of every fourth
 * and at some in another language too; in a proof at all of them.
 */
async function lookEverywhere(
  pages: Page[],
  addresses: readonly string[],
  names: readonly string[],
): Promise<string[]> {
  const found: string[] = [];
  for (const [at, address] of addresses.entries()) {
    const lookIn = (language: Language, apart: number) => {
      const sizes = everyFew(SIZES, apart, at);
      // Colours are the same in every language.
      const isColoured = language === '' && everyFew(addresses, 4).includes(address);
      return look(pages[LANGUAGES.indexOf(language)]!, { address, language, sizes, isColoured });
    };
    const others = everyFew(TRANSLATED, 4, at);
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

/** What the demo's people wrote and are called, where they live, the codes of their addresses, and who brings their parcels: nobody translates it. */
const SAID = [...COMMENTS, ...Object.values(STAFF_WORDS)];
const ACCOUNTS = [
  ...CARRIERS,
  'BILL',
  'SHIP',
  ...DEMO_CUSTOMERS.flatMap(({ owner_name, company_name, address }) => [
    owner_name,
    company_name,
    ...Object.values(address),
  ]),
];

/** Every address, and the names of the demo's data that its screens show. */
async function everything(browser: Browser) {
  const page = await (await browser.newContext()).newPage();
  const { user, headers } = await callerIn(page);
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

test.describe('every screen, in three languages, on a desk and on phones,', () => {
  // Some three hundred looks; a busy machine takes its time.
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
