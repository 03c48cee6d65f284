import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { Language } from '#domain/languages';

import { errorResponse, type MockResponses, type MockRequest } from '../support/mockFetch';
import { pageOf, productOf } from '../support/product';
import { renderPage } from '../support/renderPage';
import { shellAnswers } from '../support/shell';

const found = (total: number, more: object = {}) => ({
  products: [productOf('GT-1'), productOf('GT-2', { barcodes: ['4008015020507'] })].slice(0, total),
  total,
  page: 1,
  page_size: 25,
  ...more,
});

const namesInGrid = () =>
  within(screen.getByRole('table'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('searching', () => {
  it('requests the words, page and page size from the address', async () => {
    const { requests } = await renderPage({
      at: '/search-page/red%20thread/2?page_size=50',
      answers: { 'GET /search/': found(2, { total: 60 }) },
    });

    expect(
      await screen.findByRole('heading', { level: 1, name: 'Results for “red thread”' }),
    ).toBeVisible();
    expect(Object.fromEntries(requests[0]!.query)).toEqual({
      search_term: 'red thread',
      lang_code: 'en',
      country: 'CA',
      page: '2',
      page_size: '50',
    });
  });

  it('keeps the page number in the address', async () => {
    await renderPage({
      at: '/search-page/thread/1',
      answers: { 'GET /search/': found(2, { total: 60 }) },
    });

    const [pages] = await screen.findAllByRole('navigation', { name: 'Pages' });
    await userEvent.click(within(pages!).getByRole('button', { name: 'Page 3' }));
    expect(location.pathname).toBe('/search-page/thread/3');
  });

  it('starts at the first page again when more records per page are chosen', async () => {
    await renderPage({
      at: '/search-page/thread/3',
      answers: { 'GET /search/': found(2, { total: 60 }) },
    });

    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Records per page' }),
      '50',
    );
    expect(location.pathname + location.search).toBe('/search-page/thread/1?page_size=50');
  });

  it('goes to the last page when the requested one does not exist', async () => {
    await renderPage({
      at: '/search-page/thread/99',
      answers: {
        'GET /search/': ({ query }: MockRequest) =>
          query.get('page') === '3' ? found(2, { total: 60 }) : found(0, { total: 60 }),
      },
    });

    expect(await screen.findByRole('link', { name: 'Thread GT-1' })).toBeInTheDocument();
    expect(location.pathname).toBe('/search-page/thread/3');
  });

  it('lists the product with the typed barcode first', async () => {
    await renderPage({
      at: '/search-page/4008015020507/1',
      answers: { 'GET /search/': found(2) },
    });

    await screen.findByRole('link', { name: 'Thread GT-1' });
    expect(namesInGrid()).toEqual(['Thread GT-2', 'Thread GT-1']);
  });

  it('lists the product with the typed number first, however it was typed', async () => {
    await renderPage({ at: '/search-page/gt%202/1', answers: { 'GET /search/': found(2) } });

    await screen.findByRole('link', { name: 'Thread GT-1' });
    expect(namesInGrid()).toEqual(['Thread GT-2', 'Thread GT-1']);
  });

  it('says what it looked for after correcting a typo', async () => {
    await renderPage({
      at: '/search-page/thraed/1',
      answers: { 'GET /search/': found(2, { corrected: 'thread' }) },
    });

    expect(await screen.findByText(/^Showing results for “thread”/)).toBeInTheDocument();
  });

  it('says which words were left out when no product matches all of them', async () => {
    await renderPage({
      at: '/search-page/red%20thread%20250%20ml/1',
      answers: { 'GET /search/': found(2, { unmatched: ['red', '250 ml'] }) },
    });

    expect(
      await screen.findByText(
        'No product matches all of these words. Words left out: red, 250 ml.',
      ),
    ).toBeInTheDocument();
  });

  it.each<[string, Language, string]>([
    [
      'English',
      '',
      'No product matches all of these words. Words left out: red, 250 ml. Showing products with thread.',
    ],
    [
      'French',
      'fr',
      'Aucun produit ne réunit tous ces mots. Mots laissés de côté : red, 250 ml. Voici les produits avec thread.',
    ],
    [
      'Spanish',
      'es',
      'Ningún producto reúne todas estas palabras. Palabras omitidas: red, 250 ml. Se muestran los productos con thread.',
    ],
  ])('says in %s which words the results match', async (_in, language, expected) => {
    await renderPage({
      at: '/search-page/red%20thread%20250%20ml/1',
      language,
      answers: {
        'GET /search/': found(2, { matched: ['thread'], unmatched: ['red', '250 ml'] }),
      },
    });

    expect(await screen.findByText(expected)).toBeInTheDocument();
  });

  it.each([
    ['4008015020508', true],
    ['4008015020507', false],
    ['brush 12', false],
  ])('reports a wrong check digit in %s: %s', async (query, isWrong) => {
    await renderPage({
      at: `/search-page/${encodeURIComponent(query)}/1`,
      answers: { 'GET /search/': found(0), 'GET /api/displayCategories': { category: [] } },
    });
    await screen.findByText(/Check the spelling|spelling/);

    expect(screen.queryAllByText(/was mistyped or misread/)).toHaveLength(isWrong ? 1 : 0);
  });

  it('suggests what to try, and the categories, when nothing matches', async () => {
    await renderPage({
      at: '/search-page/zzz/1',
      answers: {
        'GET /search/': found(0),
        'GET /api/displayCategories': {
          category: [
            { name: 'Sewing', category: 'Sewing', cat_code: 'SEW', image: '', products: 3 },
          ],
        },
      },
    });

    expect(await screen.findByText('No product matches “zzz”.')).toBeInTheDocument();
    expect(screen.getByText('Check the spelling.')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Sewing' })).toHaveAttribute(
      'href',
      '/products/Sewing/Sewing/SEW',
    );
  });
});

const SORTS = ['name', 'number', 'price', 'price-down', 'new'];
const OPTIONS = {
  colors: [
    { name: 'Blue', value: 'Blue', count: 4 },
    { name: 'Red', value: 'Red', count: 9 },
  ],
  type: [],
  size: [],
  brand: [{ name: 'Fauve', value: 'Fauve', count: 2 }],
};
const NARROWING: MockResponses = {
  'GET /search/': found(2, { total: 60, sorts: SORTS }),
  'GET /api/filter-options-by-category': OPTIONS,
};

/** The filters are collapsed, as there is no room for them next to the list. */
const showFilters = async () =>
  userEvent.click(await screen.findByRole('button', { name: /^Show filters/ }));

const lastSearch = (requests: readonly MockRequest[]) =>
  requests.findLast(({ path }) => path === '/search/')!.query;

describe('filtering and sorting the results', () => {
  it('offers the filters of the results, with counts', async () => {
    const { requests } = await renderPage({ at: '/search-page/thread/1', answers: NARROWING });

    await showFilters();
    expect(await screen.findByRole('checkbox', { name: 'Red 9' })).not.toBeChecked();
    const call = requests.find(({ path }) => path === '/api/filter-options-by-category')!;
    expect(call.query.get('search_term')).toBe('thread');
  });

  it('requests what the address says, as a listing does', async () => {
    const { requests } = await renderPage({
      at: '/search-page/thread/2?brand=Fauve&color=Red&color=Blue&sort=price-down',
      answers: NARROWING,
    });

    await showFilters();
    expect(await screen.findByRole('checkbox', { name: 'Blue 4' })).toBeChecked();
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('price-down');
    const query = lastSearch(requests);
    expect(query.getAll('color')).toEqual(['Red', 'Blue']);
    expect(query.get('brand')).toBe('Fauve');
    expect(query.get('sort')).toBe('price-down');
  });

  it('returns to the first page for a new filter or sorting, and keeps the page size', async () => {
    const { requests } = await renderPage({
      at: '/search-page/thread/3?page_size=50',
      answers: { ...NARROWING, 'GET /search/': found(2, { total: 200, sorts: SORTS }) },
    });
    await showFilters();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Red 9' }));
    expect(location.pathname + location.search).toBe(
      '/search-page/thread/1?page_size=50&color=Red',
    );

    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name');
    await waitFor(() => expect(lastSearch(requests).get('sort')).toBe('name'));
    expect(lastSearch(requests).get('color')).toBe('Red');

    await userEvent.click(await screen.findByRole('button', { name: 'Clear all filters' }));
    expect(location.search).toBe('?page_size=50&sort=name');
  });

  it('keeps filters and sorting when the page is turned', async () => {
    await renderPage({ at: '/search-page/thread/1?color=Red&sort=name', answers: NARROWING });
    const [pages] = await screen.findAllByRole('navigation', { name: 'Pages' });
    await userEvent.click(within(pages!).getByRole('button', { name: 'Page 2' }));

    expect(location.pathname + location.search).toBe('/search-page/thread/2?color=Red&sort=name');
  });

  it('leaves the order to the chosen sorting', async () => {
    await renderPage({ at: '/search-page/gt-2/1?sort=number', answers: NARROWING });

    await screen.findByRole('link', { name: 'Thread GT-1' });
    const names = screen.getAllByRole('link', { name: /^Thread GT/ });
    expect(names.map(({ textContent }) => textContent)).toEqual(['Thread GT-1', 'Thread GT-2']);
  });

  it('says so when the filters leave nothing, and clears them on request', async () => {
    await renderPage({
      at: '/search-page/thread/1?color=Red',
      answers: {
        ...NARROWING,
        'GET /search/': ({ query }: MockRequest) =>
          found(query.has('color') ? 0 : 2, { sorts: SORTS }),
      },
    });
    expect(await screen.findByText('No results match these filters.')).toBeVisible();

    await userEvent.click(screen.getAllByRole('button', { name: 'Clear all filters' }).at(-1)!);
    expect(await screen.findByRole('link', { name: 'Thread GT-1' })).toBeVisible();
  });

  it('does not let a visitor sort by price', async () => {
    await renderPage({
      at: '/search-page/thread/1?sort=price',
      signedIn: false,
      answers: {
        ...NARROWING,
        'GET /search/': found(2, { sorts: ['name', 'number', 'new'] }),
      },
    });

    const choice = await screen.findByRole('combobox', { name: 'Sort by' });
    expect(choice).toHaveValue('');
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Best match', 'Name', 'Number', 'New first']);
  });

  it('is not offered when the server supports neither', async () => {
    const { requests } = await renderPage({
      at: '/search-page/thread/1',
      answers: { 'GET /search/': found(2) },
    });

    await screen.findByRole('link', { name: 'Thread GT-1' });
    expect(screen.queryByRole('combobox', { name: 'Sort by' })).not.toBeInTheDocument();
    expect(requests.map(({ path }) => path)).not.toContain('/api/filter-options-by-category');
  });
});

describe('a search that the server cannot answer yet', () => {
  it.each<[string, Language, string]>([
    ['English', '', 'The server cannot answer at the moment.'],
    ['French', 'fr', 'Le serveur ne peut pas répondre pour l’instant.'],
    ['Spanish', 'es', 'El servidor no puede responder en este momento.'],
  ])(
    'says so in %s from the first failure on, and shows no count',
    async (_in, language, expected) => {
      const answers: MockResponses = {
        ...shellAnswers,
        'GET /api/best/sellers': pageOf([]),
        'GET /search/': errorResponse(503, { message: 'Away.' }),
      };
      await renderPage({ at: '/search-page/thread/1', answers, language, isWhole: true });

      expect(await screen.findByText(expected, { exact: false })).toBeVisible();
      expect(document.body).not.toHaveTextContent(/\b0 (of|sur|de) 0\b/);

      answers['GET /search/'] = found(2);
      await waitFor(() => expect(screen.queryByText(expected, { exact: false })).toBeNull());
      expect(await screen.findByText(/^2 (of|sur|de) 2$/)).toBeVisible();
    },
  );
});
