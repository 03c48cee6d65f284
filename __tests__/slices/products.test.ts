import { cartApi } from '../../src/api/cart';
import { catalogueApi } from '../../src/api/catalogue';
import { displayApi } from '../../src/api/display';
import { favouritesApi } from '../../src/api/favourites';
import { opticonApi } from '../../src/api/opticon';
import { ordersApi } from '../../src/api/orders';
import { productApi } from '../../src/api/product';
import { productDataApi } from '../../src/api/productData';
import { productGroupsApi } from '../../src/api/productGroups';
import { purchaseHistoryApi } from '../../src/api/purchaseHistory';
import { searchApi } from '../../src/api/search';
import { sessionEnded } from '../../src/slices/events';
import { selectProduct, selectProducts } from '../../src/slices/products';
import { startSession } from '../../src/store/sessions';
import { makeStore } from '../../src/store/store';
import { buyer, cartLine } from '../support/buyerInBrowser';
import { mockFetch, type MockResponses, type MockRequest } from '../support/mockFetch';
import { pageOf, productOf, visitorProductOf } from '../support/product';
import { flushTasks, signedInStore } from '../support/signedInStore';

const market = { country: 'CA', lang: '' } as const;
const customer = { ...market, user_id: 'c-1' };
const { listProducts } = catalogueApi.endpoints;
const { describeProduct } = productApi.endpoints;
const facts = { token: 't', user: buyer, mongoObj: {} };

const described = {
  product: {
    ...productOf('A-1', { selling_price: 2 }),
    description: '<p>Strong.</p>',
    images: ['A-1.jpg', 'A-1-back.jpg'],
    categories: [{ name: 'Thread', cat_code: 'SEW/THR' }],
  },
  related: [productOf('B-2')],
};
const answers: MockResponses = {
  'GET /api/productDescription': described,
  'GET /api/cadProducts': pageOf([productOf('A-1', { selling_price: 3 })]),
};
const describe1 = () => describeProduct.initiate({ ...market, product_id: 'A-1' });
const list = (page = 1) => listProducts.initiate({ ...market, page });

const listOf = async (products: unknown, rest: object = {}) => {
  const { store } = await signedInStore({ 'GET /api/cadProducts': { products, ...rest } });
  const { data } = await store.dispatch(list());
  return { data, product: selectProduct(store.getState(), market, 'A-1') };
};

describe('a product with a price of the customer’s own', () => {
  it('has neither it nor its breaks once a response with prices has none', async () => {
    const own = { selling_price: 2, list_price: 3, price_breaks: [{ packs: 10, price: 1.5 }] };
    const pages = [own, own, { selling_price: 3 }];
    const { store } = await signedInStore({
      'GET /api/cadProducts': () => pageOf([productOf('A-1', pages.shift())]),
    });
    const product = () => selectProduct(store.getState(), market, 'A-1');
    await store.dispatch(list());
    const first = product();
    expect(first).toMatchObject(own);
    await store.dispatch(list(2));
    expect(product()).toBe(first);
    await store.dispatch(list(3));
    expect(product()).toMatchObject({ selling_price: 3 });
    expect(product()).not.toHaveProperty('list_price');
    expect(product()).not.toHaveProperty('price_breaks');
  });
});

