import { expect, test, type Browser, type Page, type Request } from '@playwright/test';

import { signOut } from '../support/browser';
import { ownServer } from '../support/ownServer';
import { sectionSevenServer } from '../support/sectionSeven/server';
import { customer } from '../support/sectionSeven/shelf';

const PORT = Number(process.env.BROWSER_TEST_PORT ?? 3196) + 20;

const foreign = sectionSevenServer(PORT + 1);
const shop = ownServer(PORT, {
  API_HOST: foreign.address,
  SEARCH_HOST: foreign.address,
  ADMIN_HOST: foreign.address,
  TOKEN_HOSTS: foreign.address,
});
test.use({ baseURL: shop.address });

let errors: string[];

test.beforeAll(async () => {
  await Promise.all([foreign.start(), shop.start()]);
});
test.afterAll(async () => {
  foreign.close();
  await shop.close();
});
test.beforeEach(async ({ page }) => {
  errors = [];
  await page.clock.install();
  page.on('pageerror', ({ message }) => errors.push(message));
});
test.afterEach(async ({ page }) => {
  await page.waitForLoadState('networkidle');
  await expectSound(page);
  // On a busy machine the last step may still be loading its screen.
  await expect.poll(() => callsWithin(page, 500)).toEqual([]);
  expect(await callsWithin(page, 4000), 'calls of a page that nobody touches').toEqual([]);
  expect(errors).toEqual([]);
  const beyond = foreign.unknown.filter((call) => call !== 'GET /api/features');
  expect(beyond, 'calls beyond section 7').toEqual([]);
});

/** Returns the addresses that the page calls within so many milliseconds of its clock. */
async function callsWithin(page: Page, ms: number): Promise<string[]> {
  const called: string[] = [];
  const add = (request: Request) => called.push(request.url());
  page.on('request', add);
  await page.clock.runFor(ms);
  page.off('request', add);
  return called;
}

/**
 * Expects a screen without errors, on which no field omitted by the server shows as `undefined` or
 * `NaN`.
 */
