import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { Product } from '#contract/product';

import type { MockResponses, MockRequest } from '../support/mockFetch';
import { pageOf, productOf, visitorProductOf } from '../support/product';
import { renderPage } from '../support/renderPage';
import { menuCategory, shellAnswers } from '../support/shell';
import { advanceTime, flushTasks, installFakeTimers } from '../support/signedInStore';

const WRONG = '036000291453';
const RIGHT = '036000291452';
const MESSAGE = `The last digit of ${WRONG} does not fit the others. One digit of this barcode was mistyped or misread.`;

async function typeInto(text: string, found: Product[] = []) {
  const { requests } = await renderPage({
    at: '/about-us',
    isWhole: true,
    signedIn: false,
    answers: {
      ...shellAnswers,
      'GET /api/pages/about-us': { title: 'About', body: '' },
      'GET /search/': pageOf(found),
    },
  });
  installFakeTimers();
  const person = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const box = screen.getByRole('combobox', { name: 'Search products' });
  await person.type(box, text);
  await act(() => advanceTime(1_000));
  await act(() => advanceTime(1_000));
  return { box, person, searches: () => requests.filter(({ path }) => path === '/search/').length };
}

afterEach(() => void jest.useRealTimers());

describe('the search box on every screen', () => {
  it('reports a barcode’s wrong check digit in the words of the search page', async () => {
    const { box, person } = await typeInto(WRONG);
    expect(screen.getByText(MESSAGE)).toBeVisible();

    await person.type(box, '{Backspace}');
    expect(screen.queryByText(MESSAGE)).not.toBeInTheDocument();
  });

  it('is reached by / from anywhere, and takes it as text while it has the focus', async () => {
    const { box, person } = await typeInto('red');
    await person.tab();
    await person.keyboard('/');
    expect(box).toHaveFocus();
    expect(box).toHaveValue('red');
    await person.keyboard('/');

    expect(box).toHaveValue('/');
  });

  it('drops the message when the focus leaves it', async () => {
    const { person } = await typeInto(WRONG);
    expect(screen.getByText(MESSAGE)).toBeVisible();
    await person.tab();

    expect(screen.queryByText(MESSAGE)).not.toBeInTheDocument();
  });

  it('shows no message when the shop knows the code as typed', async () => {
    const { searches } = await typeInto(WRONG, [productOf(WRONG)]);

    expect(searches()).toBe(1);
    expect(screen.queryByText(MESSAGE)).not.toBeInTheDocument();
  });

  it.each([RIGHT, '22423', 'red acrylic'])('asks once for %s, and says nothing', async (text) => {
    const { searches } = await typeInto(text);

    expect(searches()).toBe(1);
    expect(screen.queryByText(/was mistyped or misread/)).not.toBeInTheDocument();
  });
});

const MENU = [
  menuCategory('Thread', {
    cat_code: 'THR',
    sub_cate: [
      { sub_cate: 'Sewing thread', category: 'Sewing', cat_code: 'THR SEW', sub_subCat: [] },
    ],
  }),
  menuCategory('Paint'),
];

/** Responses for the pages that a search leads to. */
const PAGES: MockResponses = {
  'GET /api/productDescription': { product: productOf('GT-2'), related: [] },
  'GET /api/cadProducts': pageOf([]),
  'GET /api/filter-options-by-category': { colors: [], type: [], size: [], brand: [] },
};

interface Typing {
  signedIn?: boolean;
  answers?: MockResponses;
}

async function typeThread({ signedIn = true, answers = {} }: Typing = {}) {
  const { requests } = await renderPage({
    at: '/about-us',
    isWhole: true,
    signedIn,
    answers: {
      ...shellAnswers,
      'GET /api/pages/about-us': { title: 'About', body: '' },
      'GET /api/categories': { category: MENU },
      'GET /search/': pageOf([
        productOf('GT-1', { available: 0 }),
        productOf('GT-2', { available: 7, selling_price: 3.25 }),
      ]),
      ...answers,
    },
  });
  const person = userEvent.setup();
  const box = screen.getByRole('combobox', { name: 'Search products' });
  await person.click(box);
  await person.paste('thread');
  return { box, person, requests };
}

const choices = () => screen.findAllByRole('option');
const texts = async () => (await choices()).map(({ textContent }) => textContent);

