import { File as NodeFile } from 'node:buffer';

import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { Upload, UploadedRow, UploadStep } from '../../src/api/staffUploads';
import { errorResponse, type MockResponses } from '../support/mockFetch';
import { DESK, renderStaff } from '../support/renderStaff';

const SEND = 'PUT /api/staff/upload';
const SHOW = 'GET /api/staff/upload';
const ROWS_OF = 'GET /api/staff/upload/rows';
const APPLY = 'POST /api/staff/upload/apply';
const STOP = 'POST /api/staff/upload/stop';
const FORM = '/staff/products/upload';
const PREVIEW = `${FORM}/U1`;

const step: UploadStep = {
  state: 'done',
  rows: 4,
  counts: { changed: 3, error: 1 },
  finished_at: '2026-11-23T12:00:05.000Z',
};
const ROWS: UploadedRow[] = [
  {
    line: 2,
    key: 'YR1043 CA',
    name: 'Wool yarn',
    outcome: 'changed',
    changes: [
      { field: 'selling_price', before: 8.6, after: 9.95 },
      { field: 'class', before: '', after: 'R' },
    ],
  },
  {
    line: 3,
    key: 'YR1044 CA',
    name: 'Cotton yarn',
    outcome: 'changed',
    changes: [{ field: 'selling_price', before: 5, after: 3 }],
  },
  {
    line: 4,
    key: 'YR1045 CA',
    name: 'Silk yarn',
    outcome: 'changed',
    changes: [{ field: 'retail_price', before: null, after: 30 }],
  },
  {
    line: 5,
    key: 'YR9 CA',
    name: '',
    outcome: 'error',
    field: 'product_id',
    changes: [],
    message: 'This product does not exist.',
  },
];
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
    { heading: 'Shade', field: null, example: 'red' },
  ],
  fields: [],
  heading_rows: null,
  lacking: null,
  dry_run: step,
  applied: null,
};
const tried = (dry_run: Partial<UploadStep>): Upload => ({
  ...upload,
  dry_run: { ...step, ...dry_run },
});
const applied = (changes: Partial<UploadStep>): Upload => ({
  ...upload,
  applied: { ...step, ...changes },
});

async function open(at: string, answers: MockResponses = {}, roles = ['catalogue']) {
  const page = await renderStaff({
    at,
    answers: {
      'GET /api/staff/desk': { ...DESK, roles },
      [SHOW]: upload,
      [ROWS_OF]: { rows: ROWS, next: null },
      ...answers,
    },
  });
  const sent = (name: string) =>
    page.requests.filter(({ method, path }) => `${method} ${path}` === name);
  return { ...page, sent, person: userEvent.setup() };
}

/** A file that Node can send; its content is parsed as JSON here. */
const file = (name: string, lastModified = Date.parse('2026-11-20T08:30:00Z')) =>
  new NodeFile(['{}'], name, { lastModified }) as unknown as File;
const choose = async (one: File, label = 'Choose file') => {
  fireEvent.change(await screen.findByLabelText(label), { target: { files: [one] } });
};
const button = (name: string) => screen.findByRole('button', { name });
const part = (name: string) => screen.findByRole('region', { name });