async function expectSound(page: Page) {
  const shown = await page.evaluate(() => [
    document.body.innerText,
    ...[...document.querySelectorAll('a[href], img[src]')].map(
      (one) => one.getAttribute('href') ?? one.getAttribute('src') ?? '',
    ),
    ...[...document.querySelectorAll('[aria-label], [title], input')].map((one) =>
      ['aria-label', 'title', 'value'].map((name) => one.getAttribute(name)).join(' '),
    ),
  ]);
  for (const text of shown) {
    expect(text).not.toMatch(/undefined|NaN|\[object|Unexpected Application Error|Failed to fetch/);
  }
}

async function open(page: Page, address: string, heading?: string | RegExp) {
  await page.goto(address);
  if (heading) await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
  await expectSound(page);
}

async function giveIn(page: Page, password: string) {
  await page.getByLabel('Email address').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function signIn(page: Page) {
  await page.goto('/login');
  await giveIn(page, customer.password);
  await expect(page).not.toHaveURL(/login/);
  await expect(page.getByRole('link', { name: 'Sam Seven' })).toBeVisible();
}

/** Returns the stored session of a buyer who has signed in. */
async function storedOfBuyer(browser: Browser) {
  const page = await browser.newPage({ baseURL: shop.address });
  await signIn(page);
  const stored = await page.context().storageState();
  await page.close();
  return stored;
}

const card = (page: Page, name: string) =>
  page.getByRole('main').locator('li, tr').filter({ hasText: name }).first();

async function addToCart(page: Page, name: string, packs: string) {
  await open(page, `/search-page/${encodeURIComponent(name)}/1`);
  await card(page, name).getByRole('textbox').fill(packs);
  await page.getByRole('button', { name: /Update cart \(1/ }).click();
  await expect(page.getByText('Added item to the cart')).toBeVisible();
}

const callsSince = (call: string) => foreign.calls.slice(foreign.calls.lastIndexOf(call) + 1);

/** The cart is read immediately after a change, and again a moment later (specification 4). */
const READ_TWICE = ['GET /api/cart', 'GET /api/cart'];

async function emptyTheCart(page: Page) {
  await page.goto('/cart');
  const empty = page.getByRole('button', { name: 'Empty the cart' });
  const nothing = page.getByText('Your cart is empty');
  await expect(empty.or(nothing)).toBeVisible();
  if (await nothing.isVisible()) return;
  await empty.click();
  await expect(page.getByText(/removed from the cart/)).toBeVisible();
}

test.describe('with a server that implements only section 7, a visitor', () => {
  test('finds the home page, a category and its filters, and sees no price', async ({ page }) => {
    await open(page, '/');
    await expect(page.getByText('Free shipping in March')).toBeVisible();
    const menu = page.getByRole('navigation', { name: 'Product categories' });
    await expect(menu.getByRole('link', { name: 'Paper' })).toBeVisible();
    await menu.getByRole('link', { name: 'Sewing' }).hover();
    await menu.getByRole('link', { name: 'Threads' }).click();

    await expect(page.getByRole('heading', { name: 'Threads' })).toBeVisible();
    await expect(card(page, 'Cotton thread')).toBeVisible();
    await expect(card(page, 'Felt sheet red')).toBeVisible();
    await expect(page.getByText('4.25')).toBeHidden();
    await expect(page.getByRole('checkbox', { name: 'Acme Threads' })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Red' }).click();
    await expect(page).toHaveURL(/color=Red/);
    await expect(card(page, 'Cotton thread')).toBeVisible();
  });

  test('can read the other lists, a product and the information pages', async ({ page }) => {
    for (const [address, words] of [
      ['/category-page/Sewing', 'Threads'],
      ['/category-page/Paper', 'Paper'],
      ['/dispay-products/SEW', 'Cotton thread'],
      ['/products', 'Cotton thread'],
      ['/product-groups/7', 'Spring threads'],
      ['/search-page/thread/1', 'Silk thread'],
      ['/description/S7-1/CA', 'Cotton thread'],
      ['/description/S7-99/CA', 'S7-99'],
      ['/newsletter', 'Newsletter'],
      ['/catalogues', 'Spring'],
      ['/free-patterns', 'Apron'],
      ['/about-us', 'About'],
      ['/customer-support', 'Customer support'],
      ['/welcome', 'Sign in'],
    ] as const) {
      await open(page, address);
      await expect(page.getByRole('main').getByText(words).first(), address).toBeVisible();
      await expectSound(page);
    }
  });

  test('is told why a sign-in is refused, and can then sign in', async ({ page }) => {
    await page.goto('/login');
    await giveIn(page, 'wrong');
    await expect(page.getByText('The address or the password is wrong.')).toBeVisible();
    await signIn(page);
  });

  test('registers in two steps', async ({ page }) => {
    await open(page, '/register', 'Personal Information');
    await page.getByLabel('Owner Name').fill('Sam Seven');
    await page.getByLabel('Email Address').fill('sam@section-seven.test');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('heading', { name: 'USA ACCOUNT APPLICATION' })).toBeVisible();
    await fillApplication(page);
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await expect(page).toHaveURL(/success-page/);
    await expect(page.getByText('Successfully registered')).toBeVisible();
  });
});

const DATES: Record<string, string> = {
  company_registration_date: '9/30/2004',
  expiry_date: '11/39',
};

/** Fills every text field and ticks both mandatory boxes. */
async function fillApplication(page: Page) {
  const boxes = page.locator('main form input[name]:not([type=radio], [type=checkbox])');
  for (const box of await boxes.all()) {
    if ((await box.inputValue()) !== '' || !(await box.isEditable())) continue;
    const isMail = (await box.getAttribute('type')) === 'email';
    const date = DATES[(await box.getAttribute('name')) ?? ''];
    await box.fill(date ?? (isMail ? 'sam@section-seven.test' : '12345'));
  }
  await page.locator('input[name=authorized_card]').check();
  await page.locator('input[name=accepted_terms]').check();
}

let stored: Awaited<ReturnType<typeof storedOfBuyer>> | undefined;

test.describe('with a server that implements only section 7, a buyer', () => {
  test.use({
    storageState: async ({ browser }, begin) => begin((stored ??= await storedOfBuyer(browser))),
  });

  test('sees a home page and account pages that need nothing beyond section 7', async ({
    page,
  }) => {
    await open(page, '/');
    await expect(page.getByRole('heading', { name: 'Re-order' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Usual items' })).toBeHidden();
    await expect(page.getByRole('alert')).toHaveCount(0);
    for (const address of ['/profile', '/profile/password', '/what-i-buy', '/pdata', '/pform']) {
      await open(page, address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectSound(page);
    }
  });

  test('sees prices, and adds and removes a favourite', async ({ page }) => {
    await open(page, '/description/S7-1/CA', 'Cotton thread');
    await expect(page.getByText('$4.25').first()).toBeVisible();
    await page.getByRole('button', { name: 'Add Cotton thread to favourites' }).first().click();
    await expect(page.getByText('Product is added to favourites')).toBeVisible();
    await open(page, '/favourite-view');
    await expect(card(page, 'Cotton thread')).toBeVisible();
    await page.getByRole('button', { name: 'Remove Cotton thread from favourites' }).click();
    await expect(page.getByText('Product is removed from favourites')).toBeVisible();
  });

  test('fills the cart, changes it and empties it', async ({ page }) => {
    await emptyTheCart(page);
    await addToCart(page, 'Cotton thread', '2');
    await addToCart(page, 'Silk thread', '1');
    await open(page, '/cart');
    await expect(page.getByText('2 of 2 lines selected')).toBeVisible();
    const line = page.getByRole('row').filter({ hasText: 'S7-1' });
    await line.getByRole('textbox').fill('5');
    await expect(page.getByText('Not saved yet')).toBeHidden();
    await page.reload();
    await expect(line.getByRole('textbox')).toHaveValue('5');
    await expectSound(page);
    await page
      .getByRole('row')
      .filter({ hasText: 'S7-2' })
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect(page.getByText(/^1 of 1 lines? selected/)).toBeVisible();
    await page.getByRole('link', { name: /^Cart, 1 line/ }).hover();
    await expect(page.getByRole('group', { name: 'Cart' })).toContainText('127.50');
    await expectSound(page);
    await emptyTheCart(page);
    await expect.poll(() => callsSince('DELETE /api/cart-delete-all')).toEqual(READ_TWICE);
  });

  test('places an order, finds it in the history and re-orders it', async ({ page }) => {
    await emptyTheCart(page);
    await addToCart(page, 'Cotton thread', '2');
    await open(page, '/order-confirm');
    await page.getByLabel('Order comment (optional)').fill('Ring at the back door');
    await page.getByRole('button', { name: 'Place the order' }).click();
    await expect(page.getByRole('heading', { name: 'Your order has been placed' })).toBeVisible();
    await expectSound(page);

    await page.getByRole('main').getByRole('link', { name: 'All orders' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectSound(page);
    await page.getByRole('link', { name: 'Open order 9001' }).click();
    await expect(page.getByText('Ring at the back door')).toBeVisible();
    await expect(page.getByText('$51.00').first()).toBeVisible();
    await expectSound(page);

    await page.getByRole('link', { name: 'Re-order', exact: true }).click();
    await page.getByRole('button', { name: /^Add 1 line to cart/ }).click();
    await expect(page.getByRole('link', { name: /^Cart, 1 line/ })).toBeVisible();
    await open(page, '/print-order?order_id=9001');
    await expect(page.getByText('S7-1').first()).toBeVisible();
  });

  test('uploads a scanner file', async ({ page }) => {
    await emptyTheCart(page);
    await open(page, '/opticon');
    await page.getByLabel(/Choose a file|Upload another file/).setInputFiles({
      name: 'SCANNED.TXT',
      mimeType: 'text/plain',
      buffer: Buffer.from('S7-1,003278,14:41:03,23/11/2025\r\nS7-2,003278,14:41:04,23/11/2025\r\n'),
    });
    await expect(page.getByRole('heading', { name: 'SCANNED.TXT' })).toBeVisible();
    await expectSound(page);
    await page.getByRole('button', { name: /^Add 2 lines to cart/ }).click();
    await expect(page.getByRole('link', { name: /^Cart, 2 lines/ })).toBeVisible();
  });

  test('signs out', async ({ page }) => {
    await open(page, '/');
    await signOut(page);
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
});
