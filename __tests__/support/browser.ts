import { expect, type APIRequestContext, type Page } from '@playwright/test';

import type { Product } from '#contract/product';
import type { signInStaff } from '#contract/review';
import type { Reply } from '#contract/route';

export const demoPassword = 'haberdash-demo';
export const canadian = 'ca@demo.haberdash.test';
export const american = 'us@demo.haberdash.test';
export const reviewer = 'staff@demo.haberdash.test';

/** What a tab of the staff keeps once the demo's reviewer has signed in. */
export async function staffSession(request: APIRequestContext) {
  const data = { email: reviewer, password: demoPassword };
  const answer = await request.post('/api/staff/login', { data });
  const { token, staff } = (await answer.json()) as Reply<typeof signInStaff>;
  return { token, email: staff.email };
}

export async function signIn(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).not.toHaveURL(/login/);
}

/** Leaves the cart with nothing in it, whatever was there. */
export async function emptyTheCart(page: Page): Promise<void> {
  await page.goto('/cart');
  const empty = page.getByRole('button', { name: 'Empty the cart' });
  const nothing = page.getByText('Your cart is empty');
  await expect(empty.or(nothing)).toBeVisible();
  if (await nothing.isVisible()) return;
  await empty.click();
  await expect(page.getByText(/removed from the cart/)).toBeVisible();
}

/** Puts packs of the first products of a search that can be ordered into the cart, and opens it. */
export async function fillTheCart(page: Page, words: string, lines: number): Promise<void> {
  await page.goto(`/search-page/${encodeURIComponent(words)}/1`);
  const boxes = page.getByRole('main').locator('input.quantity-box:enabled');
  await expect(boxes.nth(lines - 1)).toBeVisible();
  for (let line = 0; line < lines; line += 1) await boxes.nth(line).fill('1');
  await page.getByRole('button', { name: new RegExp(`Update cart \\(${lines}`) }).click();
  await expect(page.getByText('Added item to the cart')).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByText(`${lines} of ${lines} lines selected`)).toBeVisible();
}

/** Numbers of products that there is enough of for any quantity asked for in a test. */
export async function productIds(page: Page): Promise<string[]> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const answer = await page.request.get('/api/cadProducts?pagination=300', {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { products } = (await answer.json()) as { products: Product[] };
  return products
    .filter(({ available = 0, class: flag }) => available >= 40 && flag !== 'N')
    .map(({ product_id }) => product_id);
}
