import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';

import { productGroupsApi } from '../../src/api/productGroups';
import { searchApi } from '../../src/api/search';
import { CategoryMenu } from '../../src/app/CategoryMenu';
import { ErrorPage } from '../../src/app/ErrorPage';
import { failedScreen } from '../../src/app/FailedScreen';
import { I18nProvider } from '../../src/i18n/I18n';
import { lazyPart } from '../../src/i18n/lazyPart';
import { loadAllMessages } from '../../src/i18n/loadMessages';
import { linesAdded } from '../../src/slices/cartPreview';
import { restoreConnection } from '../../src/store/connection';
import { packsByProduct } from '../../src/store/packsByProduct';
import { makeStore } from '../../src/store/store';
import { ErrorBoundary } from '../../src/ui/ErrorBoundary';
import { OptionalPart } from '../../src/ui/OptionalPart';
import { errorResponse, mockFetch, unreachable, type MockResponses } from '../support/mockFetch';
import { productOf } from '../support/product';
import { renderPage } from '../support/renderPage';
import { flushTasks, signedInStore } from '../support/signedInStore';

const group = { 'GET /api/product_group/7': { data: { title: 'A', data: [productOf('GT-1')] } } };
const openGroup = (answers: MockResponses) =>
  renderPage({ at: '/product-groups/7', answers: { ...group, ...answers } });

const heart = (word: 'Add' | 'Remove') =>
  screen.findByRole('button', {
    name: word === 'Add' ? 'Add Thread GT-1 to favourites' : 'Remove Thread GT-1 from favourites',
  });

async function addOnePack(answer: unknown) {
  await openGroup({ 'POST /api/cart/add': answer });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Packs of Thread GT-1' }), '1');
  await userEvent.click(screen.getByRole('button', { name: 'Update cart (1 line)' }));
}

/** Renders one part of the layout by itself. */
async function renderPart(part: ReactNode, answers: MockResponses = {}) {
  mockFetch(answers);
  const { store } = makeStore();
  const messages = await loadAllMessages('');
  await act(async () =>
    render(
      <Provider store={store}>
        <I18nProvider first={{ language: '', messages }} language="" country="CA">
          <BrowserRouter>{part}</BrowserRouter>
        </I18nProvider>
      </Provider>,
    ),
  );
  return store;
}

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

/** Answers that confirm nothing; each needs its own response. */
const UNCONFIRMED: [what: string, answer: () => unknown][] = [
  ['an empty object', () => ({})],
  ['null', () => Response.json(null)],
  ['the status 1', () => ({ status: 1 })],
  ['an empty body', () => new Response('')],
  ['the status false', () => ({ status: false })],
];