describe('the file import screen', () => {
  it('guesses from a file’s name what it holds, and goes on to the preview', async () => {
    const { sent, person } = await open(FORM, { [SEND]: { status: true, upload_id: 'U1' } });
    await choose(file('Prix-hiver.csv'));
    expect(await screen.findByRole('radio', { name: 'Prices' })).toBeChecked();
    await person.click(await button('Preview changes'));
    await screen.findByRole('heading', { level: 1, name: 'File prices.csv' });
    const { query, headers } = sent(SEND)[0]!;
    expect([query.get('kind'), query.get('name')]).toEqual(['prices', 'Prix-hiver.csv']);
    expect(headers.get('content-type')).toBe('application/octet-stream');
    expect([location.pathname, query.has('as_of')]).toEqual([PREVIEW, false]);
  });

  it('asks when stock was counted, and suggests the file’s own time', async () => {
    const { sent, person } = await open(FORM, { [SEND]: { status: true, upload_id: 'U1' } });
    await choose(file('stock.xlsx'));
    const counted = await screen.findByLabelText(/^Counted at/);
    expect(new Date((counted as HTMLInputElement).value).toISOString()).toBe(
      '2026-11-20T08:30:00.000Z',
    );
    await person.click(await button('Preview changes'));
    await screen.findByRole('heading', { level: 1, name: 'File prices.csv' });
    expect(sent(SEND)[0]?.query.get('as_of')).toBe('2026-11-20T08:30:00.000Z');
  });

  it('says what is missing before anything is sent', async () => {
    const { person } = await open(FORM);
    await person.click(await button('Preview changes'));
    expect(await screen.findByText('Choose a file first. Nothing was saved.')).toBeVisible();
    await choose(file('list.csv'));
    await person.click(await button('Preview changes'));
    expect(screen.getByRole('alert')).toHaveTextContent('Choose what data the file contains.');
    const large = file('prices.csv');
    Object.defineProperty(large, 'size', { value: 33 * 1024 * 1024 });
    await choose(large, 'Choose another file');
    await person.click(await button('Preview changes'));
    expect(screen.getByRole('alert')).toHaveTextContent('The file is larger than 32 MB');
  });

  it('keeps the form when the server cannot use the file, and says why', async () => {
    const message = 'There is no table in the file.';
    const { person } = await open(FORM, { [SEND]: errorResponse(422, { message }) });
    await choose(file('prices.csv'));
    await person.click(await button('Preview changes'));
    expect(await screen.findByText(`${message} Nothing was saved.`)).toBeVisible();
    expect(screen.getByText(/^prices\.csv, /)).toBeVisible();
  });

  it('is only for staff who maintain what the file holds', async () => {
    await open('/staff/customers/upload');
    expect(
      await screen.findByText('Your account does not have permission to import files.'),
    ).toBeVisible();
  });
});

describe('the rows of a file', () => {
  it.each([
    ['will be updated', upload, 'Will be updated', 'Updated'],
    ['are updated once it is applied', applied({}), 'Updated', 'Will be updated'],
  ])('%s', async (_when, shown, words, others) => {
    await open(PREVIEW, { [SHOW]: shown });
    expect(await screen.findAllByText(words)).toHaveLength(3);
    expect(screen.queryByText(others)).not.toBeInTheDocument();
  });
});

it('lists every row, however many pages they come in, and draws those on the screen', async () => {
  const rows = Array.from({ length: 600 }, (_none, at) => ({ ...ROWS[0]!, line: at + 2 }));
  const { sent } = await open(PREVIEW, {
    [ROWS_OF]: ({ query }: { query: URLSearchParams }) =>
      query.get('from') === '1'
        ? { rows: rows.slice(0, 500), next: 501 }
        : { rows: rows.slice(500), next: null },
  });
  const table = await screen.findByRole('table', { name: 'Rows that will change' });
  expect(table).toHaveAttribute('aria-rowcount', '601');
  expect(within(table).getAllByRole('row').length).toBeLessThan(400);
  expect(sent(ROWS_OF).map(({ query }) => query.get('from'))).toEqual(['1', '501']);
});

