import { buildCategoryTree } from '../../server/catalogue/categoryTree';
import { pictureOf, presentProduct, readProducts } from '../../server/catalogue/readProducts';
import { upsertCartLines } from '../../server/db/cartLines';
import { addOrder } from '../../server/db/orders';
import type { Buyer } from '../../server/db/prices';
import { findSession, type SignedInCustomer } from '../../server/services/accounts/sessions';
import { showCart } from '../../server/services/cart/showCart';
import { nameIn, showOrder } from '../../server/services/orders/showOrder';
import { savedProducts } from '../../server/services/products/savedProducts';
import { openEmbeddedDatabase } from '../support/embeddedDatabase';
import { storeTestProducts, createOwner } from '../support/shop';
import type { TestDatabase } from '../support/testDatabase';

let data: TestDatabase;
let anna: SignedInCustomer;

const PLACED = '2026-05-12T09:00:00.000Z';

beforeAll(async () => {
  data = await openEmbeddedDatabase();
  await storeTestProducts(data.db, [
    {
      product_id: 'THREAD-1',
      name: 'Thread',
      name_fr: 'Fil',
      name_es: 'Hilo',
      price: 2.5,
      sale: 1.75,
      available: 40,
      barcodes: ['012345678905', '4006381333931'],
    },
    { product_id: 'RIBBON-1', name: 'Ribbon', price: 3, class: 'Y', ship_pac: 6 },
    { product_id: 'OLD-1', name: 'Old paint', active: false, barcodes: ['73513537'] },
    { product_id: 'US-1', countries: ['US'] },
  ]);
  await data.db
    .updateTable('products')
    .set({ image: 'own.png' })
    .where('product_id', '=', 'OLD-1')
    .execute();
  const { token } = await createOwner(data.db, 'anna');
  anna = (await findSession(data.db, token, new Date()))!;
  await createOwner(data.db, 'bea');
  await addOrder(data.db, placedOrder, [
    { ...orderLine, line: 1, product_id: 'THREAD-1', name: 'Thread' },
    { ...orderLine, line: 2, product_id: 'OLD-1', name: 'Then paint', order_qty: 1 },
    { ...orderLine, line: 3, product_id: 'RIBBON-1', name: 'Ribbon', ship_pack: 1 },
  ]);
});
afterAll(() => data.close());

const placedOrder = {
  order_id: '501',
  customer_id: 'anna',
  placed_at: PLACED,
  status: 'received',
  order_comment: 'Ring twice',
  po_reference: 'PO 7',
  lines: 3,
  units: 43,
  total_cents: 10_707,
};
const orderLine = { order_id: '501', order_qty: 3, ship_pack: 10, unit_cents: 249 };

const row = {
  id: 'p-1',
  product_id: 'THREAD-1',
  name: 'Thread',
  class: '',
  ship_pac: 12,
  types: '',
  image: '',
  brand: 'Gütermann',
  color: 'Red',
  size: '100 m',
  cat_code: 'SEW THR',
};
const priced = { ...row, available: 40, selling_cents: 250, sale_cents: null, retail_cents: 499 };
const PRICES = ['available', 'selling_price', 'selling_price_2', 'retail_price'];

const NO_TILES = { categories: buildCategoryTree([]) };
const BUYER = { priceLists: [] };

const fieldsFor = (buyer: Buyer | null, of: typeof row | typeof priced) =>
  Object.keys(presentProduct(of, [], { country: 'CA', language: '', buyer }));

describe('a product', () => {
  it('shows price and stock to a customer', () => {
    expect(fieldsFor(BUYER, priced)).toEqual(expect.arrayContaining(PRICES));
  });

  it.each([
    ['a visitor, although they were read', null, priced],
    ['a customer if they were not read', BUYER, row],
  ] as const)('has no price or stock field for %s', (_who, buyer, of) => {
    expect(fieldsFor(buyer, of).filter((name) => PRICES.includes(name))).toEqual([]);
  });

  it('matches its row, with decimals and in the language of the reader', () => {
    const scope = { country: 'US', language: 'fr', buyer: BUYER } as const;

    expect(presentProduct({ ...priced, sale_cents: 199 }, ['73513537'], scope)).toEqual({
      id: 'p-1',
      product_id: 'THREAD-1',
      name: 'Thread',
      country: 'US',
      class: '',
      ship_pac: 12,
      types: '',
      image: 'THREAD-1.jpg',
      barcodes: ['73513537'],
      brand: 'Gütermann',
      color: 'Rouge',
      size: '100 m',
      cat_code: 'SEW THR',
      available: 40,
      selling_price: 2.5,
      selling_price_2: 1.99,
      retail_price: 4.99,
    });
    expect(presentProduct({ ...row, size: '8 in' }, [], scope).size).toBe('8 po');
    expect(presentProduct(priced, [], scope).selling_price_2).toBeNull();
  });

  it('has its own picture, or else the one under its trimmed id', () => {
    expect(pictureOf({ product_id: ' A-1 ', image: 'own.png' })).toBe('own.png');
    expect(pictureOf({ product_id: ' A-1 ', image: '' })).toBe('A-1.jpg');
  });
});

