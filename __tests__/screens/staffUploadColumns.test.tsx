import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { Upload } from '../../src/api/staffUploads';
import { errorResponse, type MockResponses } from '../support/mockFetch';
import { DESK, renderStaff } from '../support/renderStaff';

const SHOW = 'GET /api/staff/upload';
const APPLY = 'POST /api/staff/upload/apply';
const COLUMNS = 'POST /api/staff/upload/columns';

const upload: Upload = {
  upload_id: 'U1',
  dry_run_id: 'T1',
  kind: 'prices',
  name: 'prices.csv',
  sent_by: 'rita@staff.test',
  created_at: '2026-11-23T12:00:00.000Z',
  as_of: null,
  earlier: null,
  columns: [
    { heading: 'SKU', field: 'product_id', example: 'YR1043' },
    { heading: 'Price', field: 'selling_price', example: '9.95' },
    { heading: 'Net', field: null, example: '8.60' },
  ],
  fields: ['product_id', 'selling_price', 'retail_price', 'class'],
  heading_rows: {
    line: 1,
    first: [
      { line: 1, text: 'SKU | Price | Net' },
      { line: 2, text: 'YR1043 | 9.95 | 8.60' },
    ],
  },
  lacking: null,
  dry_run: {
    state: 'done',
    rows: 3,
    counts: { changed: 3 },
    finished_at: '2026-11-23T12:00:05.000Z',
  },
  applied: null,
};
const swapped: Upload = {
  ...upload,
  columns: upload.columns.map((column, at) => ({
    ...column,
    field: ['product_id', 'retail_price', 'selling_price'][at] ?? null,
  })),
};

async function open(answers: MockResponses = {}) {
  const page = await renderStaff({
    at: '/staff/products/upload/U1',
    answers: {
      'GET /api/staff/desk': { ...DESK, roles: ['catalogue'] },
      [SHOW]: upload,
      'GET /api/staff/upload/rows': { rows: [], next: null },
      ...answers,
    },
  });
  const sent = (name: string) =>
    page.requests.filter(({ method, path }) => `${method} ${path}` === name);
  return { ...page, sent, person: userEvent.setup() };
}

const choice = (heading: string) => screen.findByRole('combobox', { name: `Field for ${heading}` });
const button = (name: string) => screen.findByRole('button', { name });
const again = () => button('Preview with these columns');

