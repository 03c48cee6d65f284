import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { DeskListPrice, DeskPriceList } from '../../src/api/staffPriceLists';
import { errorResponse, type MockRequest, type MockResponses } from '../support/mockFetch';
import { DESK, renderStaff } from '../support/renderStaff';

const schools: DeskPriceList = {
  code: 'SCHOOLS',
  version: 3,
  name: 'Schools of Ontario',
  country: 'CA',
  percent_off: 12.5,
  binding: false,
  public: true,
  starts_on: '2026-09-01',
  ends_on: null,
  state: 'now',
  customers: 3,
  prices: 2,
  as_of: null,
};
const contract = { ...schools, code: 'CONTRACT', name: 'Contract', state: 'over' } as const;
const price: DeskListPrice = {
  product_id: 'FELT-1',
  name: 'Felt red',
  quantity_from: 10,
  unit_price: 3,
  list_price: 4,
};

const LIST = 'GET /api/staff/price-lists';
const ONE = 'GET /api/staff/price-list';
const PRICES = 'GET /api/staff/price-list/prices';
const ADD = 'POST /api/v1/price-lists';
const CHANGE = 'PATCH /api/v1/price-lists/SCHOOLS';
const CHANGE_PRICE = 'PATCH /api/v1/price-lists/SCHOOLS/prices/FELT-1';
const paged = { total: 2, page: 1, pagination: 25 };
const done = (key: string, outcome = 'changed') => ({ row: 1, key, outcome, version: 4 });
const refused = (field: string, code: string, message: string) =>
  errorResponse(400, { message: 'Refused.', errors: [{ field, code, message }] });
const sent = (requests: readonly MockRequest[]) =>
  requests.filter(({ method }) => method !== 'GET').map(({ body }) => body);

const open = async (at: string, answers: MockResponses = {}, roles = ['catalogue' as const]) => {
  const person = userEvent.setup();
  const rendered = await renderStaff({
    at,
    answers: {
      'GET /api/staff/desk': { ...DESK, roles },
      [LIST]: { price_lists: [schools, contract], ...paged },
      [ONE]: { price_list: schools },
      [PRICES]: { prices: [price], ...paged, total: 1 },
      ...answers,
    },
  });
  return { person, ...rendered };
};