describe('the preview of a file', () => {
  it('shows columns, counts, changes and errors, and applies the file', async () => {
    const done = applied({ counts: { changed: 2, conflict: 1, error: 1 } });
    const { sent, person } = await open(PREVIEW, { [APPLY]: done });
    const columns = within(await part('Column mapping'));
    expect(columns.getByRole('row', { name: /^SKU Product number YR1043$/ })).toBeVisible();
    expect(columns.getByRole('row', { name: /^Shade Ignored red$/ })).toBeVisible();
    const good = within(await part('Rows that will change'));
    const rows = () => good.getAllByRole('row').slice(1);
    const words = (row: HTMLElement) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    // The largest jump first: a fall to 3/5 is more than a rise by 16 %.
    expect(rows().map(words)).toEqual([
      ['3', 'Will be updated', '$5.00', '$3.00', '-40%'],
      ['2', 'Will be updated', '$8.60', '$9.95', '+15.7%', 'Class: empty → R'],
      ['4', 'Will be updated', 'empty', '$30.00', 'Retail price'],
    ]);
    expect(good.getByRole('rowheader', { name: 'Cotton yarn YR1044 CA' })).toBeVisible();
    await person.click(good.getByRole('button', { name: 'Line' }));
    expect(rows().map((row) => words(row)[0])).toEqual(['2', '3', '4']);
    const bad = within(await part('Rows not applied'));
    expect(
      bad.getByRole('row', { name: /^5 YR9 CA Has errors This product does not exist\.$/ }),
    ).toBeVisible();
    expect(screen.getByText('3 changed')).toBeVisible();

    await person.click(await button('Apply 3 changes'));
    expect(await screen.findByText('The file was applied.')).toBeVisible();
    expect(screen.getByText(/^1 row was skipped/)).toBeVisible();
    expect(sent(APPLY)[0]?.body).toEqual({ upload_id: 'U1', dry_run_id: 'T1' });
    expect(await button('Download results')).toBeEnabled();
  });

  it('applies unusual changes once their exact number is typed, and asks again if it has changed', async () => {
    const asking = tried({ confirm: { prices: 1200 }, examples: ['LOT-1 CA'] });
    const anew = {
      ...asking,
      ...applied({ state: 'needs_confirmation', confirm: { prices: 1199 } }),
    };
    const { answers, sent, person } = await open(PREVIEW, { [SHOW]: asking, [APPLY]: anew });
    const box = () =>
      screen.findByLabelText(/would rise more than tenfold, or fall by half or more$/);
    expect(await screen.findByText('For example: LOT-1 CA')).toBeVisible();
    await person.type(await box(), '1199');
    await person.click(await button('Apply 3 changes'));
    expect(screen.getByText(/^That is not the same number/)).toBeVisible();
    expect(sent(APPLY)).toEqual([]);
    await person.clear(await box());
    await person.type(await box(), '1,200');
    await person.click(await button('Apply 3 changes'));
    await screen.findByRole('heading', { name: 'Data changed since the preview' });
    expect(await box()).toHaveValue('');
    answers[APPLY] = applied({});
    await person.type(await box(), '1199');
    await person.click(await button('Apply 3 changes'));
    expect(await screen.findByText('The file was applied.')).toBeVisible();
    expect(sent(APPLY).map(({ body }) => body)).toEqual([
      { upload_id: 'U1', dry_run_id: 'T1', prices: 1200 },
      { upload_id: 'U1', dry_run_id: 'T1', prices: 1199 },
    ]);
  });

  it('applies large price jumps only when their number is typed', async () => {
    const { sent, person } = await open(PREVIEW, {
      [SHOW]: tried({ counts: { changed: 1, needs_confirmation: 2 } }),
      [APPLY]: applied({}),
    });
    await person.type(
      await screen.findByLabelText(/^2 prices rise more than tenfold, or fall by half or more/),
      '2',
    );
    await person.click(await button('Apply 1 change'));
    await screen.findByText('The file was applied.');
    expect(sent(APPLY)[0]?.body).toEqual({ upload_id: 'U1', dry_run_id: 'T1', prices: 2 });
  });

  it('has nothing to apply when nothing would change, and says that the same file was applied before', async () => {
    const earlier = { at: '2026-11-20T12:00:00.000Z', by: 'otto@staff.test' };
    await open(PREVIEW, {
      [SHOW]: { ...tried({ counts: { unchanged: 4, changed: 0 } }), earlier },
    });
    expect(await screen.findByText('No changes.')).toBeVisible();
    expect(
      screen.getByText(/^This file was already applied on .+ by otto@staff\.test\.$/),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Apply/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Download results' })).toBeNull();
  });

  it('shows its progress, and can be stopped', async () => {
    const running = tried({
      state: 'running',
      rows: 1200,
      counts: { changed: 500 },
    });
    const { sent, person } = await open(PREVIEW, {
      [SHOW]: running,
      [STOP]: tried({ state: 'cancelled' }),
    });
    expect(await screen.findByText('500 of 1,200 rows checked…')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('value', '500');
    await person.click(await button('Stop'));
    expect(await screen.findByText(/^The preview could not be completed\./)).toBeVisible();
    expect(sent(STOP)[0]?.body).toEqual({ upload_id: 'U1', dry_run_id: 'T1' });
  });

  it('can stop the import while the file is being applied', async () => {
    const { sent, person } = await open(PREVIEW, {
      [SHOW]: applied({ state: 'running', counts: { changed: 1 } }),
      [STOP]: applied({ state: 'cancelled' }),
    });
    await person.click(await button('Stop'));
    expect(await screen.findByText(/^The import was stopped\./)).toBeVisible();
    expect(sent(STOP)[0]?.body).toEqual({ upload_id: 'U1' });
  });

  it('shows what a colleague made of the file meanwhile, and names them', async () => {
    const message = 'sam@staff.test has applied this file, once.';
    const { answers, person } = await open(PREVIEW, { [APPLY]: errorResponse(409, { message }) });
    const press = await button('Apply 3 changes');
    answers[SHOW] = applied({ counts: { changed: 3 } });
    await person.click(press);
    expect(await screen.findByText('The file was applied.')).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Apply/ })).toBeNull();
  });

  it('that is stopped too late shows how it ended, or what a colleague applied', async () => {
    const message = 'sam@staff.test has applied this file, once.';
    const { answers, person } = await open(PREVIEW, {
      [SHOW]: tried({ state: 'running', counts: {} }),
      [STOP]: errorResponse(409, { message }),
    });
    const press = await button('Stop');
    answers[SHOW] = applied({ counts: { changed: 3 } });
    await person.click(press);
    expect(await screen.findByText('The file was applied.')).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
  });

  it('says so when there is no such upload', async () => {
    const message = 'This import no longer exists.';
    await open(PREVIEW, { [SHOW]: errorResponse(404, { message }) });
    expect(await screen.findByText(message)).toBeVisible();
  });
});

