import { expect, test, type Page } from '@playwright/test';

import { canadian, emptyCart, fillCart, holdScripts, signIn, signOut } from '../support/browser';
import { recordShifts, totalShift } from '../support/layoutShifts';
import { test as signedIn } from '../support/signedIn';

const PRODUCT_LINK = 'main a[href^="/description/"]';
const CARD = 'main li:has(a[href^="/description/"])';
const GRID = 'main ul:has(> li > a[href^="/description/"])';

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls to a share of the scrollable height. */
const scrollToShare = (page: Page, share: number) =>
  page.evaluate((part) => {
    const range = document.documentElement.scrollHeight - window.innerHeight;
    window.scrollTo(0, Math.ceil(range * part));
  }, share);

test.describe('2.1 Scrolling to the top', () => {
  test('happens on any change of path or query', async ({ page }) => {
    await page.goto('/products');
    await expect(page.locator(PRODUCT_LINK).first()).toBeVisible();
    await scrollToShare(page, 0.6);
    expect(await scrollTop(page)).toBeGreaterThan(0);
    await page
      .getByRole('navigation', { name: 'Pages, below the list' })
      .getByRole('button', { name: 'Page 2' })
      .click();
    await expect(page).toHaveURL(/page=2/);
    await expect.poll(() => scrollTop(page)).toBe(0);

    await scrollToShare(page, 0.6);
    await page.locator(PRODUCT_LINK).nth(12).click();
    await expect(page).toHaveURL(/\/description\//);
    await expect.poll(() => scrollTop(page)).toBe(0);
  });
});

test.describe('2.1 Loading indicator', () => {
  test('covers the previous screen while the code of the next one loads', async ({ page }) => {
    await page.goto('/products');
    await expect(page.locator(PRODUCT_LINK).first()).toBeVisible();
    const release = await holdScripts(page);
    await page.getByRole('link', { name: 'Customer support' }).first().click();
    const spinner = page.getByRole('status').filter({ hasText: 'Loading…' });
    await expect(spinner).toHaveText('Loading…');
    await expect(spinner).toHaveCSS('opacity', '1');
    expect(await spinner.boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 });

    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customer support');
    await expect(spinner).toBeHidden();
  });
});

test.describe('2.2 Language switcher', () => {
  for (const [language, name, label] of [
    ['fr', 'Français', 'Langue: Français'],
    ['es', 'Español', 'Idioma: Español'],
  ] as const) {
    test(`changes the page to ${name} at once, and the choice survives a reload`, async ({
      page,
    }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Language: English' }).click();
      await page.getByRole('checkbox', { name }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', language);

      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('button', { name: label })).toBeVisible();
      const stored = () =>
        page.evaluate(() => [
          localStorage.getItem('selectedLanguage'),
          localStorage.getItem('user'),
        ]);
      expect(await stored()).toEqual([language, JSON.stringify({ lang: language })]);
    });
  }
});

test.describe('3 Browser storage', () => {
  test('holds the session in its entries, of which logout leaves only the language', async ({
    page,
  }) => {
    await signIn(page, canadian);
    const entries = () => page.evaluate(() => ({ ...localStorage }));
    const stored = await entries();
    expect(stored.token).toMatch(/.+/);
    expect(Object.keys(JSON.parse(stored.user) as object).sort()).toEqual([
      'cflag',
      'customer_code',
      'email',
      'flag',
      'lang',
      'owner_name',
      'user_value',
    ]);
    expect(Object.keys(JSON.parse(stored.mongoObj) as object).sort()).toEqual([
      'mongo_token',
      'userId',
    ]);

    await page.getByRole('combobox', { name: 'Search products' }).fill('blue yarn');
    await expect.poll(async () => (await entries()).navbar_search).toBe('blue yarn');
    await signOut(page);
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(page).toHaveURL('/');
    const signedOut = await entries();
    expect(signedOut.token).toBeUndefined();
    expect(signedOut.mongoObj).toBeUndefined();
    expect(signedOut.user).toBe('{"lang":""}');
  });
});

