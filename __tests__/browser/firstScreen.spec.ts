import {
  devices,
  expect,
  test,
  type ConsoleMessage,
  type Page,
  type Request,
} from '@playwright/test';

import type { OrderList } from '#contract/orderLists';
import type { Product } from '#contract/product';
import { DAY_MS } from '#domain/durations';

import { paths } from '../../src/paths';
import { staffPaths } from '../../src/staffPaths';
import { canadian, signedInCustomer, signOut, waitForHydration } from '../support/browser';
import { startAtDesk } from '../support/deskSession';
import { recordShifts, totalShift } from '../support/layoutShifts';
import { ART, OFFICE, SCHOOL } from '../support/school';
import { signedInState } from '../support/signedIn';
import { startSignedIn } from '../support/storedSession';
import { everyFew } from '../support/trials';

// A dozen screens in one test are slow on a busy machine.
test.describe.configure({ timeout: 300_000 });

/**
 * Opens a server-rendered page (a busy server first sends it unrendered), and returns its requests,
 * and the errors and warnings of React and the browser, until it is idle.
 */
async function openDrawn(
  page: Page,
  address: string,
  waitUntil: 'load' | 'commit' = 'load',
): Promise<string[]> {
  const messages: string[] = [];
  const addRequest = (request: Request) => {
    // Ignore the requests of the previous page.
    if (request.isNavigationRequest()) messages.length = 0;
    const { pathname, search } = new URL(request.url());
    if (/^\/(api|search)\//.test(pathname)) messages.push(pathname + search);
  };
  const addError = ({ message }: Error) => void messages.push(message);
  const addComplaint = (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text());
  };
  page.on('request', addRequest).on('pageerror', addError).on('console', addComplaint);
  await expect(async () => {
    await page.goto(address, { waitUntil });
    const drawn = page.locator('#page');
    if (waitUntil === 'commit') return expect(drawn).toHaveCount(1, { timeout: 500 });
    await page.waitForLoadState('networkidle');
    expect(await drawn.count()).toBe(1);
  }).toPass();
  // A test may have listeners of its own.
  page.off('request', addRequest).off('pageerror', addError).off('console', addComplaint);
  return messages;
}

const ADDRESSES = [
  '/',
  '/products',
  '/search-page/glue/1',
  '/category-page/Sewing%20Notions',
  '/dispay-products/SEW',
  '/product-groups/1',
  '/customer-support',
  '/about-us',
  '/privacy',
  '/catalogues',
  '/free-patterns',
  '/free-cards',
  '/newsletter',
];

/** A customer is sent on from these. */
const GUEST_ADDRESSES = ['/login', '/register', '/welcome'];

test.describe('a browser without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('receives every screen in full', async ({ request }) => {
    for (const address of [...ADDRESSES, ...GUEST_ADDRESSES]) {
      let html = '';
      await expect(async () => {
        html = await (await request.get(address, { headers: { accept: 'text/html' } })).text();
        expect(html, address).toContain('id="page"');
      }).toPass();
      const [main = ''] = /<main[^]*<\/main>/.exec(html) ?? [];
      expect(main, address).toMatch(/<h1/);
      expect(main, address).not.toMatch(/aria-busy="true"|data-skeleton/);
    }
  });

  test('shows it', async ({ page }) => {
    for (const address of everyFew([...ADDRESSES, ...GUEST_ADDRESSES], 3)) {
      await openDrawn(page, address);
      await expect(page.getByRole('main').getByRole('heading').first(), address).toBeVisible();
      const unfinished = page.locator('main [aria-busy="true"], main [data-skeleton]');
      await expect(unfinished, address).toHaveCount(0);
    }
  });
});

/** Opens a server-rendered page whose script loads only when the returned function is called. */
async function openWithoutProgram(page: Page, address: string): Promise<() => Promise<void>> {
  let send = () => {};
  const mayLoad = new Promise<void>((resolve) => (send = resolve));
  await page.route('**/assets/app.*.js', async (route) => {
    await mayLoad;
    await route.continue();
  });
  await openDrawn(page, address, 'commit');
  return async () => send();
}

