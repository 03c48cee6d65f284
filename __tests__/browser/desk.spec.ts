import { expect, test, type Page } from '@playwright/test';

import { checkDigit } from '#domain/barcodes';

import type { DeskOrder, QueuedOrder } from '../../src/api/staffOrders';
import { expectAccessible } from '../support/accessibility';
import { startAtDesk } from '../support/deskSession';

test.use({ reducedMotion: 'reduce' });

interface Clerk {
  /** Presses a key other than typed text. */
  press: (key: string, times?: number) => Promise<void>;
  type: (text: string) => Promise<void>;
  keys: () => number;
}

function clerkAt(page: Page): Clerk {
  let keys = 0;
  return {
    press: async (key, times = 1) => {
      for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
      keys += times;
    },
    type: (text) => page.keyboard.type(text),
    keys: () => keys,
  };
}

/** Opens a staff tab in a language, with the server's messages in it. */
async function deskIn(page: Page, language: '' | 'fr' | 'es' = '') {
  const { read } = await startAtDesk(page, language);
  return {
    toPick: async () =>
      (await read<{ orders: QueuedOrder[] }>('/api/staff/orders?queue=to_pick')).orders,
    order: async (id: string) =>
      (await read<{ order: DeskOrder }>(`/api/staff/order?order_id=${id}`)).order,
  };
}

test.describe('a clerk in the back office', () => {
  test('finds an order by its PO, prints it, adds a note, ships three lines and moves on, by keyboard alone', async ({
    page,
  }) => {
    const desk = await deskIn(page);
    const waiting = await desk.toPick();
    const [chosen] = waiting
      .filter(({ po_reference, lines }) => po_reference !== '' && lines >= 5)
      .toSorted((a, b) => a.lines - b.lines);
    const { order_id, po_reference } = chosen!;
    const { lines } = await desk.order(order_id);
    const open = lines.filter((line) => line.open > 0);
    const { press, type, keys } = clerkAt(page);

    await page.goto('/staff/orders');
    await expect(page.getByRole('link', { name: order_id })).toBeVisible();
    await press('/');
    await type(po_reference);
    await expect(page).toHaveURL(new RegExp(po_reference));
    await expect(page.getByRole('link', { name: waiting[0]!.order_id })).toBeHidden();
    await press('ArrowDown');
    await expect(page.getByRole('link', { name: order_id })).toBeFocused();
    const printed = page.waitForEvent('download');
    await press('p');
    expect((await printed).suggestedFilename()).toBe('pick-list.pdf');

    await press('Enter');
    await expect(page.getByRole('heading', { name: `Order ${order_id}` })).toBeVisible();
    await press('n');
    await type('Two parcels, fragile');
    await press('Control+Enter');
    await expect(page.getByText('The note was added to the order’s history.')).toBeVisible();

    await press('s');
    await expect(page.getByLabel(`Packs of ${open[0]!.product_id}`)).toBeFocused();
    await press('Tab', 3);
    for (let line = 3; line < open.length; line += 1) {
      await type('0');
      await press('Tab');
    }
    await type('Purolator');
    await press('Tab');
    await type('PIN100200300');
    await press('Enter');
    await type('PIN100200301');
    await press('Control+Enter');
    await expect(page.getByText(`of order ${order_id} were shipped.`)).toBeVisible();
    await expect(page.getByRole('heading', { name: `Order ${order_id}` })).toBeHidden();

    const shipped = await desk.order(order_id);
    expect(shipped.stage).toBe('part_shipped');
    expect(shipped.lines.filter((line) => line.shipped > 0)).toHaveLength(3);
    expect(shipped.lines.every((line) => line.back_ordered === line.open)).toBe(true);
    expect(shipped.shipments[0]?.tracking.map(({ number }) => number)).toEqual([
      'PIN100200300',
      'PIN100200301',
    ]);
    expect(shipped.history.map(({ text }) => text)).toContain('Two parcels, fragile');
    expect(keys()).toBeLessThanOrEqual(40);
  });

  const WORDS = {
    fr: {
      order: 'Commande',
      ship: 'Expédier des lots de cette commande',
      note: 'La note a été ajoutée',
    },
    es: { order: 'Pedido', ship: 'Enviar paquetes de este pedido', note: 'La nota se agregó' },
  } as const;
  for (const language of ['fr', 'es'] as const) {
    test(`finds an order, adds a note and opens the shipping form in ${language}`, async ({
      page,
    }) => {
      const desk = await deskIn(page, language);
      const { order_id } = (await desk.toPick()).at(-1)!;
      const { press, type } = clerkAt(page);
      const words = WORDS[language];
      await page.goto('/staff/orders');
      await expect(page.getByRole('link', { name: order_id })).toBeVisible();
      await press('/');
      await type(order_id);
      await expect(page).toHaveURL(new RegExp(`search=${order_id}`));
      await expect(page.locator('tbody tr')).toHaveCount(1);
      await press('ArrowDown');
      await press('Enter');
      await expect(page.getByRole('heading', { name: `${words.order} ${order_id}` })).toBeVisible();
      await press('n');
      await type('Un mot');
      await press('Control+Enter');
      await expect(page.getByText(words.note)).toBeVisible();
      await press('s');
      await expect(page.getByRole('form', { name: words.ship })).toBeVisible();
    });
  }

  test('counts packs with the scanner, and is told of codes that are not in the order', async ({
    page,
  }) => {
    const desk = await deskIn(page);
    const waiting = await desk.toPick();
    const orders = await Promise.all(
      waiting.slice(-10).map(({ order_id }) => desk.order(order_id)),
    );
    const countable = ({ open, barcodes }: DeskOrder['lines'][number]) =>
      open > 1 && barcodes.length > 0;
    const { order_id, lines } = orders.findLast((order) => order.lines.some(countable))!;
    const line = lines.find(countable)!;
    const others = lines.flatMap(({ barcodes }) => barcodes);
    const { press, type } = clerkAt(page);
    const scan = async (code: string) => {
      await type(code);
      await press('Enter');
    };

    await page.goto(`/staff/orders/${order_id}`);
    await expect(page.getByRole('button', { name: /^Ship\b/ })).toBeVisible();
    await press('s');
    const packs = page.getByLabel(`Packs of ${line.product_id}`);
    const expectScanned = (count: number) =>
      expect(page.getByText(`${line.product_id}: ${count} of ${line.open}`)).toBeVisible();
    await scan(line.barcodes[0]!);
    await expectScanned(1);
    await expect(packs).toHaveValue('1');

    const unit = line.barcodes[0]!.padStart(14, '0');
    const body = `1${unit.slice(1, 13)}`;
    await scan(body + checkDigit(body));
    await expectScanned(2);

    const foreign = '9780201379624';
    expect(others).not.toContain(foreign);
    await scan(foreign);
    await expect(page.getByRole('alert')).toHaveText(
      `${foreign} is not in this order. It was not counted.`,
    );
    await expect(packs).toHaveValue('2');
  });

  test('has accessible screens at 390, 820 and 1440 pixels', async ({ page }) => {
    const desk = await deskIn(page);
    const { order_id } = (await desk.toPick()).at(-1)!;
    await page.goto('/staff/orders?queue=all');
    await expect(page.getByRole('link', { name: order_id })).toBeVisible();
    await expectAccessible(page, [390, 820, 1440]);
    await page.goto(`/staff/orders/${order_id}`);
    await page.getByRole('button', { name: /^Ship\b/ }).click();
    await expect(page.getByLabel('Carrier')).toBeVisible();
    await expectAccessible(page, [390, 820, 1440]);
  });
});