describe('a product shown by several responses', () => {
  it('keeps its description, and takes the fields of the list', async () => {
    const { store } = await signedInStore(answers);
    await store.dispatch(describe1());
    await store.dispatch(list());

    expect(selectProduct(store.getState(), market, 'A-1')).toMatchObject({
      description: '<p>Strong.</p>',
      images: ['A-1.jpg', 'A-1-back.jpg'],
      selling_price: 3,
    });
  });

  it('adds its description to the fields of the list', async () => {
    const { store } = await signedInStore(answers);
    await store.dispatch(list());
    await store.dispatch(describe1());

    expect(selectProduct(store.getState(), market, 'A-1')).toMatchObject({
      description: '<p>Strong.</p>',
      selling_price: 2,
    });
  });

  it('loses its sale price when the sale is over', async () => {
    const onSale = pageOf([productOf('A-1', { selling_price_2: 1.5 })]);
    const { store, requests } = await signedInStore({
      'GET /api/cadProducts': () => (requests.length > 1 ? pageOf([productOf('A-1')]) : onSale),
    });
    await store.dispatch(list(1));
    expect(selectProduct(store.getState(), market, 'A-1')?.selling_price_2).toBe(1.5);
    await store.dispatch(list(2));

    expect(selectProduct(store.getState(), market, 'A-1')?.selling_price_2).toBeNull();
  });

  it('is the same object if a response says nothing new', async () => {
    const products = [productOf('A-1', { barcodes: ['4008015020507'] }), productOf('B-2')];
    const { store } = await signedInStore({ 'GET /api/cadProducts': () => pageOf(products) });
    const ids = ['A-1', 'B-2'];
    await store.dispatch(list(1));
    const before = selectProducts(store.getState(), market, ids);
    await store.dispatch(list(2));

    expect(selectProducts(store.getState(), market, ids)).toBe(before);
  });

  it('leaves the other products the same when it changes', async () => {
    const { store, requests } = await signedInStore({
      'GET /api/cadProducts': () =>
        pageOf([productOf('A-1', { available: requests.length }), productOf('B-2')]),
    });
    await store.dispatch(list(1));
    const before = selectProduct(store.getState(), market, 'B-2');
    await store.dispatch(list(2));

    expect(selectProduct(store.getState(), market, 'A-1')?.available).toBe(2);
    expect(selectProduct(store.getState(), market, 'B-2')).toBe(before);
  });

  it('is stored separately for each language, in whatever order the responses arrive', async () => {
    const { store } = await signedInStore({
      'GET /api/cadProducts': ({ query }: MockRequest) =>
        pageOf([productOf('A-1', { name: query.get('lang') === 'fr' ? 'Fil' : 'Thread' })]),
    });
    await store.dispatch(listProducts.initiate({ country: 'CA', lang: 'fr' }));
    await store.dispatch(list());

    const inFrench = selectProduct(store.getState(), { country: 'CA', lang: 'fr' }, 'A-1');
    expect(inFrench?.name).toBe('Fil');
    expect(selectProduct(store.getState(), market, 'A-1')?.name).toBe('Thread');
  });

  it('is stored separately for each country', async () => {
    const { store } = await signedInStore({
      'GET /api/cadProducts': pageOf([productOf('A-1', { ship_pac: 12 })]),
      'GET /api/usProducts': pageOf([productOf('A-1', { ship_pac: 6, country: 'US' })]),
    });
    await store.dispatch(listProducts.initiate({ country: 'US', lang: '' }));
    await store.dispatch(list());

    expect(selectProduct(store.getState(), { country: 'US', lang: '' }, 'A-1')?.ship_pac).toBe(6);
    expect(selectProduct(store.getState(), market, 'A-1')?.ship_pac).toBe(12);
  });

  it('takes pack, price and stock from a cart line, but not the line’s id', async () => {
    const { store } = await signedInStore({
      'GET /api/cart': { products: [cartLine('A-1', { ship_pack: 6, available: 7 })] },
    });
    await store.dispatch(cartApi.endpoints.showCart.initiate(customer));

    expect(selectProduct(store.getState(), market, 'A-1')).toMatchObject({
      id: '',
      ship_pac: 6,
      available: 7,
      selling_price: 2.5,
    });
  });
});

describe('a server that implements section 7 alone', () => {
  it('may leave out most fields of a product', async () => {
    const { product } = await listOf([{ product_id: ' A-1 ', name: 'Thread' }]);

    expect(product).toEqual({
      id: '',
      product_id: 'A-1',
      name: 'Thread',
      country: 'CA',
      class: '',
      ship_pac: 1,
      types: '',
      image: '',
      barcodes: [],
      brand: '',
      color: '',
      size: '',
      cat_code: '',
    });
  });

  it('may send numbers as text, and null for what it does not know', async () => {
    const { product } = await listOf([
      {
        product_id: 'A-1',
        name: null,
        types: null,
        barcodes: null,
        ship_pac: '12',
        available: '-4',
        selling_price: '2.50',
        selling_price_2: null,
        retail_price: '',
      },
    ]);

    expect(product).toMatchObject({ name: 'A-1', types: '', barcodes: [], ship_pac: 12 });
    expect(product).toMatchObject({ available: -4, selling_price: 2.5, selling_price_2: null });
    expect(product).not.toHaveProperty('retail_price');
  });

  it.each([
    ['null', null],
    ['nothing', undefined],
    ['a product without an id', [{ name: 'Thread' }, null]],
  ])('may send %s for an empty list', async (_what, products) => {
    const { data } = await listOf(products);

    expect(data).toEqual({ ids: [], total: 0 });
  });

  it('may send a total as text', async () => {
    const { data } = await listOf([productOf('A-1')], { total: '60' });

    expect(data).toEqual({ ids: ['A-1'], total: 60 });
  });
});

