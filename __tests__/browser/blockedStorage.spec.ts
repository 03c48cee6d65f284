import { expect, test, type Page } from '@playwright/test';

import {
  canadian,
  demoPassword,
  emptyCart,
  fillCart,
  orderTyped,
  pricesShown,
  signIn,
  signOut,
} from '../support/browser';
import { test as signedInTest } from '../support/signedIn';

/** A browser with site data blocked: every storage API throws. */
const blockEverything = `{
  const refuse = () => { throw new DOMException('Access is denied.', 'SecurityError'); };
  for (const place of ['localStorage', 'sessionStorage', 'indexedDB']) {
    Object.defineProperty(window, place, { get: refuse });
  }
  Object.defineProperty(navigator, 'locks', {
    value: { request: () => Promise.reject(new DOMException('Access is denied.', 'SecurityError')) },
  });
}`;

test.describe('a browser that stores nothing', () => {
  test('shows one warning, and everything up to placing an order works', async ({ page }) => {
    const thrown: string[] = [];
    page.on('pageerror', ({ message }) => thrown.push(message));
    await page.addInitScript(blockEverything);
    await page.goto('/login');
    await page.getByLabel('Email address').fill(canadian);
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('This browser does not store anything for this site.')).toHaveCount(
      1,
    );

    // Signing in ends on another page.
    await expect(page).not.toHaveURL(/login/);
    await page.getByRole('combobox', { name: 'Search products' }).fill('glue');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /glue/ })).toBeVisible();
    await page.getByRole('main').locator('input[data-quantity]:enabled').first().fill('2');
    await orderTyped(page);

    await page.getByRole('button', { name: 'New order' }).hover();
    await page.getByRole('link', { name: 'Quick order' }).click();
    await page.getByRole('combobox', { name: /of a new line$/ }).fill('AC1000');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Add 1 line to cart/ })).toBeVisible();
    await signOut(page);
    await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
    expect(thrown).toEqual([]);
  });
});

/** Fills the storage of the site to the last byte. */
const fillStorage = (page: Page) =>
  page.evaluate(() => {
    for (let size = 2 ** 20; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (let at = 0; ; at += 1) localStorage.setItem(`full:${size}:${at}`, 'x'.repeat(size));
      } catch {
        // Smaller texts may still fit.
      }
    }
  });

test.describe('a browser whose storage is full', () => {
  test('says so, and stays signed in when the page is reloaded', async ({ page }) => {
    await page.goto('/login');
    await fillStorage(page);
    await signIn(page, canadian);
    await expect(page.getByText('This browser’s storage for this site is full.')).toHaveCount(1);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  });

  signedInTest('keeps nothing of a customer who signs out', async ({ page }) => {
    const kept = () =>
      page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('persist:')));
    await emptyCart(page);
    await fillCart(page, 'needle', 2);
    await expect.poll(kept).not.toEqual([]);
    await fillStorage(page);
    await page.reload();
    await signOut(page);
    await expect.poll(kept).toEqual([]);
  });
});

test.describe('a browser whose database never answers', () => {
  signedInTest('says so once, and opens a list and the cart', async ({ page }) => {
    await page.addInitScript('IDBFactory.prototype.open = () => new EventTarget();');
    await emptyCart(page);
    await page.goto('/quick-order');
    await page.getByRole('combobox', { name: /of a new line$/ }).fill('AC1000');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Add 1 line to cart/ })).toBeVisible();
    await expect(page.getByText('This browser’s storage does not respond.')).toHaveCount(1);

    await page.goto('/search-page/needle/1');
    const boxes = page.getByRole('main').locator('input[data-quantity]:enabled');
    await pricesShown(page);
    for (const line of [0, 1]) await boxes.nth(line).fill('1');
    await page.getByRole('button', { name: /Update cart \(2/ }).click();
    await expect(page.getByText('Added item to the cart')).toBeVisible();
    await page.goto('/cart');
    await expect(page.getByText('2 of 2 lines selected')).toBeVisible();
  });
});
