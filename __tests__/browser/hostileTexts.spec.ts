import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';

import type { listOrders } from '#contract/orders';
import type { Reply } from '#contract/route';

import { paths } from '../../src/paths';
import { signedInCustomer } from '../support/browser';
import { startAtDesk } from '../support/deskSession';
import { HOSTILE_HOST, HOSTILE, withHostileTexts, RUNNING } from '../support/hostileTexts';
import { test } from '../support/signedIn';
import { everyFew, trials } from '../support/trials';

import { everyAddress, walkWhole } from './everyPage';

/** Number of hostile texts per place; after this many rounds each has been tried in each place. */
const TOGETHER = 6;
const ROUNDS = Math.ceil(HOSTILE.length / TOGETHER);

const NOBODY: BrowserContextOptions = { storageState: { cookies: [], origins: [] } };

/** Side effects that the page itself does not cause. */
interface Harm {
  ran: number;
  requests: string[];
}

/** Opens a page without the browser's protections, and records side effects. */
async function unguarded(browser: Browser, who?: BrowserContextOptions) {
  const context = await browser.newContext({ ...who, bypassCSP: true, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const harm: Harm = { ran: 0, requests: [] };
  await page.exposeFunction('ran', () => void (harm.ran += 1));
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => (harm.ran += 1)));
  page.on('request', (request) => {
    if (new URL(request.url()).hostname === HOSTILE_HOST) harm.requests.push(request.url());
  });
  return { page, harm };
}

/** Appends hostile texts to every text in the server's responses. */
async function poison(page: Page, round: number): Promise<{ put: () => number }> {
  let at = round * TOGETHER;
  let put = 0;
  const next = () => {
    const texts = Array.from({ length: TOGETHER }, (_text, more) => {
      return HOSTILE[(at + more) % HOSTILE.length]!;
    });
    at += TOGETHER;
    put += TOGETHER;
    return texts.join(' ');
  };
  await page.route(/\/(api|search)\//, async (route) => {
    const answer = await route.fetch().catch(() => undefined);
    if (!answer?.headers()['content-type']?.includes('json')) return route.continue();
    const json = withHostileTexts(await answer.json(), next);
    // A page that has been left may no longer be waiting for a response.
    await route.fulfill({ response: answer, json }).catch(() => {});
  });
  return { put: () => put };
}

/**
 * Makes the browser render the first screen from the poisoned responses, since the server-rendered
 * one contains none.
 */
const drawInBrowser = (page: Page) =>
  page.route(
    (url) => !/\.\w+$|^\/(api|search)\//.test(url.pathname),
    async (route) => {
      const answer = await route.fetch();
      const html = await answer.text();
      const body = html.replace(
        /(<div id="root">).*(<\/div>)<script[^>]* id="page">.*?<\/script>/s,
        '$1$2',
      );
      await route.fulfill({ response: answer, body });
    },
  );

/** Returns elements that none of our screens contains. */
const strangers = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const handlers = ['onerror', 'onload', 'onfocus', 'ontoggle', 'onbegin', 'onclick', 'onstart'];
    const ours = 'script[src^="/"], script[type="application/json"], head > script';
    const strange = [
      ...handlers.map((name) => `[${name}]`),
      'script, iframe, object, embed, base, marquee, math, meta[http-equiv]',
      'a[href^="javascript:" i], a[href^="data:" i]',
    ].join();
    /** Data for search engines, which nothing runs, if it is whole. */
    const isData = (element: Element): boolean => {
      try {
        return element.matches('[type="application/ld+json"]') && !!JSON.parse(element.innerHTML);
      } catch {
        return false;
      }
    };
    return [...document.querySelectorAll(strange)]
      .filter((element) => !element.matches(ours) && !isData(element))
      .map(({ outerHTML }) => outerHTML.slice(0, 200));
  });

