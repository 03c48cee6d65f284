import { cartApi } from '../../src/api/cart';
import { catalogueApi } from '../../src/api/catalogue';
import { favouritesApi } from '../../src/api/favourites';
import { productGroupsApi } from '../../src/api/productGroups';
import { searchApi } from '../../src/api/search';
import { supportApi } from '../../src/api/support';
import { selectShownLines } from '../../src/slices/cartPreview';
import {
  errorResponse,
  unreachable,
  type MockResponses,
  type MockRequest,
} from '../support/mockFetch';
import { productOf } from '../support/product';
import {
  advanceTime,
  flushTasks,
  signedInStore,
  installFakeTimers,
} from '../support/signedInStore';

const { listCategories, listProducts } = catalogueApi.endpoints;
const { searchProducts } = searchApi.endpoints;
const { showProductGroup } = productGroupsApi.endpoints;
const customer = { user_id: 'c-1', lang: '', country: 'CA' } as const;
const MINUTE = 60_000;
const noProducts = { products: [], total: 0, page: 1, pagination: 25, page_size: 25 };

beforeEach(installFakeTimers);
afterEach(() => void jest.useRealTimers());

/** Subscribes like a screen, and returns a function that unsubscribes as when it is left. */
async function ask(answers: MockResponses, thunk: unknown) {
  const opened = await signedInStore(answers);
  const make = () => opened.store.dispatch(thunk as never) as { unsubscribe: () => void };
  const screen = make();
  await flushTasks();
  return { ...opened, make, leave: () => screen.unsubscribe() };
}

describe('7 Generic behaviour: unused data', () => {
  it.each([
    ['5 minutes', 'GET /api/categories', { category: [] }, listCategories.initiate({}), 5],
    [
      '5 minutes for product groups',
      'GET /api/product_group/7',
      { data: { title: 'A', data: [] } },
      showProductGroup.initiate({ id: '7' }),
      5,
    ],
    [
      '60 s in the other layer',
      'GET /api/cadProducts',
      noProducts,
      listProducts.initiate({ country: 'CA' } as never),
      1,
    ],
  ])('is kept for %s', async (_long, call, answer, thunk, minutes) => {
    const { calls, make, leave } = await ask({ [call]: answer }, thunk);
    leave();
    await advanceTime(minutes * MINUTE - 1000);
    make().unsubscribe();
    await flushTasks();
    expect(calls(call)).toHaveLength(1);

    await advanceTime(minutes * MINUTE + 1000);
    make();
    await flushTasks();
    expect(calls(call)).toHaveLength(2);
  });

  it('is not refetched on focus or reconnect', async () => {
    const { calls } = await ask(
      { 'GET /api/categories': { category: [] } },
      listCategories.initiate({}),
    );
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('online'));
    await advanceTime(MINUTE);

    expect(calls('GET /api/categories')).toHaveLength(1);
  });
});

describe('7 Generic behaviour: retries', () => {
  it.each([
    ['a server that does not answer', unreachable],
    ['a server that fails', () => errorResponse(500, {})],
  ])('are made 3 times, after 1, 2 and 4 seconds: %s', async (_what, answer) => {
    // The check whether the server is back gets the same response.
    const { calls } = await ask(
      { 'GET /api/categories': answer, 'GET /api/banners': answer },
      listCategories.initiate({}),
    );
    const tries = [calls('GET /api/categories').length];
    for (const seconds of [1, 2, 4, 60]) {
      await advanceTime(seconds * 1000);
      tries.push(calls('GET /api/categories').length);
    }

    expect(tries).toEqual([1, 2, 3, 4, 4]);
  });

  it('are not made for a mutation', async () => {
    const { calls } = await ask(
      { 'DELETE /api/cart-delete-all': () => errorResponse(500, {}) },
      cartApi.endpoints.emptyCart.initiate({ user_id: 'c-1' }),
    );
    await advanceTime(MINUTE);

    expect(calls('DELETE /api/cart-delete-all')).toHaveLength(1);
  });
});