test.describe('a page whose script has not loaded yet', () => {
  test('runs a submitted search once the script has loaded', async ({ page }) => {
    const send = await openWithoutProgram(page, '/about-us');
    const search = page.getByRole('combobox', { name: 'Search products' });
    await search.fill('glue');
    await search.press('Enter');
    await expect(page).toHaveURL(/\/about-us$/);

    await send();
    await expect(page).toHaveURL(/\/search-page\/glue\/1$/);
    await expect(search).toHaveValue('glue');
  });

  test('opens a menu that was clicked twice only once', async ({ page }) => {
    const send = await openWithoutProgram(page, '/about-us');
    const button = page.getByRole('button', { name: 'Language: English' });
    await button.click();
    await button.click();

    await send();
    await expect(page.getByRole('checkbox', { name: 'Français' })).toBeVisible();
  });

  test('ticks a checkbox that was clicked', async ({ page }) => {
    const send = await openWithoutProgram(page, '/products');
    await page.getByRole('checkbox', { name: /^Black/ }).click();
    await expect(page).toHaveURL(/\/products$/);

    await send();
    await expect(page).toHaveURL('/products?color=Black');
    await expect(page.getByRole('checkbox', { name: /^Black/ })).toBeChecked();
  });

  test('hides the banner that was dismissed, shows the next, and leaves links to the browser', async ({
    page,
  }) => {
    await openWithoutProgram(page, '/privacy');
    const shown = page.locator('[data-banner]:visible');
    const first = await shown.getAttribute('data-banner');
    await page.evaluate((text) => localStorage.setItem('banners', JSON.stringify([text])), first);

    await page.reload({ waitUntil: 'commit' });
    await expect(shown).toHaveCount(1);
    await expect(shown).not.toHaveAttribute('data-banner', first ?? '');

    await page.getByRole('link', { name: 'About us' }).first().click();
    await expect(page).toHaveURL(/\/about-us$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

/**
 * Runs a function as soon as the script has started: in the same task, before anything is hydrated.
 */
const atAnswer = (page: Page, act: () => void) =>
  page.addInitScript(`{
    let early;
    Object.defineProperty(window, 'early', {
      get: () => early,
      set: ({ answer, ...rest }) => {
        early = { ...rest, answer: () => { answer(); (${String(act)})(); } };
      },
    });
  }`);

test.describe('hydration', () => {
  const search = (page: Page) => page.getByRole('combobox', { name: 'Search products' });

  test('keeps text entered meanwhile without a key press, as by a password manager', async ({
    page,
  }) => {
    await atAnswer(page, () => {
      const box = document.querySelector<HTMLInputElement>('form[role=search] input')!;
      box.value = 'glue';
      box.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await openDrawn(page, '/about-us');
    await search(page).press('Enter');
    await expect(page).toHaveURL(/\/search-page\/glue\/1$/);
    await expect(search(page)).toHaveValue('glue');
  });

  test('submits a form that is sent meanwhile without a key press', async ({ page }) => {
    await atAnswer(page, () => {
      const box = document.querySelector<HTMLInputElement>('form[role=search] input')!;
      box.value = 'glue';
      box.dispatchEvent(new Event('input', { bubbles: true }));
      box.form!.requestSubmit();
    });
    await openDrawn(page, '/about-us');
    await expect(page).toHaveURL(/\/search-page\/glue\/1$/);
  });

  test('handles a button that is clicked meanwhile exactly once', async ({ page }) => {
    await atAnswer(page, () =>
      document.querySelector<HTMLElement>('button[aria-label^="Language"]')!.click(),
    );
    await openDrawn(page, '/products');
    await expect(page.getByRole('checkbox', { name: 'Français' })).toBeVisible();
  });

  test.describe('for a customer', () => {
    test.use(startSignedIn(canadian));

    test('applies a choice made meanwhile, such as a language', async ({ page }) => {
      // The account's stored language is left unchanged for the other tests.
      await page.route('**/api/language', (route) => route.fulfill({ json: { status: true } }));
      await atAnswer(page, () => {
        const box = document.querySelector<HTMLSelectElement>('#profile-language')!;
        box.value = 'fr';
        for (const type of ['input', 'change']) {
          box.dispatchEvent(new Event(type, { bubbles: true }));
        }
      });
      await openDrawn(page, '/profile');
      await expect(page.getByRole('heading', { name: 'Votre compte' })).toBeVisible();
    });
  });
});

test.describe('the first screen', () => {
  test.use({ serviceWorkers: 'allow' });

  for (const [at, viewport] of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ].entries()) {
    test(`hydrates at ${viewport.width} pixels without requests, errors or warnings`, async ({
      browser,
    }) => {
      const isPhone = viewport.width < 720;
      const context = await browser.newContext({ viewport, isMobile: isPhone, hasTouch: isPhone });
      const page = await context.newPage();
      for (const address of everyFew([...ADDRESSES, ...GUEST_ADDRESSES], 2, at)) {
        expect([address, ...(await openDrawn(page, address))]).toEqual([address]);
      }
      await context.close();
    });
  }

  test('hydrates without errors beside a clock that is a year off', async ({ page }) => {
    const times = [
      [-400, '/'],
      [-400, '/newsletter'],
      [400, '/newsletter'],
      [400, '/'],
    ] as const;
    for (const [days, address] of everyFew(times, 2)) {
      await page.clock.setFixedTime(new Date(Date.now() + days * DAY_MS));
      expect([days, address, ...(await openDrawn(page, address))]).toEqual([days, address]);
    }
  });

  test('is in the language chosen on the last visit', async ({ page }) => {
    await page.goto('/products');
    await page.getByRole('button', { name: 'Language: English' }).click();
    await page.getByRole('checkbox', { name: 'Français' }).click();
    await expect(page.getByRole('heading', { name: 'Tous les produits' })).toBeVisible();

    expect(await openDrawn(page, '/products')).toEqual([]);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  });

  test('is a visitor’s again after the customer has signed out', async ({ browser, baseURL }) => {
    const storageState = await signedInState(baseURL, canadian);
    const context = await browser.newContext({ storageState });
    const page = await context.newPage();
    await page.goto('/about-us');
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();

    await signOut(page);
    await openDrawn(page, '/about-us');
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
    await context.close();
  });
});

/** Screens with what they show only once a customer's own data has arrived. */
const LAST_TO_ARRIVE = {
  '/': '$',
  '/products': '$',
  '/search-page/glue/1': '$',
  '/description/TH1000/CA': '$',
  '/order': '$',
  '/profile': canadian,
};

/** The other screens of a customer. */
const OTHERS = [
  ...ADDRESSES.filter((address) => !(address in LAST_TO_ARRIVE)),
  '/cart',
  '/favourite-view',
  '/invoices?search=INV-1',
  '/lists',
  '/order-confirm',
  '/opticon',
  '/pdata',
  '/pform',
  '/quick-order',
  '/what-i-buy',
];

const { viewport, userAgent } = devices['Pixel 7'];
const DEVICES = [
  { device: 'desktop', use: {}, others: everyFew(OTHERS, 3) },
  {
    device: 'phone',
    use: { viewport, userAgent, isMobile: true, hasTouch: true },
    // A visitor’s first screen hydrates at this width too, above.
    others: [],
  },
];

/** What a browser without service workers complains of. */
const BLOCKED = /^Service Worker registration blocked/;

/**
 * Cards that the home page of some people has only once it is known what waits for them, and a
 * screen of theirs with what it shows only once it is known what they may do.
 */
const LATE_PARTS = [
  [ART, ['Approvals', 'Lists to order'], '/order', 'Sent for approval'],
  [OFFICE, ['Approvals'], '/invoices', 'Credit limit'],
] as const;

test.describe('a customer’s first screen with a late or slow script', () => {
  test.use(startSignedIn(canadian));

  const price = (page: Page) => page.locator('[data-early=price]').first();
  const box = (page: Page) => page.getByRole('textbox', { name: /^Packs of/ }).first();

  /** Holds the answer with the prices until the returned function is called. */
  async function holdPrices(page: Page): Promise<() => void> {
    let send = () => {};
    const maySend = new Promise<void>((resolve) => (send = resolve));
    await page.route(/\/api\/cadProducts/, async (route) => {
      await maySend;
      await route.continue();
    });
    return () => send();
  }

  /** Lets the third product be sold out, and expected on a day. */
  const sellOut = (page: Page, expected_on: string) =>
    page.route(/\/api\/cadProducts/, async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { products: Product[] };
      Object.assign(answer.products[2]!, { available: 0, expected_on });
      await route.fulfill({ response, json: answer });
    });

  /** Returns the answers that the page's head has written, once it has seen all of them. */
  const writtenAnswers = (page: Page) =>
    page.evaluate(async () => (await window.early?.settle?.(10_000))?.products);

  test('takes quantities and shows prices before the script has loaded, and keeps both', async ({
    page,
  }) => {
    await sellOut(page, '2099-12-14');
    const send = await openWithoutProgram(page, '/products');
    const complaints: string[] = [];
    page.on('request', (request) => complaints.push(request.url()));
    page.on('pageerror', ({ message }) => complaints.push(message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    await expect(page.getByRole('link', { name: 'Login' })).toHaveCount(0);
    await box(page).fill('1');
    await expect(price(page)).toContainText('$');
    await expect(page.locator('[data-early=retail]').last()).toContainText('$');
    const before = await page.locator('tr[data-product]').allInnerTexts();
    expect(before[2]).toMatch(/Expected Dec\s14/);

    await send();
    await waitForHydration(page);
    await expect(page.getByRole('button', { name: /^Update cart \(1/ })).toBeEnabled();
    await expect(box(page)).toHaveValue('1');
    const after = await page.locator('tr[data-product]').allInnerTexts();
    expect(after.slice(1)).toEqual(before.slice(1));
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    const ofPrices = (text: string) =>
      text.includes('/cadProducts') || !(/^http/.test(text) || BLOCKED.test(text));
    expect(complaints.filter(ofPrices)).toEqual([]);
  });

  test('asks for the prices first, and for what the header shows after the first paint', async ({
    page,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) calls.length = 0;
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) calls.push(pathname);
    });
    await openWithoutProgram(page, '/products');
    await expect
      .poll(() => calls.toSorted())
      .toEqual(['/api/cadProducts', '/api/cart', '/api/favorite']);
    expect(calls[0]).toBe('/api/cadProducts');
  });

  test('keeps what is typed before the prices arrive, even after hydration', async ({ page }) => {
    const sendPrices = await holdPrices(page);
    await openWithoutProgram(page, '/products').then((send) => send());
    await waitForHydration(page);
    await expect(price(page)).not.toContainText('$');
    await box(page).fill('1');

    sendPrices();
    await expect(price(page)).toContainText('$');
    await expect(box(page)).toHaveValue('1');
    await page.getByRole('button', { name: /^Update cart \(1/ }).click();
    await expect(page.getByText('Added item to the cart')).toBeVisible();
  });

  for (const [what, token] of [
    ['another customer signs in meanwhile', 'another'],
    ['the customer signs out meanwhile', ''],
  ] as const) {
    test(`writes no price if ${what}`, async ({ page }) => {
      const sendPrices = await holdPrices(page);
      await openWithoutProgram(page, '/products');
      const answered = page.waitForResponse(/\/api\/cadProducts/);
      await page.evaluate((stored) => localStorage.setItem('token', stored), token);
      sendPrices();
      expect((await answered).status()).toBe(200);
      expect(await writtenAnswers(page)).toEqual({});
      await expect(page.getByRole('main')).not.toContainText('$');
    });
  }

  test('writes no price for a token that is no longer valid', async ({ page }) => {
    await page.goto('/robots.txt');
    await page.evaluate(() => localStorage.setItem('token', 'expired'));
    const sendPrices = await holdPrices(page);
    const send = await openWithoutProgram(page, '/products');
    const answered = page.waitForResponse(/\/api\/cadProducts/);
    sendPrices();
    expect((await answered).status()).toBe(401);
    expect(await writtenAnswers(page)).toEqual({});
    await expect(page.getByRole('main')).not.toContainText('$');

    await send();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('$');
  });

  for (const { device, use, others } of DEVICES) {
    test.describe(`on a ${device}`, () => {
      test.use(use);

      test('hydrates without errors, warnings or repeated requests, and does not move what is below when prices, names and tools arrive', async ({
        page,
      }) => {
        await recordShifts(page);
        const open = async (address: string) => {
          const messages = (await openDrawn(page, address)).filter((what) => !BLOCKED.test(what));
          const complaints = messages.filter((what) => !what.startsWith('/'));
          const twice = messages.filter((call, index) => messages.indexOf(call) < index);
          expect([address, ...complaints, ...twice]).toEqual([address]);
        };
        for (const [address, last] of Object.entries(LAST_TO_ARRIVE)) {
          await open(address);
          await expect(page.getByRole('main')).toContainText(last);
          expect(await totalShift(page), address).toBeLessThanOrEqual(0.02);
        }
        for (const address of others) await open(address);
      });

      for (const [email, cards, address, last] of LATE_PARTS) {
        test.describe(email, () => {
          test.use(startSignedIn(email));

          test(`does not move the home page of a company when its cards arrive, nor ${address} when it is known what the reader may do`, async ({
            page,
          }) => {
            await recordShifts(page);
            await openDrawn(page, '/');
            for (const name of cards)
              await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
            await expect(page.getByText('Your price').first()).toBeVisible();
            expect(await totalShift(page)).toBeLessThanOrEqual(0.02);

            await openDrawn(page, address);
            await expect(page.getByText(last, { exact: true }).first()).toBeVisible();
            expect(await totalShift(page)).toBeLessThanOrEqual(0.02);
          });
        });
      }
    });
  }

  test('offers no sign-in to a customer while the prices are loading', async ({ page }) => {
    await openWithoutProgram(page, '/description/TH1000/CA');
    await expect(page.getByRole('main')).toContainText('Ship Pack-5');
    await expect(page.getByRole('main')).not.toContainText('Sign in');
  });
});

test.describe('a saved list of products with quantity breaks', () => {
  test.use({ ...startSignedIn(SCHOOL), viewport: { width: 820, height: 900 } });

  test('does not move when its prices and breaks arrive', async ({ page }) => {
    const { user, headers } = await signedInCustomer(page);
    const { products } = (await page.request
      .get('/api/cadProducts', { headers, params: { pagination: 300 } })
      .then((answer) => answer.json())) as { products: Product[] };
    const lines = products
      .filter(({ price_breaks }) => price_breaks)
      .slice(0, 12)
      .map(({ product_id }) => ({ product_id, packs: 3 }));
    expect(lines.length).toBeGreaterThan(2);
    const data = { user_id: user.user_value, name: 'Breaks', lines };
    const added = await page.request.post('/api/order-lists', { headers, data });
    const { list } = (await added.json()) as { list: OrderList };

    await recordShifts(page);
    await page.goto(paths.savedList(list.list_id));
    await expect(page.getByText(/\d\+ packs: \$/).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await totalShift(page)).toBeLessThanOrEqual(0.02);
  });
});

test.describe('a list of the desk', () => {
  test.use({ viewport: { width: 820, height: 900 } });

  test('does not move when it is known last what the reader may do', async ({ page }) => {
    await startAtDesk(page, 'es');
    let send = () => {};
    const maySend = new Promise<void>((resolve) => (send = resolve));
    await page.route('**/api/staff/desk*', async (route) => {
      await maySend;
      await route.continue();
    });
    await recordShifts(page);
    await page.goto(staffPaths.priceLists);
    await expect(page.getByRole('row', { name: /SCHOOLS/ })).toBeVisible();
    const tool = page.getByRole('button', { name: 'Añadir lista de precios' });
    await expect(tool).toHaveCount(0);

    send();
    await expect(tool).toBeVisible();
    expect(await totalShift(page)).toBeLessThanOrEqual(0.02);
  });
});
