import { expect, test, type Page } from '@playwright/test';

import {
  addToCart,
  american,
  callSignIn,
  canadian,
  emptyCart,
  signIn,
  signOut,
} from '../support/browser';
import { trials } from '../support/trials';

const SIGN_OUTS = trials(2);
/** Delay of the server's responses to a customer's actions, in milliseconds. */
const SLOW = 300;

const isSignedOut = (page: Page) =>
  expect(page.getByRole('button', { name: 'Sign out' })).toHaveCount(0);

/** Returns values that identify the customer, as known to the browser during the session. */
const marksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const read = (name: string) =>
      JSON.parse(localStorage.getItem(name) ?? '{}') as Record<string, string>;
    const { user_value, owner_name, email, customer_code } = read('user');
    const { ids } = JSON.parse(read('persist:cartPreview').lines ?? '{}') as { ids?: string[] };
    const marks = [user_value, owner_name, email, customer_code, localStorage.getItem('token')];
    return [...marks, ...Object.values(read('mongoObj')), ...(ids ?? [])].filter(
      (mark) => typeof mark === 'string' && mark !== '',
    ) as string[];
  });

/**
 * Returns everything the browser stores, except for unsent work in IndexedDB that belongs to its
 * own customer.
 */
const storedIn = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const caching = (await caches.keys()).map(async (name) => {
      const requests = await (await caches.open(name)).keys();
      return requests.map(({ url }) => url);
    });
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, await Promise.all(caching)]);
  });

/** Returns the marks that a text contains. */
const found = (marks: Iterable<string>, text: string) =>
  [...marks].filter((mark) => text.includes(mark));

/**
 * Enters a quantity without sending it, adds a favourite, then changes a cart line, all of which
 * are in progress afterwards.
 */
async function work(page: Page, round: number) {
  await page.goto('/search-page/TH127/1');
  const box = page.getByRole('main').locator('input[data-quantity]:enabled').first();
  await box.fill(String(2 + (round % 5)));
  await page
    .getByRole('main')
    .getByRole('button', { name: /favourites$/ })
    .first()
    .click();
  await page.getByRole('link', { name: /^Cart, / }).click();
  await page
    .getByRole('row')
    .nth(1)
    .getByRole('textbox')
    .fill(String(2 + (round % 5)));
}

/**
 * Records everything that the cart count in the header and the cart rows show in this browser from
 * here on.
 */
async function watchTheCart(page: Page): Promise<Set<string>> {
  const shown = new Set<string>();
  await page.context().exposeFunction('recordText', (text: string) => void shown.add(text));
  await page.addInitScript(() => {
    const { recordText } = window as unknown as { recordText: (text: string) => void };
    const look = () => {
      const isCart = location.pathname === '/cart';
      const places = document.querySelectorAll<HTMLElement>(
        isCart ? 'a[href="/cart"][aria-label], [role="row"], tr' : 'a[href="/cart"][aria-label]',
      );
      for (const place of places) recordText(place.ariaLabel ?? place.textContent ?? '');
    };
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });
  return shown;
}

test.describe('with two customers on one computer and a slow server,', () => {
  test('no data of the first reaches the second, even after sign-outs in the middle of work', async ({
    page,
    context,
  }) => {
    test.setTimeout(SIGN_OUTS * 60_000);
    const { token, user } = await callSignIn(page.request, american);
    await emptyCart(page, { user, headers: { Authorization: `Bearer ${token}` } });
    await signIn(page, canadian);
    await emptyCart(page);
    await addToCart(page, 'TH127', 2);
    const other = await context.newPage();
    await context.route(/\/api\/(cart|add|fav|logout)/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, SLOW));
      // A page that has been left may no longer be waiting for a response.
      await route.continue().catch(() => {});
    });

    const marks = new Set<string>();
    for (let round = 0; round < SIGN_OUTS; round += 1) {
      if (round > 0) await signIn(page, canadian);
      await other.goto('/cart');
      await expect(other.getByRole('row').nth(1)).toBeVisible();
      await work(page, round);
      for (const mark of await marksOf(page)) marks.add(mark);
      expect(found(marks, await storedIn(page)).length).toBeGreaterThan(4);

      await signOut(page);
      await expect(page).toHaveURL('/');
      for (const tab of [page, other]) await isSignedOut(tab);
      for (const tab of [page, other]) expect(found(marks, await storedIn(tab))).toEqual([]);
    }

    const shown = await watchTheCart(page);
    const sent: string[] = [];
    context.on('request', (request) => {
      if (!new URL(request.url()).pathname.startsWith('/api/')) return;
      const { authorization = '' } = request.headers();
      sent.push([request.method(), request.url(), authorization, request.postData()].join(' '));
    });
    await signIn(page, american);
    await page.goto('/cart');
    await expect(page.getByText('Your cart is empty')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Your cart is empty')).toBeVisible();

    // The cart is unknown until the client has loaded.
    expect([...shown].filter((label) => label !== 'Cart')).toEqual(['Cart, 0 lines']);
    expect(sent.length).toBeGreaterThan(0);
    for (const call of sent) expect(found(marks, call)).toEqual([]);
    const changes = sent.filter((call) => !/^GET |\/api\/login /.test(call));
    expect(changes).toEqual([]);
    expect(found(marks, await storedIn(page))).toEqual([]);
  });
});
