import { expect, test, type Page } from '@playwright/test';

import { SECTIONS } from '#domain/application/fields';

import { expectAccessible } from '../support/accessibility';
import {
  addressOf,
  expectRestored,
  expectStored,
  expectNothingConfidential,
  field,
  fillEmptyBoxes,
  fillIn,
  openSectionOf,
  openStep,
  type Step,
  browserStorageOf,
  openFilledIn,
} from '../support/applicant';
import { ownProfile } from '../support/ownProfile';
import { ownServer } from '../support/ownServer';
import { everyFew } from '../support/trials';

const PORT = Number(process.env.BROWSER_TEST_PORT ?? 3196);

const DESKTOP = { device: 'a desktop', viewport: { width: 1440, height: 900 } };
/** Shows one section of the form at a time; the first step has none. */
const PHONE = { device: 'a phone', viewport: { width: 390, height: 844 } };

const US_FORM = [
  { step: 'the US form', ...DESKTOP },
  { step: 'the US form', ...PHONE },
] as const;
const STEPS = [
  US_FORM[0],
  { step: 'the Canadian form', ...PHONE },
  { step: 'step 1', ...DESKTOP },
  US_FORM[1],
  { step: 'the Canadian form', ...DESKTOP },
] as const;

const isPhone = (page: Page) => page.viewportSize()?.width === 390;

async function submit(page: Page) {
  await openSectionOf(page, 'accepted_terms');
  await page.getByRole('button', { name: 'Submit Application' }).click();
}

async function tick(page: Page, name: string) {
  await openSectionOf(page, name);
  await field(page, name).check();
}

async function readInFrench(page: Page) {
  const button = page.getByRole('button', { name: /language/i }).first();
  await (isPhone(page) ? button.click() : button.hover());
  await page.getByRole('checkbox', { name: 'Français' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
}

/** Fills the rest of the US form except the named fields, and ticks both boxes. */
async function fillRest(page: Page, but: string[] = []) {
  await fillEmptyBoxes(page, { but });
  await tick(page, 'authorized_card');
  await tick(page, 'accepted_terms');
}

const countSent = (page: Page) => {
  const sent: string[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('/api/store/user') && answer.ok()) sent.push(answer.url());
  });
  return sent;
};

let ways = 0;

/**
 * Declares tests of an interruption: at every step and on every device in a proof, otherwise at one
 * of them in rotation.
 */
function inRotation(
  places: readonly (typeof STEPS)[number][],
  outcome: string,
  way: (step: Step) => Parameters<typeof test>[2],
) {
  for (const { step, device, viewport } of everyFew(places, places.length, (ways += 1))) {
    test.describe(`on ${device}`, () => {
      test.use({ viewport });
      test(`${step} ${outcome}`, way(step));
    });
  }
}

