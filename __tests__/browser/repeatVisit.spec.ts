import { createServer } from 'node:http';

import { expect, type Page } from '@playwright/test';

import { addToCart, emptyCart, productIds, signedInCustomer, signOut } from '../support/browser';
import { ownServer } from '../support/ownServer';
import { test } from '../support/signedIn';

const PORT = Number(process.env.BROWSER_TEST_PORT ?? 3196) + 30;

test.use({ serviceWorkers: 'allow' });

/**
 * Returns everything in Cache Storage, as opposed to the HTTP cache: the URLs and their responses.
 */
const cacheEntriesIn = (page: Page) =>
  page.evaluate(async () => {
    const entries: { cache: string; address: string; text: string }[] = [];
    for (const cache of await caches.keys()) {
      const opened = await caches.open(cache);
      for (const request of await opened.keys()) {
        const text = (await (await opened.match(request))?.text()) ?? '';
        const { pathname, search } = new URL(request.url);
        entries.push({ cache, address: pathname + search, text });
      }
    }
    return entries;
  });

/** Returns the addresses of the cached pages. */
const pagesIn = (page: Page) =>
  page.evaluate(async () => {
    const pages = (await caches.keys()).filter((name) => name !== 'files');
    const requests = pages.map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(requests)).flat().map(({ url }) => {
      const { pathname, search } = new URL(url);
      return pathname + search;
    });
  });

/**
 * Opens a page and waits until it is cached for the next visit; the address of one with several
 * lists also names the open one.
 */
async function visit(page: Page, address: string) {
  await page.goto(address);
  const cachedPages = async () =>
    (await pagesIn(page)).flatMap((one) => [one, one.replace(/\?list=.*/, '')]);
  await expect.poll(cachedPages).toContain(address);
}