describe('products requested by id', () => {
  const scope = { country: 'CA', language: '', buyer: BUYER } as const;
  const read = (productIds: string[]) => readProducts(data.db, { ...scope, productIds });

  it('are returned in that order, with their barcodes, if they are sold', async () => {
    const products = await read(['RIBBON-1', 'US-1', 'OLD-1', 'no-such', 'THREAD-1']);

    expect(products.map(({ product_id, barcodes }) => [product_id, barcodes])).toEqual([
      ['RIBBON-1', []],
      ['THREAD-1', ['012345678905', '4006381333931']],
    ]);
    expect(await read([])).toEqual([]);
  });

  it('are all returned to the customer who saved them, without a price if they are not sold', async () => {
    const saved = await savedProducts(data.db, anna, 'fr', ['OLD-1', 'THREAD-1', 'US-1']);

    expect([...saved.keys()].sort()).toEqual(['OLD-1', 'THREAD-1', 'US-1']);
    expect(saved.get('THREAD-1')).toMatchObject({ name: 'Fil', selling_price: 2.5, available: 40 });
    expect(saved.get('OLD-1')).toMatchObject({ name: 'Old paint', available: 0, barcodes: [] });
    expect(saved.get('US-1')).toMatchObject({ country: 'CA', available: 0 });
    expect(saved.get('US-1')).not.toHaveProperty('selling_price');
  });
});

describe('a cart', () => {
  it('is empty until something is added', async () => {
    expect(await showCart(data.db, NO_TILES, { ...anna, id: 'bea' }, '')).toEqual([]);
  });

  it('shows its lines with current prices and stock', async () => {
    const line = { customer_id: 'anna', added_at: PLACED };
    await upsertCartLines(data.db, [
      { ...line, id: 'l-1', product_id: 'THREAD-1', item: 2 },
      { ...line, id: 'l-2', product_id: 'RIBBON-1', item: 3 },
      { ...line, id: 'l-3', product_id: 'OLD-1', item: 4 },
    ]);
    const [thread, ribbon, old] = await showCart(data.db, NO_TILES, anna, 'es');

    expect(thread).toEqual({
      id: 'l-1',
      product_id: 'THREAD-1',
      name: 'Hilo',
      item: 2,
      available: 40,
      class: '',
      price: 1.75,
      selling_price: 2.5,
      selling_price_2: 1.75,
      retail_price: 5,
      ship_pack: 12,
      image: 'THREAD-1.jpg',
      barcodes: ['012345678905', '4006381333931'],
      usual: { least: 3, most: 3, unusual_from: 20 },
    });
    expect(ribbon).toMatchObject({ item: 3, class: 'Y', price: 3, selling_price_2: null });
    expect(old).toMatchObject({
      item: 4,
      available: 0,
      price: 0,
      selling_price: 0,
      selling_price_2: null,
      retail_price: 0,
    });
  });
});

describe('an order', () => {
  const show = (id: string, orderId: string, at = PLACED) =>
    showOrder(data.db, { id }, { orderId, language: 'fr', at: new Date(at) });

  it('shows what was ordered, at the original prices', async () => {
    expect(await show('anna', '501')).toEqual({
      order_id: '501',
      date: PLACED,
      status: 'received',
      stage: 'received',
      lines: [
        {
          line: 1,
          product_id: 'THREAD-1',
          name: 'Fil',
          image: 'THREAD-1.jpg',
          barcodes: ['012345678905', '4006381333931'],
          order_qty: 3,
          ship_pack: 10,
          price: 2.49,
          total: 74.7,
        },
        {
          line: 2,
          product_id: 'OLD-1',
          name: 'Then paint',
          image: 'own.png',
          barcodes: ['73513537'],
          order_qty: 1,
          ship_pack: 10,
          price: 2.49,
          total: 24.9,
        },
        {
          line: 3,
          product_id: 'RIBBON-1',
          name: 'Ribbon',
          image: 'RIBBON-1.jpg',
          barcodes: [],
          order_qty: 3,
          ship_pack: 1,
          price: 2.49,
          total: 7.47,
        },
      ],
      units: 43,
      total: 107.07,
      order_comment: 'Ring twice',
      po_reference: 'PO 7',
      cancellable_seconds: 600,
    });
  });

  it('shows for how many seconds it can be cancelled, and nothing once it cannot', async () => {
    expect(await show('anna', '501', '2026-05-12T09:09:59.001Z')).toMatchObject({
      cancellable_seconds: 1,
      status: 'received',
    });
    const released = await show('anna', '501', '2026-05-12T09:10:00.000Z');
    expect(released.status).toBe('released');
    expect(released).not.toHaveProperty('cancellable_seconds');
  });

  it.each([
    ['another customer', 'bea', '501'],
    ['nobody', 'anna', '502'],
  ])('of %s is unknown', async (_who, id, orderId) => {
    await expect(show(id, orderId)).rejects.toMatchObject({ status: 404, code: 'order.unknown' });
  });
});

describe('the name of an ordered product', () => {
  const product = { names: { '': 'Thread', fr: 'Fil', es: '' }, image: '' };

  it.each([
    ['that of today in the language of the reader', 'Thread', product, 'Fil'],
    ['that of today, whatever language it was ordered in', 'Fil', product, 'Fil'],
    ['that of then where the product is called otherwise by now', 'Yarn', product, 'Yarn'],
    ['that of then where the product is gone', 'Thread', undefined, 'Thread'],
  ])('is %s', (_what, then, now, name) => {
    expect(nameIn('fr', then, now)).toBe(name);
  });

  it('is the original one if there is none in the language', () => {
    expect(nameIn('es', 'Thread', product)).toBe('Thread');
  });
});