describe('a session', () => {
  /** A listing request whose response is controlled by the test. */
  function lateListing() {
    let answer: ((page: unknown) => void) | undefined;
    const page = new Promise((resolve) => {
      answer = resolve;
    });
    return {
      answers: { 'GET /api/cadProducts': () => page } satisfies MockResponses,
      arrive: async () => {
        answer?.(pageOf([productOf('A-1')]));
        await flushTasks();
      },
    };
  }

  it('takes its products with it when it ends', async () => {
    const { store } = await signedInStore(answers);
    await store.dispatch(list());
    store.dispatch(sessionEnded());

    expect(store.getState().products).toEqual({});
  });

  it('ignores a response that arrives after its end', async () => {
    const late = lateListing();
    const { store } = await signedInStore(late.answers);
    void store.dispatch(list());
    await flushTasks();
    store.dispatch(sessionEnded());
    await late.arrive();

    expect(store.getState().products).toEqual({});
  });

  it('ignores a response to a visitor’s request', async () => {
    const late = lateListing();
    mockFetch(late.answers);
    const { store } = makeStore();
    void store.dispatch(list());
    await flushTasks();
    await store.dispatch(startSession(facts));
    await late.arrive();

    expect(store.getState().products).toEqual({});
  });

  it('starts without what a visitor was shown', async () => {
    mockFetch({ 'GET /api/cadProducts': pageOf([visitorProductOf('A-1')]) });
    const { store } = makeStore();
    await store.dispatch(list());
    expect(selectProduct(store.getState(), market, 'A-1')).toBeDefined();
    await store.dispatch(startSession(facts));

    expect(store.getState().products).toEqual({});
  });

  it('keeps its products if the same person signs in again', async () => {
    const { store } = await signedInStore(answers);
    await store.dispatch(list());
    await store.dispatch(startSession(facts));

    expect(selectProduct(store.getState(), market, 'A-1')).toBeDefined();
  });
});

describe('the response cache', () => {
  const products = [productOf('A-1')];
  const usual = { orders: 4, usual_item: 3, last_item: 2, last_date: '2026-10-20T15:00:00.000Z' };
  const history = { last_price: 2.5, monthly: [2], interval: 14, due: true, category: 'Sewing' };
  const bought = { ...productOf('A-1'), ...usual, ...history };
  const { listBestSellers, listDisplayProducts } = displayApi.endpoints;

  it.each([
    ['a listing', '/api/cadProducts', list(), pageOf(products)],
    [
      'a flagged listing',
      '/api/classCode',
      listProducts.initiate({ ...market, class_codes: 'F' }),
      pageOf(products),
    ],
    ['best sellers', '/api/best/sellers', listBestSellers.initiate(market), pageOf(products)],
    [
      'a displayed category',
      '/api/displayProducts',
      listDisplayProducts.initiate(market),
      pageOf(products),
    ],
    [
      'a search',
      '/search/',
      searchApi.endpoints.searchProducts.initiate({
        search_term: 'thread',
        lang_code: '',
        country: 'CA',
      }),
      pageOf(products),
    ],
    [
      'a group',
      '/api/product_group/7',
      productGroupsApi.endpoints.showProductGroup.initiate({ ...market, id: '7' }),
      { data: { title: 'Sewing', data: products } },
    ],
    [
      'favourites',
      '/api/favorite',
      favouritesApi.endpoints.listFavourites.initiate(customer),
      { products },
    ],
    [
      'product data',
      '/api/product-data',
      productDataApi.endpoints.listProductData.initiate(market),
      pageOf(products),
    ],
    ['a description', '/api/productDescription', describe1(), described],
    [
      'usual items',
      '/api/usual-items',
      ordersApi.endpoints.listUsualItems.initiate({ ...customer }),
      { products: [bought] },
    ],
    [
      'what is bought',
      '/api/what-i-buy',
      purchaseHistoryApi.endpoints.showPurchaseHistory.initiate(customer),
      { months: [], products: [bought], proposals: [productOf('B-2')] },
    ],
    [
      'variants',
      '/api/product-variants',
      purchaseHistoryApi.endpoints.listVariants.initiate({ ...customer, product_id: 'A-1' }),
      { products: [bought] },
    ],
  ])('holds no copy of a product of %s', async (_what, path, thunk, answer) => {
    const { store } = await signedInStore({ [`GET ${path}`]: answer });
    await (store.dispatch(thunk as ReturnType<typeof list>) as Promise<unknown>);

    expect(selectProduct(store.getState(), market, 'A-1')?.name).toBe('Thread A-1');
    expect(JSON.stringify(store.getState().api)).toContain('A-1');
    expect(JSON.stringify(store.getState().api)).not.toContain('Thread A-1');
  });

  it('passes the products of a line report to the product table too', async () => {
    const line = { line: 1, code: '1', item: 1, product_id: null, message: '', possible: 0 };
    const lines = [
      { ...line, outcome: 'ok', in_cart: 0, product: productOf('A-1') },
      { ...line, outcome: 'ambiguous', in_cart: 0, candidates: [productOf('B-2')] },
    ];
    const { store } = await signedInStore({ 'POST /api/opticon': { status: true, lines } });
    await store.dispatch(
      opticonApi.endpoints.uploadScans.initiate({ ...customer, products: [], check: true }),
    );

    expect(selectProducts(store.getState(), market, ['A-1', 'B-2'])).toHaveLength(2);
  });
});
