import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';

import { expectAccessible } from '../support/accessibility';
import { startAtDesk } from '../support/deskSession';

test.use({ reducedMotion: 'reduce' });

/** Presses Tab until an element with this name has focus. */
async function tabTo(page: Page, name: string | RegExp) {
  const wanted = page.locator(':focus').and(page.getByLabel(name).or(page.getByText(name)));
  for (let step = 0; step < 200; step += 1) {
    if ((await wanted.count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Nothing called ${String(name)} takes the focus.`);
}

test.describe('an editor in the back office', () => {
  test('adds a question, moves it up and removes it by keyboard alone; visitors see each change', async ({
    page,
    request,
  }) => {
    await startAtDesk(page);
    const question = 'Do you ship on Saturdays?';
    const seen = async () => {
      const { faqs } = (await (await request.get('/api/faqs')).json()) as {
        faqs: { question: string }[];
      };
      return faqs.map(({ question }) => question).indexOf(question);
    };
    await page.goto('/staff/content');
    await expect(page.getByRole('heading', { level: 1, name: 'Content' })).toBeVisible();
    await expectAccessible(page, [390, 820, 1440]);
    await tabTo(page, 'Frequently asked questions');
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Frequently asked questions' }),
    ).toBeVisible();
    await expectAccessible(page, [390, 820, 1440]);
    const rows = await page.locator('tbody tr').count();

    await page.keyboard.press('a');
    await expect(page.getByRole('textbox', { name: 'Question (English)' })).toBeVisible();
    await tabTo(page, 'Question (English)');
    await page.keyboard.type(question);
    await tabTo(page, 'Answer (English)');
    await page.keyboard.type('On request.');
    const preview = page.getByRole('region', { name: 'Shop preview' });
    await expect(preview.getByText(question)).toHaveCount(3);
    await expectAccessible(page, [390, 820, 1440]);
    await tabTo(page, 'Save');
    await page.keyboard.press('Enter');
    await expect(page.getByText(`“${question}” was saved.`)).toBeVisible();
    await expect.poll(seen).toBe(rows);

    await expect(page.getByRole('link', { name: question })).toBeFocused();
    await tabTo(page, `Move “${question}” up`);
    await page.keyboard.press('Enter');
    await expect.poll(seen).toBe(rows - 1);

    await tabTo(page, `Remove “${question}”`);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`“${question}” was removed.`)).toBeVisible();
    await expect.poll(seen).toBe(-1);
    await tabTo(page, 'Undo');
    await page.keyboard.press('Enter');
    await expect.poll(seen).toBe(rows - 1);
    await tabTo(page, `Remove “${question}”`);
    await page.keyboard.press('Enter');
    await expect.poll(seen).toBe(-1);
  });

  test('uploads a picture for a slide, which visitors see once it is saved', async ({
    page,
    request,
  }) => {
    await startAtDesk(page);
    const first = async () => {
      const { images } = (await (await request.get('/api/crousalImages')).json()) as {
        images: { image: string }[];
      };
      return images[0]?.image;
    };
    const before = await first();
    await page.goto('/staff/content/carousel');
    await page.locator('tbody a').first().press('Enter');
    const background = { r: 30, g: 120, b: 70 };
    const buffer = await sharp({ create: { width: 1600, height: 640, channels: 3, background } })
      .jpeg()
      .toBuffer();
    await page
      .getByLabel(/^(Upload a|Replace the) picture$/)
      .setInputFiles({ name: 'any.jpg', mimeType: 'image/jpeg', buffer });
    const shown = page
      .getByRole('region', { name: 'Shop preview' })
      .locator('img[src^="/images/content/uploads/"]');
    await expect(shown).toHaveCount(3);
    await expect
      .poll(() => shown.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expectAccessible(page, [390, 820, 1440]);
    expect(await first()).toBe(before);
    const address = await shown.first().getAttribute('src');
    await page.getByRole('button', { name: 'Save' }).press('Enter');
    await expect.poll(first).toBe(address);
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect.poll(first).toBe(before);
  });

  test('is asked before the browser’s Back button discards unsaved text', async ({ page }) => {
    await startAtDesk(page);
    await page.goto('/staff/content/faqs');
    await page.locator('tbody a').first().press('Enter');
    const box = page.getByRole('textbox', { name: 'Question (Français)' });
    await box.pressSequentially('!');
    await page.goBack();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Go back' }).press('Enter');
    await expect(box).toHaveValue(/!/);
    await page.goBack();
    await question.getByRole('button', { name: 'Leave' }).press('Enter');
    await expect(page).toHaveURL('/staff/content/faqs');
    await expect(page.locator('tbody a').first()).toBeVisible();
  });

  test('is asked before Forward, a link or a reload discards unsaved text', async ({ page }) => {
    await startAtDesk(page);
    await page.goto('/staff/content/faqs');
    await page.locator('tbody a').first().press('Enter');
    const box = page.getByRole('textbox', { name: 'Question (Français)' });
    await expect(box).toBeVisible();
    await page.getByRole('link', { name: 'Frequently asked questions' }).press('Enter');
    await expect(page.locator('tbody a').first()).toBeVisible();
    await page.goBack();
    await box.pressSequentially('!');
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    const stay = async () => {
      await question.getByRole('button', { name: 'Go back' }).press('Enter');
      await expect(page).toHaveURL(/\/entry\//);
      await expect(box).toHaveValue(/!/);
    };

    await page.goForward();
    await stay();
    await page.getByRole('link', { name: 'Frequently asked questions' }).press('Enter');
    await stay();
    const prompt = page.waitForEvent('dialog');
    await page.evaluate(() => setTimeout(() => location.reload()));
    expect((await prompt).type()).toBe('beforeunload');
    await (await prompt).dismiss();
    await expect(box).toHaveValue(/!/);

    await page.goForward();
    await question.getByRole('button', { name: 'Leave' }).press('Enter');
    await expect(page.locator('tbody a').first()).toBeVisible();
    await page.goBack();
    await expect(box).toHaveValue(/[^!]$/);
  });

  test('goes back from a saved entry to where the form was opened', async ({ page }) => {
    await startAtDesk(page);
    await page.goto('/staff/content');
    await page.getByRole('link', { name: 'Frequently asked questions' }).click();
    const list = page.getByRole('heading', { level: 1, name: 'Frequently asked questions' });
    await expect(list).toBeVisible();
    await page.keyboard.press('a');
    const question = page.getByRole('textbox', { name: 'Question (English)' });
    await question.fill('Do you ship on Sundays?');
    await page.getByRole('textbox', { name: 'Answer (English)' }).fill('No.');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('“Do you ship on Sundays?” was saved.')).toBeVisible();
    const undo = page.getByRole('button', { name: 'Undo' });
    await undo.click();
    await expect(page.getByRole('link', { name: 'Do you ship on Sundays?' })).toHaveCount(0);

    await page.goBack();
    await expect(list).toBeVisible();
    await expect(question).toHaveCount(0);
    await page.goForward();
    await expect(list).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Content' })).toBeVisible();
  });
});