describe('the preview of a file of prices', () => {
  /** One row for each price after a price of 10.00 before. */
  const rowsOf = (prices: readonly number[]): UploadedRow[] =>
    prices.map((after, at) => ({
      line: at + 2,
      key: `YR${at} CA`,
      name: `Yarn ${after}`,
      outcome: after > 20 ? 'needs_confirmation' : 'changed',
      changes: [{ field: 'selling_price', before: 10, after }],
    }));
  const PRICES = [4, 5, 7.9, 8, 9.99, 10.2, 10.3, 10.4, 15, 20, 25];

  it('draws how far the prices change, with a table of its bars', async () => {
    const { person } = await open(PREVIEW, { [ROWS_OF]: { rows: rowsOf(PRICES), next: null } });
    const figure = within(await screen.findByRole('figure', { name: 'Price changes in percent' }));
    expect(figure.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/0% to \+5%: Rows: 3$/),
    );
    await person.click(figure.getByRole('button', { name: 'Show as table' }));
    const bars = figure
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
    expect(bars).toEqual([
      'less than -50%1',
      '-50% to -20%2',
      '-20% to -10%1',
      '-10% to -5%0',
      '-5% to 0%1',
      '0% to +5%3',
      '+5% to +10%0',
      '+10% to +20%0',
      '+20% to +50%0',
      '+50% to +100%1',
      '+100% or more2',
    ]);
  });

  it('leads from a bar to its rows, also those that are asked about, and back', async () => {
    const { person } = await open(PREVIEW, { [ROWS_OF]: { rows: rowsOf(PRICES), next: null } });
    const figure = within(await screen.findByRole('figure', { name: 'Price changes in percent' }));
    await person.click(figure.getByRole('button', { name: 'Show as table' }));
    const bar = figure.getByRole('row', { name: /^\+100% or more/ });
    await person.click(within(bar).getByRole('link', { name: '2' }));
    expect(await screen.findByText(/Rows with a change of \+100% or more\./)).toHaveFocus();
    expect(location.search).toBe('?jump=10');
    expect(screen.getByText('Yarn 20')).toBeVisible();
    expect(screen.getByText('Yarn 25')).toBeVisible();
    expect(screen.queryByText('Yarn 15')).toBeNull();

    await person.click(screen.getByRole('link', { name: 'Show all rows' }));
    expect(await screen.findByText('Yarn 15')).toBeVisible();
  });

  it('draws nothing of a few rows', async () => {
    await open(PREVIEW);
    await part('Rows that will change');
    expect(screen.queryByRole('figure')).toBeNull();
  });
});
