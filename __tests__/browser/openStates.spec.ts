import { expect, type Page } from '@playwright/test';

import type { listOrders } from '#contract/orders';
import type { Reply } from '#contract/route';

import { paths } from '../../src/paths';
import { axeViolations } from '../support/accessibility';
import { signedInCustomer, productIds, waitForHydration } from '../support/browser';
import { test } from '../support/signedIn';

import { openNext, openWhole, walkWhole } from './everyPage';

const TABLET = { width: 820, height: 900 };
const WIDE = { width: 1440, height: 900 };
const DESK = { width: 1440, height: 900 };

/** Opens a screen once it responds; a pointer that hovers before would be missed. */
async function openUsable(page: Page, address: string) {
  // What the last one opened would stay open, or open again under the pointer.
  await page.mouse.move(0, 0);
  await page.keyboard.press('Escape');
  const isFirst = page.url() === 'about:blank';
  await (isFirst ? openWhole : openNext)(page, address);
  await waitForHydration(page);
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Everything that opens over a screen: how to open it, what it shows, and what it partly covers. */
const STATES: [
  what: string,
  size: typeof DESK,
  open: (page: Page) => Promise<void>,
  covered?: string,
][] = [
  [
    'a menu of the header',
    DESK,
    async (page) => {
      await openUsable(page, paths.home);
      await button(page, 'New order').click();
      await page.getByRole('link', { name: 'What I buy' }).first().waitFor();
    },
    'nav[aria-label="Product categories"]',
  ],
  [
    'the categories of the menu',
    DESK,
    async (page) => {
      await openUsable(page, paths.cart);
      await page.getByRole('link', { name: 'Fabric', exact: true }).first().hover();
      await page.locator('[role="group"] a').first().waitFor();
    },
  ],
  [
    'the preview of the cart',
    DESK,
    async (page) => {
      await openUsable(page, paths.home);
      await page.getByRole('link', { name: /^Cart, / }).hover();
      await page.getByRole('group', { name: 'Cart' }).waitFor();
    },
  ],
  [
    'a dialog',
    TABLET,
    async (page) => {
      await openUsable(page, paths.quickOrder);
      await button(page, 'Scan with the camera').click();
      await page.getByRole('dialog').waitFor();
    },
  ],
  [
    'the sheet of the categories',
    TABLET,
    async (page) => {
      await openUsable(page, paths.purchaseHistory);
      await button(page, 'Categories').first().click();
      await page.getByRole('dialog').waitFor();
    },
  ],
  [
    'the sheet of the filters',
    TABLET,
    async (page) => {
      await openUsable(page, paths.allProducts);
      await button(page, 'Show filters').click();
      await page.getByRole('checkbox').first().waitFor();
    },
  ],
  [
    'the suggestions of a worksheet',
    TABLET,
    async (page) => {
      await openUsable(page, paths.quickOrder);
      await button(page, 'Paste a list').click();
      await page.getByRole('combobox', { name: /of a new line$/ }).fill('ribbon');
      await page.getByRole('option').first().waitFor();
    },
  ],
  [
    'what is offered while somebody types',
    TABLET,
    async (page) => {
      await openUsable(page, paths.orders);
      await page.getByRole('combobox', { name: 'Search products' }).fill('thread');
      await page.getByRole('option').first().waitFor();
    },
  ],
];

test.describe('with forced colours,', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('the selected view and page are outlined', async ({ page }) => {
    await page.setViewportSize(WIDE);
    await openWhole(page, paths.allProducts);
    const view = page.getByRole('main').getByRole('button', { pressed: true });
    await expect(view.first()).toHaveCSS('outline-style', 'solid');
    await expect(page.locator('main [aria-current="page"]').first()).toHaveCSS(
      'outline-style',
      'solid',
    );
  });
});

test.describe('in dark mode,', () => {
  test.use({ colorScheme: 'dark', reducedMotion: 'reduce' });

  for (const [device, size] of Object.entries({ desktop: DESK, tablet: TABLET })) {
    test(`axe finds nothing in whatever opens over a screen of a ${device}`, async ({ page }) => {
      await page.setViewportSize(size);
      for (const [what, , open, covered] of STATES.filter((state) => state[1] === size)) {
        await test.step(what, async () => {
          await open(page);
          expect(await axeViolations(page, { covered }), what).toEqual([]);
        });
      }
    });
  }

  test('axe finds nothing on everyday screens at 820 pixels', async ({ page }) => {
    await page.setViewportSize(TABLET);
    const [product = ''] = await productIds(page);
    const { user, headers } = await signedInCustomer(page);
    const history = `/api/fetch-order?user_id=${user.user_value}`;
    const answer = await page.request.get(history, { headers });
    const { orders } = (await answer.json()) as Reply<typeof listOrders>;
    const order = orders[0]!.order_id;
    const screens = [
      paths.home,
      paths.product(product, 'CA'),
      paths.order(order),
      paths.reOrder(order),
      paths.profile,
    ];
    await walkWhole(page, screens, async (address) => {
      expect(await axeViolations(page), address).toEqual([]);
    });
  });
});
