import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { Proposal, PurchasedItem } from '#contract/purchaseHistory';
import { monthsUntil } from '#domain/months';

import { errorResponse, type MockRequest, type MockResponses } from '../support/mockFetch';
import { productOf } from '../support/product';
import { renderPage } from '../support/renderPage';
import { shellAnswers } from '../support/shell';

const MONTHS = monthsUntil('2026-11', 12);

const itemOf = (id: string, changes: Partial<PurchasedItem> = {}): PurchasedItem => ({
  ...productOf(id),
  orders: 4,
  usual_item: 3,
  last_item: 2,
  last_date: '2026-10-20T15:00:00.000Z',
  last_price: 2.5,
  monthly: [0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 2, 0],
  interval: 14,
  due: false,
  category: 'Sewing',
  ...changes,
});

const proposalOf = (id: string, group: Proposal['group'] = 'goes-with'): Proposal => ({
  ...productOf(id),
  group,
});

const items = [
  itemOf('GT-1', { name: 'Fil <b>émeraude</b>', due: true }),
  itemOf('GT-2', { last_price: 2.25, interval: null }),
  itemOf('GT-3', { category: 'Paper', selling_price_2: 2.5, barcodes: ['036000291452'] }),
  itemOf('GT-4', { available: 0, due: true, last_date: '2026-11-01T15:00:00.000Z' }),
];

const answers = (products: PurchasedItem[] = items): MockResponses => ({
  'GET /api/features': { features: ['what-i-buy'] },
  'GET /api/what-i-buy': { months: MONTHS, products, proposals: [proposalOf('NEW-1')] },
});

/** Only rows near the viewport are rendered; the test's viewport has room for all of these. */
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
  window.innerHeight = 900;
});
afterEach(() => jest.restoreAllMocks());

const textBox = () => screen.getByRole('searchbox', { name: 'Find in the list' });

const rowsShown = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map((head) => head.textContent.match(/GT-\d/)?.[0]);