describe('7 Catalogue: GET cadProducts or usProducts', () => {
  it.each([
    ['CA', '/api/cadProducts'],
    ['US', '/api/usProducts'],
  ] as const)('for the country %s requests %s', async (country, path) => {
    const listing = {
      country,
      lang: 'fr',
      name: 'Fil',
      category: 'SEW THR',
      page: 2,
      pagination: 50,
      brand: ['A', 'B'],
      color: ['Red'],
      type: ['Cone'],
      size: ['L'],
    } as const;
    const { requests } = await ask(
      { [`GET ${path}`]: noProducts },
      listProducts.initiate(listing as never),
    );

    expect(requests[0]?.query.toString()).toBe(
      'lang=fr&name=Fil&category=SEW+THR&page=2&pagination=50&brand=A&brand=B&color=Red&type=Cone&size=L',
    );
  });
});

describe('9 Search defaults', () => {
  it('are sent as search_term, lang_code, country, page and page_size, with an empty language as en', async () => {
    const query = { search_term: 'a&b é', lang_code: '', country: 'CA', page: 1, page_size: 25 };
    const { requests } = await ask(
      { 'GET /search/': noProducts },
      searchProducts.initiate(query as never),
    );

    expect(Object.fromEntries(requests[0]!.query)).toEqual({
      search_term: 'a&b é',
      lang_code: 'en',
      country: 'CA',
      page: '1',
      page_size: '25',
    });
  });
});

describe('6 Signed-in user: bearer token', () => {
  it.each([
    ['GET /api/favorite', favouritesApi.endpoints.listFavourites.initiate(customer)],
    [
      'POST /api/fav/add',
      favouritesApi.endpoints.addFavourite.initiate({ product_id: 'A', ...customer }),
    ],
    ['GET /api/cart', cartApi.endpoints.showCart.initiate(customer)],
    ['GET /api/faqs', supportApi.endpoints.listFaqs.initiate({})],
    ['GET /api/support', supportApi.endpoints.askSupport.initiate({ question: 'Why?' })],
  ])('is sent with %s', async (call, thunk) => {
    const answer = { status: true, products: [], faqs: [], answers: [] };
    const { requests } = await ask({ [call]: answer, 'GET /api/favorite': answer }, thunk);

    expect(requests[0]?.headers.get('Authorization')).toBe('Bearer token-of-the-test');
  });
});

describe('7 Favourites: GET /favorite', () => {
  it.each([
    ['products[]', { products: [productOf(' A-1 '), productOf('B-2')] }],
    ['products.data[]', { products: { data: [productOf(' A-1 '), productOf('B-2')] } }],
  ])('accepts both response formats: %s', async (_reading, answer) => {
    const { store } = await ask(
      { 'GET /api/favorite': answer },
      favouritesApi.endpoints.listFavourites.initiate(customer),
    );

    expect(Object.keys(store.getState().favourites?.entities ?? {})).toEqual(['A-1', 'B-2']);
  });
});

describe('7 Favourites: POST /fav/add and DELETE /fav/delete', () => {
  it('send the product and the user', async () => {
    const { addFavourite, deleteFavourite } = favouritesApi.endpoints;
    const { store, requests } = await ask(
      { 'POST /api/fav/add': { status: true }, 'DELETE /api/fav/delete': { status: true } },
      addFavourite.initiate({ product_id: 'A-1', ...customer }),
    );
    store.dispatch(deleteFavourite.initiate({ product_id: 'A-1', user_id: 'c-1' }));
    await flushTasks();

    const queries = requests.map(({ query }) => Object.fromEntries(query));
    expect(queries).toEqual([
      { product_id: 'A-1', user_id: 'c-1', lang: '', country: 'CA' },
      { product_id: 'A-1', user_id: 'c-1' },
    ]);
  });
});

describe('7 Cart: a mutation’s status', () => {
  it('other than true counts as a failure', async () => {
    const refuse = ({ body }: MockRequest) => ({ status: false, lines: [], body });
    const { store, requests } = await ask(
      { 'POST /api/cart/add': refuse },
      cartApi.endpoints.addToCart.initiate({ user_id: 'c-1', counts: { 'A-1': 2 }, key: 'k' }),
    );

    expect(requests[0]?.body).toEqual({ 'A-1': 2 });
    expect(selectShownLines(store.getState())).toEqual([]);
  });
});
