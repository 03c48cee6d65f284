import { expect, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test';

import type { signIn as signInByPassword, User } from '#contract/account';
import type { showCart } from '#contract/cart';
import type { Product } from '#contract/product';
import type { signInStaff } from '#contract/review';
import type { Reply } from '#contract/route';
import type { searchProducts } from '#contract/search';
import type { Language } from '#domain/languages';
import { isOrderable } from '#domain/quantity';

export const demoPassword = 'haberdash-demo';
export const canadian = 'ca@demo.haberdash.test';
export const american = 'us@demo.haberdash.test';
export const reviewer = 'staff@demo.haberdash.test';

/** Signs a customer in without a page. */
export async function callSignIn(request: APIRequestContext, email: string) {
  const answer = await request.post('/api/login', { data: { email, password: demoPassword } });
  return (await answer.json()) as Reply<typeof signInByPassword>;
}

/** Returns the session entries of a tab after the demo's reviewer has signed in. */
export async function staffSession(request: APIRequestContext) {
  const data = { email: reviewer, password: demoPassword };
  const response = await request.post('/api/staff/login', { data });
  const { token, staff } = (await response.json()) as Reply<typeof signInStaff>;
  return { token, email: staff.email };
}

export async function signIn(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).not.toHaveURL(/login/);
}

/** Signs out and waits for the page to reload. */
export async function signOut(
  page: Page,
  button = page.getByRole('button', { name: 'Sign out' }),
): Promise<void> {
  const loaded = page.waitForEvent('load');
  // A toast over the button disappears by itself, unless the pointer rests on it.
  await page.mouse.move(0, 0);
  await button.click();
  await loaded;
}

/**
 * Waits until the server-rendered screen is hydrated; before that, its links cause full page loads.
 */
export const waitForHydration = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('usable').length > 0);

/** Holds the scripts of the page back until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Opens an address within the application, as a link does that was not hovered before. */
export const openWithin = (page: Page, address: string) =>
  page.evaluate((to) => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    history.pushState({ key: `${performance.now()}`, idx: idx + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/** A customer, and what a call in their name is sent with. */
export interface Caller {
  user: User;
  headers: { Authorization: string };
}

/** Returns the customer signed in to the browser, whatever page is open. */
export async function signedInCustomer(page: Page): Promise<Caller> {
  const { origins } = await page.context().storageState();
  const entries = origins.flatMap(({ localStorage }) => localStorage);
  const read = (name: string) => entries.find((entry) => entry.name === name)?.value ?? '';
  return {
    user: JSON.parse(read('user')) as User,
    headers: { Authorization: `Bearer ${read('token')}` },
  };
}

/** Removes every line from the cart, of whoever is signed in unless somebody is named. */
export async function emptyCart(page: Page, caller?: Caller): Promise<void> {
  const { user, headers } = caller ?? (await signedInCustomer(page));
  const params = { user_id: user.user_value, lang: user.lang };
  const response = await page.request.delete('/api/cart-delete-all', { params, headers });
  expect(response.status()).toBe(200);
}

/** Waits for the prices of a list's rows: until then, a box is enabled whatever the stock. */
export const pricesShown = (page: Page) =>
  expect(page.locator('[data-early=price]').first()).toContainText('$');

/** Adds packs by product to the cart. */
export async function putInCart(
  page: Page,
  packs: Record<string, number>,
  caller?: Caller,
): Promise<void> {
  const { user, headers } = caller ?? (await signedInCustomer(page));
  const params = { user_id: user.user_value };
  const answer = await page.request.post('/api/cart/add', { headers, params, data: packs });
  expect(answer.status()).toBe(200);
}

/** Adds a pack of each of the first orderable products of a search to the cart. */
export async function addToCart(
  page: Page,
  words: string,
  lines: number,
  caller?: Caller,
): Promise<void> {
  const { user, headers } = caller ?? (await signedInCustomer(page));
  const query = { search_term: words, country: user.cflag, page: 1, page_size: 40 };
  const found = await page.request.get('/search/', { headers, params: query });
  const { products } = (await found.json()) as Reply<typeof searchProducts>;
  const chosen = products.filter(isOrderable).slice(0, lines);
  expect(chosen).toHaveLength(lines);
  const packs = Object.fromEntries(chosen.map(({ product_id }) => [product_id, 1]));
  await putInCart(page, packs, { user, headers });
}

/** Adds a pack of each of the first orderable products of a search to the cart and opens it. */
export async function fillCart(page: Page, words: string, lines: number): Promise<void> {
  await addToCart(page, words, lines);
  await page.goto('/cart');
  await expect(page.getByText(`${lines} of ${lines} lines selected`)).toBeVisible();
}

/** Orders the first products of a search for needles without a page; returns the order number. */
export async function placeOrder(page: Page, lines: number): Promise<string> {
  const caller = await signedInCustomer(page);
  await emptyCart(page, caller);
  await addToCart(page, 'needle', lines, caller);
  const { user, headers } = caller;
  const params = { user_id: user.user_value, lang: user.lang, country: user.cflag };
  const cart = await page.request.get('/api/cart', { headers, params });
  const { products } = (await cart.json()) as Reply<typeof showCart>;
  const answer = await page.request.post('/api/store/orders', {
    headers,
    data: {
      user_id: user.user_value,
      product_id: products.map(({ product_id }) => product_id),
      order_qty: products.map(({ item }) => item),
      price: products.map(({ price }) => price),
    },
  });
  expect(answer.status()).toBe(200);
  const { order_id } = (await answer.json()) as { order_id: string };
  return order_id;
}

/** Adds the one quantity that has been typed to the cart, and orders it. */
export async function orderTyped(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Update cart \(1/ }).click();
  await expect(page.getByText('Added item to the cart')).toBeVisible();
  await page.getByRole('link', { name: /^Cart, / }).click();
  await page.getByRole('link', { name: 'Review the order' }).click();
  await page.getByRole('button', { name: 'Place the order' }).click();
  await expect(page.getByRole('heading', { name: /^Order \d+ has been placed$/ })).toBeVisible();
}

/** Returns the ids of products with enough stock for any quantity in a test. */
export async function productIds(page: Page): Promise<string[]> {
  const { headers } = await signedInCustomer(page);
  const response = await page.request.get('/api/cadProducts?pagination=300', { headers });
  const { products } = (await response.json()) as { products: Product[] };
  return products
    .filter(({ available = 0, class: flag }) => available >= 40 && flag !== 'N')
    .map(({ product_id }) => product_id);
}

/** Opens every page from now on in a language, as the account's owner. */
export const readIn = (reader: Page | BrowserContext, language: Language): Promise<unknown> =>
  reader.addInitScript((chosen) => {
    localStorage.setItem('selectedLanguage', chosen);
    const user = JSON.parse(localStorage.getItem('user') ?? '{}') as object;
    localStorage.setItem('user', JSON.stringify({ ...user, lang: chosen }));
  }, language);