test.describe('when half filled in,', () => {
  inRotation(STEPS, 'survives a reload', (step) => async ({ page }) => {
    await openFilledIn(page, step);
    await expectNothingConfidential(page);
    await page.reload();
    await expectRestored(page, step);
  });

  inRotation(STEPS, 'survives a tab that is closed', (step) => async ({ page, context }) => {
    await openFilledIn(page, step);
    await page.close();
    const next = await context.newPage();
    await next.goto(addressOf(step));
    await expectRestored(next, step);
  });

  inRotation(STEPS, 'survives the way back, and forward again', (step) => async ({ page }) => {
    await page.goto('/welcome');
    await openFilledIn(page, step);
    // On a phone, each section that was opened is a way of its own.
    let count = 0;
    do {
      await page.goBack();
      count += 1;
    } while (!page.url().endsWith('/welcome'));
    for (; count > 0; count -= 1) {
      await page.goForward();
      // The page of the form puts its own address right once it is there.
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await expectRestored(page, step);
  });

  inRotation(
    STEPS,
    'survives another language, also where it is typed on',
    (step) =>
      async ({ page }) => {
        await openFilledIn(page, step);
        await readInFrench(page);
        await expect(
          page.getByRole('button', {
            name: step === 'step 1' ? 'Suivant' : /^(Soumettre la demande|Section suivante)$/,
          }),
        ).toBeVisible();
        const name = step === 'step 1' ? 'owner_name' : 'company_name';
        if (step !== 'step 1') await openSectionOf(page, name);
        await field(page, name).press('End');
        await field(page, name).pressSequentially(' ltée');
        await expect.poll(() => browserStorageOf(page)).toContain(' ltée');
        await page.reload();
        await expect(field(page, name)).toHaveValue(/ ltée$/);
      },
  );

  inRotation(
    STEPS,
    'survives a browser that is killed',
    (step) =>
      async ({ baseURL, viewport }) => {
        const profile = ownProfile(baseURL, viewport);
        const page = await profile.open();
        await openFilledIn(page, step);
        await profile.kill();

        const next = await profile.open();
        await next.goto(addressOf(step));
        await expectRestored(next, step);
        await profile.close();
        profile.remove();
      },
  );

  inRotation(STEPS, 'agrees in two tabs', (step) => async ({ page, context }) => {
    await openFilledIn(page, step);
    const other = await context.newPage();
    await other.goto(addressOf(step));
    await expectRestored(other, step);

    const [here, there] =
      step === 'step 1' ? ['owner_name', 'owner_email'] : ['company_name', 'website'];
    await fillIn(page, here, 'changed@first.test');
    await fillIn(other, there, 'changed@second.test');
    for (const tab of [page, other]) {
      await expect(field(tab, here)).toHaveValue('changed@first.test');
      await expect(field(tab, there)).toHaveValue('changed@second.test');
    }
    await page.reload();
    await expect(field(page, there)).toHaveValue('changed@second.test');
  });
});

test.describe('the whole application', () => {
  inRotation(
    US_FORM,
    'can be completed offline, says so, and is sent once when the connection is back',
    (step) =>
      async ({ page, context }) => {
        const sent = countSent(page);
        await openFilledIn(page, step);
        await context.setOffline(true);
        await fillRest(page);
        await submit(page);
        await expect(page.getByRole('alert')).toContainText('will be sent once, automatically');
        await expectStored(page, step);

        await context.setOffline(false);
        await expect(page).toHaveURL(/success-page/);
        expect(sent).toHaveLength(1);
      },
  );

  inRotation(
    US_FORM,
    'sent in one tab shows as sent in the other',
    (step) =>
      async ({ page, context }) => {
        await openFilledIn(page, step);
        await fillRest(page);
        const other = await context.newPage();
        await other.goto('/account-registration');
        await expect(field(other, 'company_name')).toHaveValue('Ada Quilts');
        await submit(page);

        await expect(page).toHaveURL(/success-page/);
        await expect(other).toHaveURL(/success-page/);
        await expect(other.getByText('Reference number:')).toBeVisible();
      },
  );

  inRotation(
    US_FORM,
    'says which confidential fields must be typed again when the server’s draft has expired',
    (step) =>
      async ({ page }) => {
        const secrets = ['owner_social_security', 'cardholder_name'];
        await openFilledIn(page, step);
        await page.reload();
        await expectRestored(page, step);
        await fillRest(page, secrets);
        await page.evaluate(() => fetch('/api/application-draft', { method: 'DELETE' }));
        await submit(page);

        await expect(page.getByText('Social Security field is required')).toBeVisible();
        await openSectionOf(page, 'cardholder_name');
        await expect(page.getByText('Card holder name is required')).toBeVisible();
        await expect(field(page, 'company_name')).toHaveValue('Ada Quilts');
        for (const name of secrets) await fillIn(page, name, '918-27-3645');
        await submit(page);
        await expect(page).toHaveURL(/success-page/);
      },
  );

  inRotation(
    US_FORM,
    'is fully restored when the browser has lost its cookie, and can be restarted, in the browser and on the server, after confirmation',
    (step) =>
      async ({ page, context }) => {
        await openFilledIn(page, step);
        await expect.poll(() => browserStorageOf(page)).toContain('draftToken');
        await context.clearCookies();
        await page.reload();
        await expectRestored(page, step);

        await page.getByRole('button', { name: 'Start over' }).click();
        await page.getByRole('button', { name: 'Keep what I typed' }).click();
        await expect(field(page, 'company_name')).toHaveValue('Ada Quilts');

        await page.getByRole('button', { name: 'Start over' }).click();
        await page.getByRole('button', { name: 'Delete and start over' }).click();
        await expect(field(page, 'company_name')).toHaveValue('');
        await page.reload();
        await expect(field(page, 'company_name')).toHaveValue('');
        await expect(page.getByText(/•••/)).toHaveCount(0);
      },
  );
});

test.describe('the application form on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('shows one section at a time, each accessible, and leads through all of them', async ({
    page,
  }) => {
    await openStep(page, 'the US form');
    const sections = page.locator('main form section:visible');
    // On a desktop, all of them are audited as one page.
    const audited = everyFew(SECTIONS, 3);
    for (const section of SECTIONS) {
      await expect(sections).toHaveAttribute('data-section', section);
      if (audited.includes(section)) await expectAccessible(page, [390]);
      const isLast = section === SECTIONS.at(-1);
      await expect(page.getByRole('button', { name: 'Submit Application' })).toHaveCount(
        isLast ? 1 : 0,
      );
      if (!isLast) await page.getByRole('button', { name: 'Next section' }).click();
    }
    await page.getByRole('button', { name: 'Previous section' }).click();
    await expect(sections).toHaveAttribute('data-section', 'card');
    await page.goBack();
    await expect(sections).toHaveAttribute('data-section', 'terms');
    await page.reload();
    await expect(sections).toHaveAttribute('data-section', 'terms');
    await page.emulateMedia({ media: 'print' });
    await expect(sections).toHaveCount(SECTIONS.length);
  });

  test('opens the section with the first error when it is submitted', async ({ page }) => {
    await openStep(page, 'the US form');
    await field(page, 'company_name').press('Enter');
    await expect(field(page, 'billing_street')).toBeVisible();
    await expect(page.getByText('Street field is required').first()).toBeHidden();

    await submit(page);
    await expect(field(page, 'billing_street')).toBeFocused();
    await expect(page.getByText('Street field is required').first()).toBeVisible();
    await expect(page.getByText('Section 2 of 9')).toBeVisible();
  });
});

