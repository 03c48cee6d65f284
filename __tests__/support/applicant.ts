import { expect, type Locator, type Page } from '@playwright/test';

import { SECTIONS } from '#domain/application/fields';

export type Step = 'step 1' | 'the Canadian form' | 'the US form';

/** Input at each step by its names on the wire, split into plain and confidential values. */
const INPUT: Record<Step, { plain: Record<string, string>; secret: Record<string, string> }> = {
  'step 1': {
    plain: { owner_name: 'Ada Quilter', owner_email: 'ada@breaks.test' },
    secret: {},
  },
  'the Canadian form': {
    plain: { company_name: 'Courtepointes Ada', billing_pc: 'H2X 1Y4', bank_city: 'Laval' },
    secret: { owner_driver_license: 'CANARY-LIC-7781', bank_account_number: 'CANARY-BANK-5512' },
  },
  'the US form': {
    plain: { company_name: 'Ada Quilts', billing_zip: '05401', courierAccount: 'UPS 44' },
    secret: { owner_social_security: 'CANARY-SSN-3345', cardholder_name: 'Canary Q Holder' },
  },
};

/** Returns the input at a step: what the browser may store, and what it must not. */
export const inputAt = (step: Step) => ({
  plain: Object.values(INPUT[step].plain),
  secret: Object.values(INPUT[step].secret),
});

export const field = (page: Page, name: string): Locator =>
  page.locator(`main input[name="${name}"]`);

/** Opens the section of a field, where a phone shows one at a time. */
export async function openSectionOf(page: Page, name: string): Promise<void> {
  await field(page, name).waitFor({ state: 'attached' });
  if (await field(page, name).isVisible()) return;
  const section = await field(page, name).evaluate(
    (box) => box.closest('section')?.dataset.section,
  );
  const list = page.getByRole('main').getByRole('navigation');
  await list.locator('button[aria-expanded]').click();
  await list
    .locator('ol button')
    .nth(SECTIONS.findIndex((name) => name === section))
    .click();
  await expect(field(page, name)).toBeVisible();
}

/** Fills in a field, wherever it is. */
export async function fillIn(page: Page, name: string, text: string): Promise<void> {
  await openSectionOf(page, name);
  await field(page, name).fill(text);
}

/**
 * Fills every empty text box of the form with a plausible value, except dates and the named ones, in
 * one go: one after the other takes several times as long.
 */
export const fillEmptyBoxes = (
  page: Page,
  { mail = 'ada@quilts.test', but = [] as string[] } = {},
): Promise<void> =>
  page.evaluate(
    ([mail, left]) => {
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      const boxes = document.querySelectorAll<HTMLInputElement>('main form input[name]');
      for (const box of boxes) {
        const { type, name } = box;
        const isText = !['radio', 'checkbox'].includes(type) && !name.endsWith('_date');
        if (!isText || box.value || box.readOnly || box.disabled || left.includes(name)) continue;
        const number = /_Tel|phone/.test(name) ? '9055550142' : 'Quilts 12';
        setValue?.call(box, /mail/.test(name) ? mail : number);
        box.dispatchEvent(new Event('input', { bubbles: true }));
      }
    },
    [mail, but] as const,
  );

export const addressOf = (step: Step) =>
  step === 'step 1' ? '/register' : '/account-registration';

/** Navigates to a step as a person would. */
export async function openStep(page: Page, step: Step, root = ''): Promise<void> {
  await page.goto(root + addressOf(step));
  if (step === 'the Canadian form') await page.getByRole('radio', { name: 'Canada' }).check();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Opens a step, fills it in and waits until everything that may be stored is stored. */
export async function openFilledIn(page: Page, step: Step, root = ''): Promise<void> {
  await openStep(page, step, root);
  const { plain, secret } = INPUT[step];
  for (const [name, text] of Object.entries({ ...plain, ...secret })) {
    await fillIn(page, name, text);
  }
  await expectStored(page, step);
  for (const name of Object.keys(secret)) {
    await expect.poll(() => draftOf(page), { message: `${name} at the server` }).toContain(name);
    await expect.poll(() => browserStorageOf(page)).toContain('draftToken');
  }
}

/** Expects all plain values of the step in the browser's storage. */
export async function expectStored(page: Page, step: Step): Promise<void> {
  for (const text of Object.values(INPUT[step].plain)) {
    await expect
      .poll(() => browserStorageOf(page), { message: `${text} in the browser` })
      .toContain(text);
  }
}

/**
 * Expects the plain values to be restored, and the confidential ones to be masked and nowhere in
 * the browser.
 */
export async function expectRestored(page: Page, step: Step): Promise<void> {
  const { plain, secret } = INPUT[step];
  for (const [name, text] of Object.entries(plain)) {
    await expect(field(page, name)).toHaveValue(text);
  }
  for (const name of Object.keys(secret)) await expect(field(page, name)).toHaveValue('');
  await expect(page.getByText(/Stored securely: •••/)).toHaveCount(Object.keys(secret).length);
  await expectNothingConfidential(page);
}

export async function expectNothingConfidential(page: Page): Promise<void> {
  const stored = await browserStorageOf(page);
  for (const { secret } of Object.values(INPUT)) {
    for (const text of Object.values(secret)) expect(stored).not.toContain(text);
  }
}

const draftOf = (page: Page): Promise<string> =>
  page.evaluate(() => fetch('/api/application-draft').then((response) => response.text()));

/** Returns everything that a page stores in its browser, as text. */
export async function browserStorageOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  const inside = await page.evaluate(async () => {
    const all = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('IndexedDB'));
      });
    const rows: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await all(indexedDB.open(name));
      for (const store of db.objectStoreNames) {
        rows.push(await all(db.transaction(store).objectStore(store).getAll()));
      }
      db.close();
    }
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    const urls = cached.flat().map(({ url }) => url);
    const here = [location.href, document.cookie, history.state];
    return JSON.stringify([rows, urls, here, { ...localStorage }, { ...sessionStorage }]);
  });
  return inside + JSON.stringify(cookies);
}
