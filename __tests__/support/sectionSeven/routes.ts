import type { Account, OrderBody } from './cartAndOrders';
import { categories, customer, findOnShelf, shelf, type ShelfProduct } from './shelf';

/** The body fields of the specification that matter here. */
export interface Body extends OrderBody {
  email: string;
  password: string;
  id: string;
  item: number;
  order_id: string;
  products: { code: string; item: number }[];
}

export interface Call {
  query: URLSearchParams;
  body: Body;
  account: Account;
}

type Route = (call: Call) => object | undefined;

const DONE = { status: true };

/** Performs the change and responds with the status alone. */
const change =
  (act: (call: Call) => void): Route =>
  (call) => {
    act(call);
    return DONE;
  };

const pageOf = (products: readonly ShelfProduct[], { query }: Call, size = 'pagination') => {
  const length = Number(query.get(size) ?? 25);
  const page = Number(query.get('page') ?? 1);
  const shown = products.slice((page - 1) * length, page * length);
  return { products: shown, total: products.length };
};

const listing: Route = (call) => pageOf(shelf, call);

/** Public endpoints: the catalogue and the content. */
export const openRoutes: Record<string, Route> = {
  'GET /api/cadProducts': listing,
  'GET /api/usProducts': listing,
  'GET /api/classCode': listing,
  'GET /api/displayProducts': listing,
  'GET /api/best/sellers': (call) => pageOf(shelf.slice(0, 8), call),
  'GET /api/productDescription': ({ query }) => {
    const product = findOnShelf(query.get('product_id') ?? '');
    return product && { product };
  },
  'GET /api/class_codes': () => ({ class_codes: [{ id: 1, class: 'N', image: '' }] }),
  'GET /api/categories': () => ({ category: categories }),
  'GET /api/displayCategories': () => ({
    category: categories.map(({ name, cat_code }) => ({ name, cat_code })),
  }),
  'GET /api/banners': () => ({
    banners: [{ id: 1, message: 'Free shipping in March', type: 'shipping' }],
  }),
  'GET /api/brands-by-category': () => ({ brands: ['Acme Threads', 'Bone & Co'] }),
  'GET /api/filter-options-by-category': () => ({ colors: ['Red', 'Blue'], type: ['Thread'] }),
  'GET /api/product_group/7': () => ({
    data: { title: 'Spring threads', data: shelf.slice(0, 4) },
  }),
  'GET /search/': (call) => {
    const words = (call.query.get('search_term') ?? '').toLowerCase();
    const found = shelf.filter(({ name, product_id }) =>
      `${name} ${product_id}`.toLowerCase().includes(words),
    );
    return pageOf(found, call, 'page_size');
  },
  'GET /api/crousalImages': () => ({ images: [{ image: '/images/a.jpg' }] }),
  'GET /api/newsletterImages': () => ({ images: [{ image: '/images/b.jpg' }] }),
  'GET /api/catalogues': () => ({ data: [{ id: 1, title: 'Spring', file: '/spring.pdf' }] }),
  'GET /api/patterns': () => ({ data: [{ id: 1, title: 'Apron', file: '/apron.pdf' }] }),
  'POST /api/login': ({ body }) => {
    const { token, user_id } = customer;
    if (body.email !== customer.email || body.password !== customer.password) {
      return { status: false, message: 'The address or the password is wrong.' };
    }
    return { status: true, token, user_id, cflag: 'CA', owner_name: 'Sam Seven', lang: '' };
  },
  'POST /api/store/user': () => DONE,
  'POST /api/forgot-password': () => DONE,
  'POST /api/reset-password': () => DONE,
};

/** Endpoints that require the bearer token. */
export const customerRoutes: Record<string, Route> = {
  'GET /api/favorite': ({ account }) => ({ products: { data: account.favourites() } }),
  'POST /api/fav/add': change(({ query, account }) =>
    account.addFavourite(query.get('product_id') ?? ''),
  ),
  'DELETE /api/fav/delete': change(({ query, account }) =>
    account.deleteFavourite(query.get('product_id') ?? ''),
  ),
  'GET /api/cart': ({ account }) => ({ products: account.cart() }),
  'POST /api/cart/add': change(({ body, account }) => {
    for (const [id, count] of Object.entries(body)) account.add(id, Number(count));
  }),
  'DELETE /api/cart/delete': change(({ query, account }) =>
    account.deleteLine(query.get('id') ?? ''),
  ),
  'POST /api/add/item': change(({ body, account }) => account.setItem(body.id, body.item)),
  'POST /api/re-orders': change(({ body, account }) => account.reOrder(body.order_id)),
  'POST /api/opticon': change(({ body, account }) => {
    for (const { code, item } of body.products) account.add(code, item);
  }),
  'DELETE /api/cart-delete-all': change(({ account }) => account.emptyCart()),
  'POST /api/store/orders': change(({ body, account }) => account.place(body)),
  'GET /api/order-history': ({ query, account }) => {
    const order = account.order(query.get('order_id') ?? '');
    return order && { order };
  },
  'GET /api/fetch-order': ({ account }) => ({ orders: account.orders() }),
  'PUT /api/updateProfile': () => DONE,
  'GET /api/support': () => ({ answers: [{ question: 'When?', answer: 'Soon.' }] }),
  'GET /api/faqs': () => ({ faqs: [{ question: 'Where?', answer: 'Here.' }] }),
};