test.describe('the application form', () => {
  test('remains and accepts input when its calendar cannot be loaded', async ({ page }) => {
    let refused = 0;
    await page.route('**/*.js', async (route) => {
      const answer = await route.fetch();
      const isCalendar = (await answer.text()).includes('rs-picker');
      if (!isCalendar) return route.fulfill({ response: answer });
      refused += 1;
      return route.abort();
    });
    await openStep(page, 'the US form');
    await expect.poll(() => refused).toBeGreaterThan(0);
    await field(page, 'company_registration_date').fill('September 30, 2004');
    await field(page, 'company_name').fill('Ada Quilts');

    await expect(page.getByText(/^Understood as .*September 30, 2004/)).toBeVisible();
    await expect(field(page, 'company_name')).toHaveValue('Ada Quilts');
  });
});

test.describe('the application at a server that crashes', () => {
  const server = ownServer(PORT + 10);
  test.beforeAll(() => server.start());
  test.afterAll(server.close);

  test('is kept, and sent once when the server is back', async ({ page }) => {
    const sent = countSent(page);
    await openFilledIn(page, 'the US form', server.address);
    await server.kill();
    await fillRest(page);
    await field(page, 'company_name').fill('Ada Quilts & Daughter');
    await submit(page);
    await expect(page.getByRole('alert')).toContainText('will be sent once, automatically');

    await server.start();
    await expect(page).toHaveURL(/success-page/);
    expect(sent).toHaveLength(1);
  });

  test('keeps what is typed meanwhile, including confidential fields', async ({ page }) => {
    await openStep(page, 'the US form', server.address);
    await field(page, 'company_name').fill('Ada');
    await server.kill();
    await field(page, 'bank_account_number').fill('CANARY-BANK-5512');
    await field(page, 'company_name').fill('Ada Quilts');
    await expect(page.getByText('Not saved yet')).toBeVisible();

    await server.start();
    await expect(page.getByText('Saved on this device')).toBeVisible();
    await page.reload();
    await expect(field(page, 'company_name')).toHaveValue('Ada Quilts');
    await expect(page.getByText('Stored securely: •••512')).toBeVisible();
  });
});