test.describe('a returning visitor', () => {
  test.use({ storageState: undefined });

  test('gets every script from the cache, and can read the pages of the last visit offline', async ({
    page,
    context,
  }) => {
    await visit(page, '/products');
    const scripts: string[] = [];
    page.on('response', (answer) => {
      if (answer.request().resourceType() !== 'script') return;
      scripts.push(answer.fromServiceWorker() ? 'kept' : answer.url());
    });
    await page.goto('/products');
    await expect(page.getByRole('heading', { name: 'All products' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(new Set(scripts)).toEqual(new Set(['kept']));

    const first = await page.getByRole('main').getByRole('listitem').first().textContent();
    await context.setOffline(true);
    await page.goto('/products');
    await expect(page.getByRole('main').getByRole('listitem').first()).toHaveText(first ?? '');
  });

  test('sees every page and its scripts while the storage is full', async ({ page, context }) => {
    await visit(page, '/products');
    await page.evaluate(() => caches.delete('files'));
    const origin = new URL(page.url()).origin;
    const browser = await context.newCDPSession(page);
    await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
    await page.goto('/products');
    await page.getByRole('button', { name: 'Language: English' }).click();
    await page.getByRole('checkbox', { name: 'Français' }).click();
    await expect(page.getByRole('heading', { name: 'Tous les produits' })).toBeVisible();
    expect((await cacheEntriesIn(page)).filter(({ cache }) => cache === 'files')).toEqual([]);
  });

  test('is not shown a page in the previous language', async ({ page }) => {
    await visit(page, '/privacy');
    await page.getByRole('button', { name: 'Language: English' }).click();
    await page.getByRole('checkbox', { name: 'Français' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Confidentialité' })).toBeVisible();

    await page.goto('/privacy', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  });

  test('is offered a new version, which takes over when accepted', async ({ page, baseURL }) => {
    let isRenewed = false;
    const before = createServer((request, response) => {
      void fetch(`${baseURL}${request.url}`, {
        headers: { accept: request.headers.accept ?? '*/*' },
      }).then(async (answer) => {
        const body = Buffer.from(await answer.arrayBuffer());
        const type = answer.headers.get('content-type') ?? '';
        response.writeHead(answer.status, { 'content-type': type, 'cache-control': 'no-cache' });
        response.end(isRenewed && request.url === '/worker.js' ? `${String(body)}//` : body);
      });
    }).listen(PORT);
    const address = `http://127.0.0.1:${PORT}`;
    await page.goto(`${address}/privacy`);
    await expect.poll(() => pagesIn(page)).toContain('/privacy');
    isRenewed = true;
    await page.goto(`${address}/about-us`);
    const reload = page.getByRole('button', { name: 'Reload' });
    await expect(reload).toBeVisible();
    const isWaiting = () =>
      page.evaluate(async () => !!(await navigator.serviceWorker.getRegistration())?.waiting);
    expect(await isWaiting()).toBe(true);

    const loaded = page.waitForEvent('load');
    await reload.click();
    await loaded;
    expect(await isWaiting()).toBe(false);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    before.closeAllConnections();
    before.close();
  });
});

test.describe('a returning customer', () => {
  test('can read the cart offline, including unsaved changes', async ({ page, context }) => {
    await emptyCart(page);
    await addToCart(page, 'thread', 2);
    await visit(page, '/cart');
    const packs = page.getByRole('main').getByRole('row').getByRole('textbox').first();
    const product = await page.getByRole('main').getByRole('rowheader').first().textContent();
    await context.setOffline(true);
    await packs.fill('7');
    await expect(page.getByText('Not saved yet')).toBeVisible();

    await page.goto('/cart');
    await expect(page.getByText(/^The server cannot be reached/)).toBeVisible();
    const first = page.getByRole('main').getByRole('row').nth(1);
    await expect(first.getByRole('rowheader')).toContainText(product?.slice(0, 20) ?? '');
    await expect(first.getByRole('rowheader')).toContainText('Not saved yet');
    await expect(first.getByRole('cell').first()).toHaveText('7');
    await expect(page.getByRole('button', { name: 'Review the order' })).toBeDisabled();

    await context.setOffline(false);
    await expect(packs).toHaveValue('7', { timeout: 30_000 });
    await expect(page.getByText('Not saved yet')).toBeHidden({ timeout: 30_000 });
  });

  test('finds the worksheet again offline', async ({ page, context }) => {
    await emptyCart(page);
    const [id = ''] = await productIds(page);
    const box = page.getByRole('combobox', { name: /of a new line$/ });
    const line = page.getByRole('row').filter({ hasText: id });
    await page.goto('/quick-order');
    await box.fill(id);
    await box.press('Enter');
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    await expect(line).toContainText('Can be added.');
    await visit(page, new URL(page.url()).pathname + new URL(page.url()).search);

    await context.setOffline(true);
    await page.goto('/quick-order');
    await expect(line).toContainText('3 packs');
    await expect(page.getByText(/^The server is not responding/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'No line selected' })).toBeDisabled();

    await context.setOffline(false);
    await expect(line).toContainText('Can be added.', { timeout: 30_000 });
  });

  test('leaves no prices, personal data or API responses in the cache', async ({ page }) => {
    await emptyCart(page);
    await addToCart(page, 'thread', 2);
    const shown: string[] = [];
    for (const address of [
      '/',
      '/products',
      '/cart',
      '/order',
      '/quick-order',
      '/favourite-view',
    ]) {
      await visit(page, address);
      shown.push(await page.getByRole('main').innerText());
    }
    await visit(page, '/profile');
    const { user, headers } = await signedInCustomer(page);
    await expect(page.getByRole('main')).toContainText(user.email);
    const prices = shown.join().match(/\$\d[\d,]*\.\d\d/g) ?? [];
    expect(prices.length).toBeGreaterThan(20);

    const entries = await cacheEntriesIn(page);
    const { owner_name, email, customer_code, user_value } = user;
    const token = headers.Authorization.slice('Bearer '.length);
    const secrets = [token, owner_name, email, customer_code, user_value, ...new Set(prices)];
    const holders = entries.filter(({ text }) => secrets.some((secret) => text.includes(secret)));
    expect(holders.map(({ address }) => address)).toEqual([]);
    const pages = entries.filter(({ cache }) => cache !== 'files');
    expect(pages.filter(({ text }) => /"(selling_)?price":\d/.test(text))).toEqual([]);
    const answers = /^\/(api|search|files|images|staff|login)(\/|$)/;
    expect(entries.filter(({ address }) => answers.test(address))).toEqual([]);
  });

  test('leaves no cached pages after signing out, in any tab', async ({ page, context }) => {
    const names = () => page.evaluate(() => caches.keys());
    const { user } = await signedInCustomer(page);
    await visit(page, '/about-us');
    await visit(page, '/cart');
    await expect(page.locator('body')).toContainText(user.owner_name);
    const ofCustomer = (await names()).filter((name) => name !== 'files');
    expect(ofCustomer).toHaveLength(1);
    const other = await context.newPage();
    await other.goto('/customer-support');

    await signOut(page);
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(other.getByRole('link', { name: 'Login' })).toBeVisible();
    expect(await names()).not.toContain(ofCustomer[0]);
    expect(await pagesIn(page)).not.toContain('/about-us');

    await context.setOffline(true);
    await page.goto('/cart');
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(page.locator('body')).not.toContainText(user.owner_name);
  });
});

const OTHER_SITE = 'http://other-site.test/';

/** Opens the shop in a window of another site; returns whether that site has lost the window. */
async function openFromOtherSite(page: Page, address: string): Promise<boolean> {
  await page.route(OTHER_SITE, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<button>Open</button>' }),
  );
  await page.goto(OTHER_SITE);
  await page.evaluate((shop) => {
    document.querySelector('button')?.addEventListener('click', () => {
      Object.assign(window, { opened: window.open(shop) });
    });
  }, address);
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Open' }).click(),
  ]);
  await expect(opened.getByRole('main')).toBeVisible();
  return page.evaluate(() => (window as unknown as { opened: Window }).opened.closed);
}

test.describe('a site that opens the shop', () => {
  test.use({ storageState: undefined });

  test('loses the window, on a first and on a repeat visit', async ({ page, baseURL }) => {
    expect(await openFromOtherSite(page, `${baseURL}/privacy`)).toBe(true);

    await visit(page, '/privacy');
    expect(await openFromOtherSite(page, `${baseURL}/privacy`)).toBe(true);
  });
});

/** Starts a server whose service worker permanently answers every request itself. */
const wrongWorker = () =>
  createServer(({ url }, response) => {
    const isWorker = url === '/worker.js';
    const html = "<script>navigator.serviceWorker.register('/worker.js')</script>";
    response.writeHead(200, { 'content-type': isWorker ? 'text/javascript' : 'text/html' });
    response.end(isWorker ? ANSWERS_ITSELF : html);
  });
const ANSWERS_ITSELF = `
  addEventListener('install', () => skipWaiting());
  addEventListener('activate', (event) => event.waitUntil(clients.claim()));
  addEventListener('fetch', (event) => event.respondWith(new Response('Out of order')));
`;

test.describe('a service worker that is switched off', () => {
  test.use({ storageState: undefined, baseURL: `http://127.0.0.1:${PORT}` });

  test('is removed even if it answers every request itself', async ({ page }) => {
    const without = ownServer(PORT, { SERVICE_WORKER: 'off' });
    const wrong = wrongWorker().listen(PORT);
    try {
      await page.goto('/');
      const open = () => page.goto('/about-us').then((answer) => answer?.text());
      await expect.poll(open).toBe('Out of order');
      wrong.closeAllConnections();
      wrong.close();
      await without.start();
      expect(await open()).toBe('Out of order');
      await expect.poll(open).toContain('<html');
      expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
    } finally {
      wrong.close();
      await without.close();
    }
  });

  test('removes itself and everything it has cached', async ({ page }) => {
    const shop = ownServer(PORT);
    const without = ownServer(PORT, { SERVICE_WORKER: 'off' });
    try {
      await shop.start();
      await visit(page, '/about-us');
      await shop.kill();
      await without.start();
      // The browser decides when to check for a new service worker: soon after a visit, which another
      // visit would delay, or after the next one.
      const workers = () => page.evaluate(() => navigator.serviceWorker.getRegistrations());
      await expect(async () => {
        await page.goto('/about-us');
        await expect.poll(workers, { timeout: 5000 }).toEqual([]);
      }).toPass();
      expect(await cacheEntriesIn(page)).toEqual([]);
    } finally {
      await shop.close();
      await without.close();
    }
  });
});