describe('the “What I buy” list', () => {
  it('shows how each product is bought, with a box for a new quantity', async () => {
    await renderPage({ at: '/what-i-buy', answers: answers() });

    const row = (await screen.findByRole('rowheader', { name: /GT-2/ })).closest<HTMLElement>(
      'tr',
    )!;
    expect(
      within(row).getByRole('img', { name: 'February 2026: 3; October 2026: 2' }),
    ).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Packs by month Dec Nov' })).toBeVisible();
    expect(row).toHaveTextContent('$2.50was $2.25');
    expect(within(row).getByRole('textbox')).toBeEnabled();
    expect(screen.getByText('4 of 4 products')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Print as an order form' })).toHaveAttribute(
      'href',
      '/pform?from=habits',
    );
  });

  it.each([
    ['words with any accents', () => userEvent.type(textBox(), 'EMERAUDE fil'), ['GT-1']],
    ['a barcode', () => userEvent.type(textBox(), '0360002'), ['GT-3']],
    [
      'category',
      () => userEvent.selectOptions(screen.getByLabelText('Category'), 'Paper'),
      ['GT-3'],
    ],
    ['what is due', () => userEvent.click(screen.getByLabelText('Due now (2)')), ['GT-1', 'GT-4']],
    [
      'price',
      () => userEvent.click(screen.getByLabelText('On sale or price changed')),
      ['GT-2', 'GT-3'],
    ],
  ])('is filtered by %s', async (_what, act, shown) => {
    await renderPage({ at: '/what-i-buy', answers: answers() });
    await screen.findByRole('table');

    await act();

    expect(rowsShown()).toEqual(shown);
    await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
    expect(rowsShown()).toHaveLength(4);
  });

  it('is narrowed to the orders of a person or an address, also to none, and back', async () => {
    const scopes = { people: true, ship_to: [{ code: 'B', name: 'Depot B' }] };
    const all = { months: MONTHS, products: items, proposals: [], scopes };
    const { requests } = await renderPage({
      at: '/what-i-buy',
      answers: {
        'GET /api/features': { features: ['what-i-buy'] },
        'GET /api/what-i-buy': ({ query }: MockRequest) => ({
          ...all,
          products: query.has('mine') ? [] : query.has('ship_to') ? items.slice(0, 1) : items,
        }),
      },
    });
    const choose = async (name: string) =>
      userEvent.selectOptions(await screen.findByLabelText('Orders of'), name);
    await choose('Depot B');
    expect(await screen.findByText('1 of 1 product')).toBeInTheDocument();
    expect(requests.at(-1)?.query.get('ship_to')).toBe('B');
    await choose('Me');
    expect(await screen.findByText(/^Nothing you buy matches/)).toBeVisible();
    await choose('Everybody');
    expect(await screen.findByText('4 of 4 products')).toBeInTheDocument();
  });

  it('is sorted as chosen, and keeps the sorting in the address', async () => {
    await renderPage({ at: '/what-i-buy?due=1', answers: answers() });
    await screen.findByRole('table');

    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Bought most recently');

    expect(rowsShown()).toEqual(['GT-4', 'GT-1']);
    expect(location.search).toBe('?due=1&sort=last');
  });

  it('shows everything again when the menu leads to it', async () => {
    await renderPage({
      at: '/what-i-buy?due=1',
      isWhole: true,
      answers: { ...shellAnswers, ...answers() },
    });
    await screen.findByRole('table');
    await userEvent.type(textBox(), 'fil');
    expect(rowsShown()).toEqual(['GT-1']);
    await userEvent.click(screen.getByRole('button', { name: 'New order' }));
    await userEvent.click(screen.getByRole('link', { name: 'What I buy' }));

    expect(location.search).toBe('');
    expect(rowsShown()).toHaveLength(4);
  });

  it('moves from box to box on Enter and sends all quantities in one request', async () => {
    const { requests } = await renderPage({
      at: '/what-i-buy',
      answers: {
        ...answers(),
        'POST /api/cart/add': { status: true, lines: [] },
        'GET /api/cart': { products: [] },
      },
    });
    await screen.findByRole('table');

    await userEvent.click(screen.getAllByRole('textbox')[0]!);
    await userEvent.keyboard('5{Enter}7{Enter}');
    await userEvent.click(screen.getByRole('button', { name: /Update cart/ }));

    const sent = requests.filter(({ path }) => path === '/api/cart/add');
    expect(sent).toHaveLength(1);
    expect(JSON.stringify(sent[0]?.body)).toMatch(/GT-1.*GT-2/);
  });

  it('fills in the usual quantity of due, available products without overwriting typed ones', async () => {
    await renderPage({
      at: '/what-i-buy',
      answers: answers([...items, itemOf('GT-5', { due: true })]),
    });
    await screen.findByRole('table');

    await userEvent.type(screen.getByRole('textbox', { name: /GT-5/ }), '9');
    await userEvent.click(screen.getByRole('button', { name: 'Fill in 1 usual quantity' }));

    expect(screen.getByRole('textbox', { name: /émeraude/ })).toHaveValue('3');
    expect(screen.getByRole('textbox', { name: /GT-5/ })).toHaveValue('9');
    expect(screen.getByRole('textbox', { name: /GT-4/ })).toHaveValue('');

    await userEvent.click(screen.getByRole('button', { name: 'Clear 1 filled-in quantity' }));
    expect(screen.getByRole('textbox', { name: /émeraude/ })).toHaveValue('');
    expect(screen.getByRole('textbox', { name: /GT-5/ })).toHaveValue('9');
  });

  it('sets apart products that were never bought', async () => {
    await renderPage({ at: '/what-i-buy', answers: answers() });

    const section = await screen.findByRole('region', { name: 'You may want these too' });
    expect(within(section).getByText('NEW-1')).toBeInTheDocument();
    expect(within(screen.getByRole('table')).queryByText('NEW-1')).not.toBeInTheDocument();
  });

  it('groups them by why they are proposed, and shows the likeliest 60 until more are asked for', async () => {
    const many = Array.from({ length: 62 }, (_, at) => proposalOf(`WITH-${at}`));
    await renderPage({
      at: '/what-i-buy',
      answers: {
        ...answers(),
        'GET /api/what-i-buy': {
          months: MONTHS,
          products: items,
          proposals: [proposalOf('NEW-1', 'new'), ...many, proposalOf('HOT-1', 'in-demand')],
        },
      },
    });
    const fits = await screen.findByRole('region', { name: 'Goes with what you buy' });
    expect(within(fits).getAllByRole('listitem')).toHaveLength(59);
    expect(screen.getByRole('region', { name: 'New' })).toHaveTextContent('NEW-1');
    const lately = screen.getByRole('region', { name: 'Much ordered lately' });
    expect(lately).not.toHaveTextContent('HOT-1');

    await userEvent.click(within(fits).getByRole('button', { name: 'Show 3 more products' }));

    expect(within(fits).getAllByRole('listitem')).toHaveLength(62);
    expect(within(fits).getAllByRole('link')[59]).toHaveFocus();
    expect(within(fits).queryByRole('button', { name: /^Show/ })).not.toBeInTheDocument();
    await userEvent.click(within(lately).getByRole('button', { name: 'Show 1 more product' }));
    expect(lately).toHaveTextContent('HOT-1');
  });

  it('says so when nothing matches, and when nothing was bought yet', async () => {
    const { unmount } = await renderPage({ at: '/what-i-buy?text=zzz', answers: answers() });
    expect(await screen.findByText(/^Nothing you buy matches/)).toBeInTheDocument();
    unmount();

    await renderPage({
      at: '/what-i-buy',
      answers: {
        ...answers(),
        'GET /api/what-i-buy': { months: [], products: [], proposals: [] },
      },
    });
    expect(await screen.findByText(/^You have not ordered anything yet/)).toBeInTheDocument();
  });

  it('says so when the server does not offer it', async () => {
    await renderPage({
      at: '/what-i-buy',
      answers: {
        'GET /api/features': () => errorResponse(404, { message: 'Nothing here.' }),
        'GET /api/what-i-buy': () => errorResponse(404, { message: 'Nothing here.' }),
      },
    });

    expect(
      await screen.findByText(/^This list is not available on this server/),
    ).toBeInTheDocument();
  });

  it('says why it could not be loaded, and loads again on request', async () => {
    const table = answers();
    const whole = table['GET /api/what-i-buy'];
    table['GET /api/what-i-buy'] = () =>
      errorResponse(400, { message: 'The orders are being counted.' });
    await renderPage({ at: '/what-i-buy', answers: table });

    expect(await screen.findByText('The orders are being counted.')).toBeInTheDocument();
    table['GET /api/what-i-buy'] = whole;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('table')).toBeInTheDocument();
  });

  it.each([
    ['fr', 'Mes achats', 'À commander maintenant (2)'],
    ['es', 'Lo que compro', 'Por pedir ya (2)'],
  ] as const)('is available in %s', async (language, title, tick) => {
    await renderPage({ at: '/what-i-buy', answers: answers(), language });

    expect(await screen.findByLabelText(tick)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });
});