describe('the search suggestions', () => {
  it('list products, available ones first, then categories, then the search for all', async () => {
    await typeThread();

    expect(await texts()).toEqual([
      'Thread GT-2GT-2$3.257 available',
      'Thread GT-1GT-1$2.50Out of stock',
      'Thread in Categories',
      'Sewing thread in Categories › Thread',
      'Search all for “thread”',
    ]);
  });

  it('say of a product that is coming soon that it is', async () => {
    await typeThread({ answers: { 'GET /search/': pageOf([productOf('GT-1', { class: 'N' })]) } });

    expect((await texts())[0]).toBe('Thread GT-1GT-1$2.50Coming Soon');
  });

  it('match the latest input: an overtaken call is aborted, and its late answer is ignored', async () => {
    let answerLate = () => {};
    const late = new Promise<void>((resolve) => (answerLate = resolve));
    const search = async ({ query }: MockRequest) => {
      if (query.get('search_term') === 'thread gold') return pageOf([productOf('NEW-1')]);
      await late;
      return pageOf([productOf('OLD-1')]);
    };
    const { person, requests } = await typeThread({ answers: { 'GET /search/': search } });
    const searches = () => requests.filter(({ path }) => path === '/search/');
    await waitFor(() => expect(searches()).toHaveLength(1));

    await person.paste(' gold');
    await waitFor(() => expect(searches()).toHaveLength(2));
    expect(searches().map(({ signal }) => signal.aborted)).toEqual([true, false]);
    answerLate();
    await act(() => flushTasks());

    expect((await texts())[0]).toContain('NEW-1');
    expect(screen.queryByText(/OLD-1/)).not.toBeInTheDocument();
  });

  it('are requested once: the search page waits for the same answer when Enter comes first', async () => {
    let answerLate = () => {};
    const late = new Promise<void>((resolve) => (answerLate = resolve));
    const search = async () => {
      await late;
      return pageOf([productOf('LATE-1')]);
    };
    const { person, requests } = await typeThread({
      answers: { ...PAGES, 'GET /search/': search },
    });
    const searches = () => requests.filter(({ path }) => path === '/search/');
    await waitFor(() => expect(searches()).toHaveLength(1));

    await person.keyboard('{Enter}');
    await waitFor(() => expect(location.pathname).toBe('/search-page/thread/1'));
    await act(() => flushTasks());
    answerLate();

    expect(await screen.findByRole('link', { name: /LATE-1/ })).toBeVisible();
    expect(searches()).toHaveLength(1);
  });

  it('show a visitor neither price nor stock', async () => {
    await typeThread({
      signedIn: false,
      answers: { 'GET /search/': pageOf([visitorProductOf('GT-1'), visitorProductOf('GT-2')]) },
    });

    expect((await texts()).slice(0, 2)).toEqual(['Thread GT-1GT-1', 'Thread GT-2GT-2']);
  });

  it('begin with the product whose number was typed, even if it is out of stock', async () => {
    const { person, box } = await typeThread();
    await person.clear(box);
    await person.paste('gt-1');

    await waitFor(async () =>
      expect((await texts()).at(0)).toBe('Thread GT-1GT-1$2.50Out of stock'),
    );
  });

  it('are navigated with the arrow keys while the box keeps the focus', async () => {
    const { person, box } = await typeThread();
    const [first, second] = await choices();
    expect(box).toHaveAttribute('aria-expanded', 'true');
    expect(box).not.toHaveAttribute('aria-activedescendant');

    await person.keyboard('{ArrowDown}{ArrowDown}');
    expect(box).toHaveFocus();
    expect(box).toHaveAttribute('aria-activedescendant', second!.id);
    expect(second).toHaveAttribute('aria-selected', 'true');
    expect(first).toHaveAttribute('aria-selected', 'false');

    await person.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(box).toHaveAttribute('aria-activedescendant', (await choices()).at(-1)!.id);
  });

  it.each([
    ['a product', 0, '/description/GT-2/CA'],
    ['a category', 3, '/products/Sewing%20thread/Sewing/THR%20SEW'],
    ['everything', 4, '/search-page/thread/1'],
  ])('lead to %s on Enter', async (_what, at, address) => {
    const { person } = await typeThread({ answers: PAGES });
    await choices();
    await person.keyboard(`${'{ArrowDown}'.repeat(at + 1)}{Enter}`);

    await waitFor(() => expect(location.pathname).toBe(address));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('lead to a category on a click', async () => {
    const { person } = await typeThread({ answers: PAGES });
    await person.click((await choices())[3]!);

    await waitFor(() =>
      expect(location.pathname).toBe('/products/Sewing%20thread/Sewing/THR%20SEW'),
    );
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('close on Escape and reopen with an arrow key; a second Escape empties the box', async () => {
    const { person, box } = await typeThread();
    await choices();
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(box).toHaveValue('thread');

    await person.keyboard('{ArrowDown}');
    expect(await choices()).toHaveLength(5);
    await person.keyboard('{Escape}{Escape}');
    expect(box).toHaveValue('');
  });

  it('do not delay Enter, which searches for what was typed', async () => {
    const { person } = await typeThread({
      answers: { 'GET /search/': () => new Promise(() => {}) },
    });
    await person.keyboard('{Enter}');

    expect(location.pathname).toBe('/search-page/thread/1');
  });

  it('share their call with the search page, which makes none of its own', async () => {
    const { person, requests } = await typeThread();
    await choices();
    await person.keyboard('{Enter}');

    await screen.findByRole('heading', { level: 1, name: 'Results for “thread”' });
    const searches = requests.filter(({ path }) => path === '/search/');
    expect(searches.map(({ query }) => query.get('search_term'))).toEqual(['thread']);
  });
});
