import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { Spending } from '#contract/spending';
import { monthsUntil } from '#domain/months';

import { errorResponse, type MockResponses } from '../support/mockFetch';
import { renderPage } from '../support/renderPage';

const MONTHS = monthsUntil('2026-11', 24);
/** Nothing but these, by the position of the month. */
const amounts = (given: Record<number, number>) => MONTHS.map((_, index) => given[index] ?? 0);

const spending = (categories: Spending['categories']): Spending => ({
  months: MONTHS.map((month, index) => ({
    month,
    total: categories.reduce((total, { totals }) => total + totals[index]!, 0),
  })),
  categories,
});

const bought = spending([
  { name: 'Sewing', totals: amounts({ 23: 1200.5, 22: 300, 11: 80.25 }) },
  { name: 'Paper', totals: amounts({ 23: 0.5, 12: 19.99 }) },
]);

const answers = (answer: unknown = bought): MockResponses => ({
  'GET /api/features': { features: ['spending'] },
  'GET /api/spending': answer as object,
});

const openProfile = (answer?: unknown) => renderPage({ at: '/profile', answers: answers(answer) });
const chart = (name: string) => screen.findByRole('figure', { name });

describe("a customer's spending", () => {
  it('is added up over the latest year and the one before', async () => {
    await openProfile();

    const card = await screen.findByRole('region', { name: 'Your spending' });
    expect(card).toHaveTextContent('Latest year: $1,520.99 · Year before: $80.25');
    expect(card).toHaveTextContent('without tax, in CAD');
  });

  it('says the values of the current month, and of any other by keyboard', async () => {
    await openProfile();
    const byMonth = await chart('By month');
    expect(byMonth).toHaveTextContent('November 2026Latest year $1,201.00Year before $80.25');

    const slider = within(byMonth).getByRole('slider', { name: 'By month' });
    expect(slider).toHaveAttribute(
      'aria-valuetext',
      'November 2026: Latest year: $1,201.00; Year before: $80.25',
    );
    fireEvent.change(slider, { target: { value: 10 } });
    expect(byMonth).toHaveTextContent('October 2026Latest year $300.00Year before $0.00');
  });

  it('says the values of the month under the mouse', async () => {
    await openProfile();
    const byMonth = await chart('By month');
    const slider = within(byMonth).getByRole('slider');
    jest.spyOn(slider, 'clientWidth', 'get').mockReturnValue(240);
    const move = new PointerEvent('pointermove', { bubbles: true });
    Object.defineProperty(move, 'offsetX', { value: 210 });
    fireEvent(slider, move);

    expect(byMonth).toHaveTextContent('October 2026');
  });

  it('is a table on request', async () => {
    await openProfile();
    const byCategory = await chart('By category');
    expect(within(byCategory).queryByRole('table')).not.toBeInTheDocument();
    await userEvent.click(within(byCategory).getByRole('button', { name: 'Show as table' }));

    const rows = within(byCategory).getAllByRole('row');
    expect(rows[0]).toHaveTextContent('MonthSewingPaper');
    expect(rows[1]).toHaveTextContent('December 2025$0.00$19.99');
    expect(rows.at(-1)).toHaveTextContent('November 2026$1,200.50$0.50');
    await userEvent.click(within(byCategory).getByRole('button', { name: 'Hide the table' }));
    expect(within(byCategory).queryByRole('table')).not.toBeInTheDocument();
  });

  it('is a file on request', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
    URL.revokeObjectURL = () => {};
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await openProfile();
    const byMonth = await chart('By month');
    await userEvent.click(within(byMonth).getByRole('button', { name: 'Download as CSV' }));
    click.mockRestore();

    const text = new TextDecoder().decode(await saved[0]!.arrayBuffer());
    expect(text).toContain('Month,Latest year,Year before\r\n');
    expect(text).toContain('November 2026,1201,80.25\r\n');
  });

  it('adds up small categories, and those without a name', async () => {
    const many = ['A', 'B', 'C', '', 'D', 'E', 'F'].map((name, index) => ({
      name,
      totals: amounts({ 23: 70.1 - index * 10 }),
    }));
    await openProfile(spending(many));

    const byCategory = await chart('By category');
    expect(byCategory).toHaveTextContent(
      'November 2026: $280.70A $70.10B $60.10C $50.10D $30.10E $20.10Other $50.20',
    );
  });

  it('says so when nothing was ordered, and why it cannot be shown', async () => {
    const { unmount } = await openProfile(spending([]));
    expect(await screen.findByText(/^You have not ordered anything/)).toBeVisible();
    expect(screen.queryByRole('figure')).not.toBeInTheDocument();
    unmount();

    await openProfile(errorResponse(400, { message: 'The orders are being counted.' }));
    expect(await screen.findByText('The orders are being counted.')).toBeVisible();
  });

  it.each([
    ['fr', 'Vos dépenses', 'novembre 2026'],
    ['es', 'Sus gastos', 'noviembre de 2026'],
  ] as const)('is available in %s', async (language, title, month) => {
    await renderPage({ at: '/profile', answers: answers(), language });

    const card = await screen.findByRole('region', { name: title });
    expect((await within(card).findAllByRole('figure'))[0]).toHaveTextContent(month);
  });
});

describe('the home of a buyer', () => {
  const home = {
    'GET /api/fetch-order': { orders: [], total: 0 },
    'GET /api/categories': { category: [] },
    'GET /api/crousalImages': { images: [] },
  };

  it('shows the spending by month, with the way to the rest', async () => {
    await renderPage({ at: '/', answers: { ...home, ...answers() } });

    const box = await screen.findByRole('region', { name: 'Your spending' });
    expect(await within(box).findByRole('figure', { name: 'By month' })).toBeVisible();
    expect(within(box).getByRole('link', { name: 'All of your spending' })).toHaveAttribute(
      'href',
      '/profile',
    );
  });
});