describe('the columns of a previewed file', () => {
  it('show what each is read as, and all other choices', async () => {
    await open();
    expect(await choice('Price')).toHaveDisplayValue('List price');
    expect(await choice('Net')).toHaveDisplayValue('Ignored');
    const names = within(await choice('Net')).getAllByRole('option');
    expect(names.map(({ textContent }) => textContent)).toEqual([
      ...['Ignored', 'Product number', 'List price', 'Retail price', 'Class'],
    ]);
  });

  it('are read anew from another row of headings', async () => {
    const { sent, person } = await open({ [COLUMNS]: upload });
    const headings = await screen.findByRole('combobox', { name: 'Headings are on line' });
    expect(headings).toHaveDisplayValue('1: SKU | Price | Net');
    await person.selectOptions(headings, '2: YR1043 | 9.95 | 8.60');
    expect(screen.getByText(/^The columns will be read anew from this line/)).toBeVisible();
    expect(screen.queryByRole('combobox', { name: /^Field for/ })).toBeNull();
    await person.click(await button('Apply 3 changes'));
    expect(screen.getByText(/^You have changed the columns\./)).toBeVisible();
    await person.click(await again());
    expect(sent(COLUMNS)[0]?.body).toEqual({ upload_id: 'U1', dry_run_id: 'T1', heading_line: 2 });
    expect(await choice('Price')).toBeVisible();
  });

  it('are chosen by keyboard and read again', async () => {
    const { sent, person } = await open({ [COLUMNS]: swapped });
    await person.selectOptions(await choice('Price'), 'Retail price');
    await person.selectOptions(await choice('Net'), 'List price');
    (await choice('Net')).focus();
    await person.tab();
    expect(await again()).toHaveFocus();
    await person.keyboard('{Enter}');
    expect(await choice('Price')).toHaveDisplayValue('Retail price');
    expect(screen.queryByRole('button', { name: 'Reset columns' })).toBeNull();
    expect(sent(COLUMNS).map(({ body }) => body)).toEqual([
      {
        upload_id: 'U1',
        dry_run_id: 'T1',
        fields: ['product_id', 'retail_price', 'selling_price'],
      },
    ]);
  });

  it('cannot have the same meaning twice', async () => {
    const { sent, person } = await open();
    await person.selectOptions(await choice('Net'), 'List price');
    await person.click(await again());
    const message = 'List price is chosen for more than one column. Keep it for one only.';
    expect(await screen.findByText(message)).toBeVisible();
    expect(await choice('Net')).toBeInvalid();
    expect(await choice('SKU')).toBeValid();
    expect(sent(COLUMNS)).toEqual([]);
  });

  it('must be previewed again, or reset, before the file is applied', async () => {
    const { sent, person } = await open({ [APPLY]: { ...upload, applied: upload.dry_run } });
    await person.selectOptions(await choice('Price'), 'Ignored');
    await person.click(await button('Apply 3 changes'));
    expect(await screen.findByText(/^You have changed the columns\./)).toBeVisible();
    expect(sent(APPLY)).toEqual([]);
    await person.click(await button('Reset columns'));
    expect(await choice('Price')).toHaveDisplayValue('List price');
    await person.click(await button('Apply 3 changes'));
    expect(await screen.findByText('The file was applied.')).toBeVisible();
  });

  it('stay chosen when the server refuses them, with the reason', async () => {
    const message = 'The file is no longer stored.';
    const { person } = await open({ [COLUMNS]: errorResponse(409, { message }) });
    await person.selectOptions(await choice('Net'), 'Retail price');
    await person.click(await again());
    expect(await screen.findByText(message)).toBeVisible();
    expect(await choice('Net')).toHaveDisplayValue('Retail price');
  });

  it('stay chosen when a colleague has mapped them differently, and the rest show the current mapping', async () => {
    const message = 'sam@staff.test has had the columns of this file read otherwise meanwhile.';
    const { answers, sent, person } = await open({ [APPLY]: errorResponse(409, { message }) });
    const press = await button('Apply 3 changes');
    answers[SHOW] = { ...swapped, dry_run_id: 'T2' };
    await person.click(press);
    expect(await screen.findByText(message)).toBeVisible();
    expect(await choice('Price')).toHaveDisplayValue('Retail price');

    await person.selectOptions(await choice('Price'), 'Class');
    answers[COLUMNS] = errorResponse(409, { message });
    answers[SHOW] = { ...upload, dry_run_id: 'T3' };
    await person.click(await again());
    expect(await screen.findByDisplayValue('Class')).toBe(await choice('Price'));
    expect(await choice('Net')).toHaveDisplayValue('Ignored');
    answers[COLUMNS] = upload;
    await person.click(await again());
    const { dry_run_id, fields } = sent(COLUMNS).at(-1)!.body as Record<string, unknown>;
    expect([dry_run_id, fields]).toEqual(['T3', ['product_id', 'class', null]]);
  });

  it('can no longer be chosen once a colleague, who is named, has applied the file', async () => {
    const message = 'sam@staff.test has applied this file, once.';
    const { answers, person } = await open({ [COLUMNS]: errorResponse(409, { message }) });
    await person.selectOptions(await choice('Net'), 'Retail price');
    answers[SHOW] = { ...upload, fields: [], applied: upload.dry_run };
    await person.click(await again());
    expect(await screen.findByText('The file was applied.')).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
  });

  it('are asked for when too few of them are recognized', async () => {
    const lacking = 'No column that identifies the product or customer was recognized.';
    const { person } = await open({
      [SHOW]: {
        ...upload,
        lacking,
        columns: upload.columns.map((column) => ({ ...column, field: null })),
        dry_run: { ...upload.dry_run, state: 'cancelled', rows: 0, counts: {} },
      },
      [COLUMNS]: upload,
    });
    await screen.findByRole('heading', { name: 'Columns not recognized' });
    expect(screen.getByRole('alert')).toHaveTextContent(lacking);
    expect(screen.queryByRole('button', { name: /^Apply/ })).toBeNull();
    await person.selectOptions(await choice('SKU'), 'Product number');
    await person.selectOptions(await choice('Price'), 'List price');
    await person.click(await again());
    expect(await button('Apply 3 changes')).toBeEnabled();
  });

  it('are shown without choices when the file cannot be read again', async () => {
    await open({ [SHOW]: { ...upload, fields: [] } });
    expect(await screen.findByRole('row', { name: /^Net Ignored 8\.60$/ })).toBeVisible();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Preview with these columns' })).toBeNull();
  });
});