describe('8 Favourite added', () => {
  it('is confirmed in a toast', async () => {
    await openGroup({ 'POST /api/fav/add': { status: true } });
    await userEvent.click(await heart('Add'));

    expect(await screen.findByText('Product is added to favourites')).toBeVisible();
    expect(await heart('Remove')).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('8 Favourite removed', () => {
  it('is confirmed in a toast', async () => {
    await openGroup({
      'POST /api/fav/add': { status: true },
      'DELETE /api/fav/delete': { status: true },
    });
    await userEvent.click(await heart('Add'));
    await userEvent.click(await heart('Remove'));

    expect(await screen.findByText('Product is removed from favourites')).toBeVisible();
    expect(await heart('Add')).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('8 Favourite update fails', () => {
  it('shows the reason in a toast, and reverts the heart', async () => {
    await openGroup({ 'POST /api/fav/add': errorResponse(409, { message: 'No room.' }) });
    await userEvent.click(await heart('Add'));

    expect(await screen.findByText('Failed to update favourites: No room.')).toBeVisible();
    expect(await heart('Add')).toHaveAttribute('aria-pressed', 'false');
  });

  it.each(UNCONFIRMED)('is what a status other than true means: %s', async (_what, answer) => {
    await openGroup({ 'POST /api/fav/add': answer });
    await userEvent.click(await heart('Add'));

    expect(await screen.findByText(/^Failed to update favourites/)).toBeVisible();
    expect(await heart('Add')).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('8 Cart add succeeds', () => {
  it('and is confirmed in a toast', async () => {
    await addOnePack({ status: true, lines: [] });

    expect(await screen.findByText('Added item to the cart')).toBeVisible();
  });
});

describe('8 Cart add status not true', () => {
  it.each(UNCONFIRMED)('is reported in a toast: %s', async (_what, answer) => {
    await addOnePack(answer);

    expect(await screen.findByText('Failed to add to cart')).toBeVisible();
  });
});

describe('8 Cart add request error', () => {
  it('shows the error message', async () => {
    await addOnePack(errorResponse(409, { message: 'Another addition is still running.' }));

    expect(await screen.findByText('Another addition is still running.')).toBeVisible();
  });
});

describe('8 Search or product-group fetch fails', () => {
  const query = { search_term: 'thread', country: 'CA', page: 1, page_size: 25 } as const;
  it.each([
    ['GET /search/', searchApi.endpoints.searchProducts.initiate(query)],
    [
      'GET /api/product_group/7',
      productGroupsApi.endpoints.showProductGroup.initiate({ id: '7', lang: '' }),
    ],
  ])('logs the error and rethrows it: %s', async (call, thunk) => {
    const { store } = await signedInStore({ [call]: errorResponse(400, { message: 'No.' }) });
    const failure = (store.dispatch(thunk as never) as { unwrap: () => Promise<unknown> }).unwrap();

    await expect(failure).rejects.toMatchObject({ status: 400, data: { message: 'No.' } });
    expect(logged).toHaveBeenCalledWith(`${call} failed:`, 400);
  });
});

describe('8 Category load fails', () => {
  it('leaves an empty menu that says so, and logs the error', async () => {
    const page = (
      <>
        <CategoryMenu />
        <main />
      </>
    );
    await renderPart(page, { 'GET /api/categories': errorResponse(404, {}) });

    expect(await screen.findByText('The categories could not be loaded.')).toBeVisible();
    expect(screen.queryByRole('listitem')).toBeNull();
    expect(logged).toHaveBeenCalledWith('GET /api/categories failed:', 404);
  });
});

describe('8 Missing category in tree lookup, missing icon', () => {
  it('logs a category that is not in the tree', async () => {
    await renderPage({
      at: '/category-page/Nowhere',
      answers: { 'GET /api/categories': { category: [] } },
    });

    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(logged).toHaveBeenCalledWith("There is no category 'Nowhere'.");
  });

  it('logs a missing icon, and shows the card without it', async () => {
    const product = productOf('GT-1', { class: 'F' });
    await openGroup({
      'GET /api/product_group/7': { data: { title: 'A', data: [product] } },
      'GET /api/class_codes': { class_codes: [] },
    });

    expect(await screen.findByRole('link', { name: 'Thread GT-1' })).toBeVisible();
    await waitFor(() => expect(logged).toHaveBeenCalledWith("There is no icon for class 'F'."));
  });
});

describe('8 Invalid cart or product input to the count map', () => {
  it.each([
    ['no list', { id: 'A-1', quantity: 1 }],
    ['nothing', undefined],
    ['a line without a product', [{ id: ' ', quantity: 1 }]],
    ['a line without a quantity', [{ id: 'A-1' }]],
    ['a quantity below one', [{ id: 'A-1', quantity: -2 }]],
    ['an empty line', [null]],
  ])('gives an empty map and a console warning: %s', (_what, lines) => {
    expect(packsByProduct(lines)).toEqual({});
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it('sends the empty map, which the server rejects', async () => {
    const { store, calls, toastTexts } = await signedInStore({
      'POST /api/cart/add': { status: false, lines: [] },
    });
    store.dispatch(linesAdded({ lines: [{ id: '' } as never], source: 'card' }));
    await flushTasks();

    expect(calls('POST /api/cart/add')[0]?.body).toEqual({});
    expect(toastTexts()).toEqual(['cart.addFailed']);
  });

  it('does not include products with quantities', () => {
    expect(packsByProduct([{ id: 'A-1', quantity: 2 }])).toEqual({ 'A-1': 2 });
    expect(logged).not.toHaveBeenCalled();
  });
});

describe('8 Corrupt stored user or secondary-service JSON', () => {
  it('is logged and treated as empty', async () => {
    localStorage.setItem('user', '{"user_value"');
    localStorage.setItem('mongoObj', 'not JSON');
    await renderPage({ at: '/login', signedIn: false });

    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    for (const entry of ['user', 'mongoObj']) {
      expect(logged).toHaveBeenCalledWith(expect.stringContaining(`'${entry}'`));
    }
  });
});

describe('8 Unknown route or render failure', () => {
  const title = () => screen.findByRole('heading', { name: 'Unexpected Application Error!' });

  it('shows the error page at an unknown address', async () => {
    await renderPage({ at: '/no/such/place', signedIn: false });

    expect(await title()).toBeVisible();
    expect(screen.getByText('There is no page at this address.')).toBeVisible();
  });

  it('shows the error page instead of a screen that cannot be rendered', async () => {
    const complained = jest.spyOn(console, 'error').mockImplementation(() => {});
    const Broken = () => {
      throw new Error('cannot be drawn');
    };
    await renderPart(
      <ErrorBoundary address="/x" instead={<ErrorPage what="error.render" />}>
        <Broken />
      </ErrorBoundary>,
    );

    expect(await title()).toBeVisible();
    expect(complained).toHaveBeenCalled();
  });

  describe('a screen whose code could not be fetched', () => {
    const notFetched = Object.assign(new Error('Loading chunk 7 failed.'), {
      name: 'ChunkLoadError',
    });
    const Orders = () => <h1>Orders</h1>;
    const renderScreen = (load: () => Promise<{ Orders: () => ReactNode }>, features: unknown) => {
      jest.spyOn(console, 'error').mockImplementation(() => {});
      const Screen = lazyPart<'Orders', object>(load, 'Orders');
      return renderPart(
        <OptionalPart instead={failedScreen}>
          <Screen />
        </OptionalPart>,
        { 'GET /api/features': features },
      );
    };

    it('says that the connection is missing, and follows by itself once it is back', async () => {
      const load = jest.fn().mockRejectedValue(notFetched);
      const store = await renderScreen(load, unreachable);

      const sentence = 'This could not be loaded because the server is not responding.';
      expect(await screen.findByText(sentence)).toBeVisible();
      expect(screen.queryByText('Unexpected Application Error!')).toBeNull();

      load.mockResolvedValue({ Orders });
      await act(async () => store.dispatch(restoreConnection()));

      expect(await screen.findByRole('heading', { name: 'Orders' })).toBeVisible();
    });

    it('is requested once more at once if the server responds', async () => {
      const load = jest.fn().mockRejectedValueOnce(notFetched).mockResolvedValue({ Orders });
      await renderScreen(load, { features: [] });

      expect(await screen.findByRole('heading', { name: 'Orders' })).toBeVisible();
      expect(load).toHaveBeenCalledTimes(2);
    });

    it('shows the error page if the server no longer has it, even after a reload', async () => {
      performance.getEntriesByType = () => [
        { type: 'reload' } as PerformanceEntry & { type: string },
      ];
      const load = jest.fn().mockRejectedValue(notFetched);
      await renderScreen(load, { features: [] });

      expect(await title()).toBeVisible();
      expect(load).toHaveBeenCalledTimes(2);
    });
  });

  it('leaves the rest of the page as it is when an optional part cannot be rendered', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const Broken = lazyPart<'Calendar', object>(
      () => Promise.reject(new Error('cannot be fetched')),
      'Calendar',
    );
    await renderPart(
      <>
        <p>The page</p>
        <OptionalPart>
          <Broken />
        </OptionalPart>
        <OptionalPart instead={<p>No camera</p>}>
          <Broken />
        </OptionalPart>
      </>,
    );

    expect(await screen.findByText('No camera')).toBeVisible();
    expect(screen.getByText('The page')).toBeVisible();
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