test.describe('2.3 Product grid', () => {
  test('has 1 to 5 columns, by the width of the window', async ({ page }) => {
    await page.goto('/product-groups/1');
    await expect(page.locator(PRODUCT_LINK).first()).toBeVisible();
    for (const [width, columns] of [
      [340, 1],
      [600, 2],
      [900, 3],
      [1440, 5],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const tracks = await page
        .locator(GRID)
        .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
      expect(tracks, `at ${width} pixels`).toBe(columns);
    }
  });

  test('expands a hovered card without moving any other', async ({ page }) => {
    await page.goto('/product-groups/1');
    const card = page.locator(CARD).first();
    const below = page.locator(CARD).nth(5);
    await expect(below).toBeVisible();
    const before = await below.boundingBox();
    await expect(card.getByText(/^\d{12,13}$/)).toBeHidden();
    await card.hover();
    await expect(card.getByText(/^\d{12,13}$/)).toBeVisible();
    expect(await below.boundingBox()).toEqual(before);
  });
});

test.describe('a grid of 300 cards', () => {
  signedIn('draws fewer than 80, and typing draws one anew', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('listView', 'cards'));
    await page.goto('/products?pagination=300');
    const cards = page.locator(CARD);
    await expect(cards.first()).toHaveAttribute('aria-setsize', '300');
    expect(await cards.count()).toBeLessThan(80);
    await scrollToShare(page, 0.9);
    await expect(page.locator('li[aria-posinset="271"]')).toBeAttached();
    expect(await cards.count()).toBeLessThan(80);
    await scrollToShare(page, 0);

    const box = cards.locator('input[data-quantity]:enabled').first();
    await expect(box).toBeVisible();
    await page.evaluate(() => {
      const drawn = new Set<Element>();
      const watch = new MutationObserver((changes) => {
        for (const { target } of changes) {
          const element = target instanceof Element ? target : target.parentElement;
          const card = element?.closest('li');
          if (card) drawn.add(card);
        }
      });
      const all = { subtree: true, childList: true, characterData: true, attributes: true };
      watch.observe(document.querySelector('ul:has(> li[aria-posinset])')!, all);
      Object.assign(window, { drawn });
    });
    const drawn = <Result>(look: (cards: Set<Element>) => Result) =>
      page
        .evaluateHandle(() => (window as unknown as { drawn: Set<Element> }).drawn)
        .then((cards) => cards.evaluate(look));
    // Rows that were scrolled past may still be unmounting.
    await expect(async () => {
      await box.fill('');
      await expect(page.getByRole('button', { name: 'Update cart', exact: true })).toBeVisible();
      await drawn((cards) => cards.clear());
      await box.fill('1');
      await expect(page.getByRole('button', { name: 'Update cart (1 line)' })).toBeVisible();
      expect(await drawn((cards) => cards.size)).toBe(1);
    }).toPass();
    await box.fill('');
  });
});

test.describe('4 Update-cart button', () => {
  signedIn('floats once the page is scrolled past 30 percent', async ({ page }) => {
    await page.goto('/product-groups/1');
    const button = page.getByRole('button', { name: /^Update cart/ });
    await expect(button).toBeVisible();
    const position = () => button.evaluate((element) => getComputedStyle(element).position);
    expect(await position()).not.toBe('fixed');
    await scrollToShare(page, 0.28);
    expect(await position()).not.toBe('fixed');

    await scrollToShare(page, 0.4);
    await expect.poll(position).toBe('fixed');
    const box = (await button.boundingBox())!;
    expect(box.width).toBe(box.height);
    await expect(button).toHaveCSS('border-radius', '50%');
  });
});

test.describe('2.2 Cart preview panel', () => {
  signedIn(
    'is 400 pixels wide, opens on hover and by keyboard, and closes with Escape',
    async ({ page }) => {
      await emptyCart(page);
      await fillCart(page, 'thread', 2);
      const icon = page.getByRole('link', { name: 'Cart, 2 lines' });
      const panel = page.getByRole('group', { name: 'Cart' });
      await icon.hover();
      await expect(panel.getByRole('link', { name: 'View Cart' })).toBeVisible();
      const inside = await panel.evaluate((element) => element.firstElementChild!.clientWidth);
      expect(inside).toBe(400);
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();

      await page.mouse.move(5, 600);
      await icon.focus();
      await page.keyboard.press('ArrowDown');
      await expect(panel.getByRole('link', { name: 'Checkout' })).toHaveAttribute(
        'href',
        '/order-confirm',
      );
      await page.keyboard.press('Tab');
      await expect(panel).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await emptyCart(page);
    },
  );
});

async function addressOfProduct(page: Page): Promise<string> {
  const answer = await page.request.get('/api/cadProducts?category=SEW');
  const { products } = (await answer.json()) as { products: { product_id: string }[] };
  return `/description/${encodeURIComponent(products[0]!.product_id)}/CA`;
}

test.describe('a visitor’s page', () => {
  for (const at of ['/', '/products', '/product-groups/1', 'a product']) {
    test(`does not shift while it loads: ${at}`, async ({ page }) => {
      await recordShifts(page);
      await page.goto(at.startsWith('/') ? at : await addressOfProduct(page));
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await totalShift(page)).toBeLessThanOrEqual(0.02);
    });
  }
});