async function expectUnharmed(page: Page, harm: Harm, address: string): Promise<void> {
  expect({ address, ...harm, strangers: await strangers(page) }).toEqual({
    address,
    ran: 0,
    requests: [],
    strangers: [],
  });
  await expect(page.getByRole('banner')).toBeVisible();
}

/** Opens addresses with a different set of texts in each round. */
async function tryEverywhere(page: Page, harm: Harm, addresses: readonly string[]): Promise<void> {
  for (let round = 0; round < Math.min(trials(1), ROUNDS); round += 1) {
    const { put } = await poison(page, round * 7);
    const some = everyFew(addresses, Math.ceil(addresses.length / 8), round);
    await walkWhole(page, some, (address) => expectUnharmed(page, harm, address));
    expect(put()).toBeGreaterThan(50);
    await page.unroute(/\/(api|search)\//);
  }
}

const LONG = 3 * 60 * 60_000;

test.describe('a text that contains code', () => {
  test.describe.configure({ mode: 'parallel' });
  let addresses: Awaited<ReturnType<typeof everyAddress>>;
  test.beforeEach(async ({ page }) => {
    const { user, headers } = await signedInCustomer(page);
    const params = { user_id: user.user_value };
    const answer = await page.request.get('/api/fetch-order', { params, headers });
    const { orders } = (await answer.json()) as Reply<typeof listOrders>;
    addresses = await everyAddress(page, { product_id: 'AC1001', order_id: orders[0]!.order_id });
  });

  test('would run if it were inserted into a page unescaped', async ({ browser }) => {
    const { page } = await unguarded(browser, NOBODY);
    let running = 0;
    for (const text of RUNNING) {
      await page.goto('/robots.txt');
      const isRun = page.evaluate(
        (html) =>
          new Promise<boolean>((resolve) => {
            Object.assign(window, { ran: () => resolve(true) });
            document.body.innerHTML = html;
            setTimeout(() => resolve(false), 100);
          }),
        text,
      );
      running += Number(await isRun);
    }
    expect(running).toBeGreaterThan(30);
    await page.context().close();
  });

  test('stays plain text for a visitor', async ({ browser }) => {
    test.setTimeout(LONG);
    const { page, harm } = await unguarded(browser, NOBODY);
    await drawInBrowser(page);
    await tryEverywhere(page, harm, addresses.visitor);
    await page.context().close();
  });

  test('stays plain text for a buyer', async ({ browser, storageState }) => {
    test.setTimeout(LONG);
    const { page, harm } = await unguarded(browser, { storageState });
    await drawInBrowser(page);
    await tryEverywhere(page, harm, addresses.buyer);
    await page.context().close();
  });

  test('stays plain text for the staff', async ({ browser }) => {
    test.setTimeout(LONG);
    const { page, harm } = await unguarded(browser, NOBODY);
    await startAtDesk(page);
    await tryEverywhere(page, harm, addresses.staff);
    await page.context().close();
  });

  test('stays plain text when it is typed or part of an address', async ({ browser }) => {
    test.setTimeout(LONG);
    const { page, harm } = await unguarded(browser, NOBODY);
    for (const [at, text] of everyFew(HOSTILE, 26).entries()) {
      const part = encodeURIComponent(text);
      const addresses = [
        paths.search(text),
        paths.category(text),
        paths.displayProducts(text),
        `${paths.allProducts}/${part}/${part}/${part}`,
        `${paths.allProducts}?brand=${part}`,
        `/no/${part}`,
      ];
      // The server renders the first of them, which is another with the next text.
      const turned = [...addresses.slice(at), ...addresses.slice(0, at)];
      await walkWhole(page, turned, (address) => expectUnharmed(page, harm, address));
      const box = page.getByRole('combobox', { name: 'Search products' });
      await box.fill(text);
      await box.press('Enter');
      expect([harm, await strangers(page)]).toEqual([{ ran: 0, requests: [] }, []]);
    }
    await page.context().close();
  });
});