describe('the price lists', () => {
  it('are in the rail, and listed with what they do and whether they are in force', async () => {
    await open('/staff/price-lists');
    const rail = screen.getByRole('navigation', { name: 'Staff menu' });
    expect(await within(rail).findByRole('link', { name: 'Price lists' })).toBeVisible();
    const row = await screen.findByRole('row', { name: /SCHOOLS/ });
    expect(row).toHaveTextContent(/Schools of Ontario.*12.5.*For everybody.*3.*2.*In force/);
    expect(screen.getByRole('row', { name: /CONTRACT/ })).toHaveTextContent('Ended');
    expect(within(row).getByRole('link')).toHaveAttribute('href', '/staff/price-lists/SCHOOLS');
  });

  it('gain a new one, whose faults are shown beside the fields', async () => {
    const { person, requests, answers } = await open('/staff/price-lists', {
      [ADD]: refused('ends_on', 'exchange.periodEmpty', 'The list would end before it begins.'),
    });
    await person.click(await screen.findByRole('button', { name: /Add price list/ }));
    await person.type(screen.getByLabelText(/^Percent off/), 'ten');
    await person.keyboard('{Enter}');
    expect(await screen.findByText(/Enter a code/)).toBeVisible();
    expect(screen.getByText(/Enter a percentage/)).toBeVisible();
    expect(sent(requests)).toEqual([]);

    await person.type(screen.getByLabelText(/^Code of the list/), 'new');
    await person.clear(screen.getByLabelText(/^Percent off/));
    await person.type(screen.getByLabelText(/^Percent off/), '7,5 %');
    await person.type(screen.getByLabelText('Last day in force'), '2027-01-31');
    await person.click(screen.getByLabelText(/Replaces all other prices/));
    await person.keyboard('{Enter}');
    expect(await screen.findByText('The list would end before it begins.')).toBeVisible();
    answers[ADD] = done('NEW', 'added');
    await person.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(location.pathname).toBe('/staff/price-lists/NEW'));
    expect(sent(requests).at(-1)).toEqual({
      code: 'NEW',
      country: 'CA',
      percent_off: 7.5,
      binding: true,
      public: false,
      starts_on: null,
      ends_on: '2027-01-31',
    });
  });

  it('cannot be added where the setting is off, and says which', async () => {
    await open('/staff/price-lists', {
      'GET /api/staff/desk': { ...DESK, roles: ['catalogue'], has_price_lists: false },
      [LIST]: { price_lists: [], ...paged, total: 0 },
    });
    expect(await screen.findByText(/the setting PRICE_LISTS is off/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Add price list/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Price lists' })).toBeNull();
  });
});

describe('a price list', () => {
  it('shows its prices beside list prices, and links to its customers', async () => {
    await open('/staff/price-lists/SCHOOLS');
    const row = await screen.findByRole('row', { name: /FELT-1/ });
    expect(row).toHaveTextContent(/Felt red.*10.*\$3\.00.*\$4\.00.*-25%/);
    expect(screen.getByRole('link', { name: '3 customers' })).toHaveAttribute(
      'href',
      '/staff/customers?price_list=SCHOOLS',
    );
  });

  it('sends only what was changed of it', async () => {
    const { person, requests } = await open('/staff/price-lists/SCHOOLS', {
      [CHANGE]: done('SCHOOLS'),
    });
    await screen.findByRole('row', { name: /FELT-1/ });
    await person.keyboard('e');
    await person.clear(screen.getByLabelText(/^Percent off/));
    await person.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(sent(requests)).toEqual([{ percent_off: null }]));
    expect(requests.find(({ method }) => method === 'PATCH')?.headers.get('if-match')).toBe('"3"');
  });

  it('keeps what was typed if somebody else has changed it, and saves only that over it', async () => {
    const { person, requests, answers } = await open('/staff/price-lists/SCHOOLS', {
      [CHANGE]: errorResponse(412, { message: 'Changed.' }),
    });
    await screen.findByRole('row', { name: /FELT-1/ });
    await person.keyboard('e');
    await person.clear(screen.getByLabelText(/^Percent off/));
    await person.type(screen.getByLabelText(/^Percent off/), '9');
    answers[ONE] = { price_list: { ...schools, version: 8, name: 'Schools', binding: true } };
    await person.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(
      await screen.findByText(/Someone else has changed this list\. Nothing was saved/),
    ).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: /^Schools$/ })).toBeVisible();
    expect(screen.getByLabelText(/^Percent off/)).toHaveValue('9');

    answers[CHANGE] = done('SCHOOLS');
    await person.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(screen.queryByLabelText(/^Percent off/)).toBeNull());
    expect(sent(requests)).toEqual([{ percent_off: 9 }, { percent_off: 9 }]);
    const versions = requests.flatMap(({ headers }) => headers.get('if-match') ?? []);
    expect(versions).toEqual(['"3"', '"8"']);
  });

  it('asks about a price that jumps, and sends it once more with the yes', async () => {
    const { person, requests, answers } = await open('/staff/price-lists/SCHOOLS', {
      [CHANGE_PRICE]: refused('unit_price', 'exchange.priceJump', 'Far from the price before.'),
    });
    await person.click(
      await screen.findByRole('button', { name: 'Price of FELT-1 from 10 packs' }),
    );
    const sheet = within(screen.getByRole('dialog'));
    await person.clear(sheet.getByLabelText('Unit price'));
    await person.type(sheet.getByLabelText('Unit price'), '0.10{Enter}');
    expect(await sheet.findByText('Far from the price before.')).toBeVisible();
    answers[CHANGE_PRICE] = done('SCHOOLS FELT-1 10');
    await person.click(sheet.getByRole('checkbox'));
    await person.click(sheet.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const step = { quantity_from: 10, unit_price: 0.1 };
    expect(sent(requests)).toEqual([step, { ...step, is_confirmed: true }]);
  });

  it('says what removing a price and deleting the list mean before it does', async () => {
    const { person, requests, answers } = await open('/staff/price-lists/SCHOOLS', {
      [CHANGE_PRICE]: done('SCHOOLS FELT-1 10'),
      [CHANGE]: done('SCHOOLS'),
    });
    await person.click(
      await screen.findByRole('button', { name: 'Remove the price of FELT-1 from 10 packs?' }),
    );
    expect(screen.getByRole('dialog')).toHaveTextContent('Orders that were placed keep');
    answers[ONE] = { price_list: { ...schools, version: 4 } };
    await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await person.keyboard('r');
    expect(screen.getByRole('dialog')).toHaveTextContent(/This cannot be undone/);
    await person.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete list' }),
    );
    await waitFor(() => expect(location.pathname).toBe('/staff/price-lists'));
    expect(sent(requests)).toEqual([{ quantity_from: 10, unit_price: null }, { removed: true }]);
    const versions = requests.flatMap(({ headers }) => headers.get('if-match') ?? []);
    expect(versions).toEqual(['"3"', '"4"']);
  });

  it('is only shown to staff who may not change it', async () => {
    await open('/staff/price-lists/SCHOOLS', {
      'GET /api/staff/desk': { ...DESK, roles: ['orders'] },
    });
    await screen.findByRole('row', { name: /FELT-1/ });
    expect(screen.queryByRole('button', { name: /Edit|Set price|Delete|Price of/ })).toBeNull();
  });
});
