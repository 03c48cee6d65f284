import {
  cartLine,
  cartLines,
  deleteCartLines,
  emptyCart as deleteAllLines,
  upsertCartLines,
  setCartItem,
} from '../../server/db/cartLines';
import { IN_CART, upsertFingerprints, seenFingerprints } from '../../server/db/scanFingerprints';
import { findSession, type SignedInCustomer } from '../../server/services/accounts/sessions';
import { deleteLine, emptyCart, setLine } from '../../server/services/cart/changeCart';
import { storeTestProducts, createCustomer } from '../support/shop';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase';

const EARLY = '2026-05-12T09:00:00.000Z';
const LATE = '2026-05-12T09:00:01.000Z';

let data: TestDatabase;
let anna: SignedInCustomer;
let bea: SignedInCustomer;
let number = 0;

beforeAll(async () => {
  data = await openTestDatabase();
  await storeTestProducts(data.db, [
    { product_id: 'THREAD', available: 10 },
    { product_id: 'SOON', class: 'N', available: 0 },
    { product_id: 'SOLD-OUT', available: 0 },
    { product_id: 'WITHDRAWN', active: false },
  ]);
});
afterAll(() => data.close());

const welcome = async (name: string) => {
  const { token } = await createCustomer(data.db, `${name}${number}`);
  return (await findSession(data.db, token, new Date()))!;
};

/** Returns a cart line of a customer; its id combines those of product and customer. */
const lineOf = (
  { userId }: SignedInCustomer,
  product_id: string,
  item: number,
  added_at = EARLY,
) => ({
  id: `${product_id} ${userId}`,
  customer_id: userId,
  product_id,
  item,
  added_at,
});
const idOf = (customer: SignedInCustomer, product_id: string) => `${product_id} ${customer.userId}`;

const packsOf = async (customer: SignedInCustomer) =>
  (await cartLines(data.db, customer.userId)).map(
    ({ product_id, item }) => `${product_id} ${item}`,
  );

beforeEach(async () => {
  number += 1;
  [anna, bea] = [await welcome('anna'), await welcome('bea')];
  await upsertCartLines(data.db, [
    lineOf(anna, 'THREAD', 2, LATE),
    lineOf(anna, 'SOON', 5),
    lineOf(bea, 'THREAD', 3),
  ]);
});

describe('the lines of a cart', () => {
  it('are in the order in which they were added', async () => {
    await upsertCartLines(data.db, [lineOf(anna, 'SOLD-OUT', 1)]);

    expect(await packsOf(anna)).toEqual(['SOLD-OUT 1', 'SOON 5', 'THREAD 2']);
  });

  it('are one per product, which keeps its place and takes the new quantity', async () => {
    await upsertCartLines(data.db, [{ ...lineOf(anna, 'SOON', 7, LATE), id: 'another' }]);

    expect((await cartLines(data.db, anna.userId))[0]).toEqual(lineOf(anna, 'SOON', 7));
  });

  it('can be read, changed and deleted only for their own customer', async () => {
    const id = idOf(anna, 'THREAD');
    expect(await cartLine(data.db, bea.userId, id)).toBeUndefined();
    await setCartItem(data.db, bea.userId, id, 9);
    expect(await deleteCartLines(data.db, bea.userId, [id])).toBe(0);
    await deleteAllLines(data.db, bea.userId);
    expect(await packsOf(anna)).toEqual(['SOON 5', 'THREAD 2']);

    expect(await cartLine(data.db, anna.userId, id)).toEqual(lineOf(anna, 'THREAD', 2, LATE));
    await setCartItem(data.db, anna.userId, id, 9);
    expect(await packsOf(anna)).toEqual(['SOON 5', 'THREAD 9']);
    expect(await deleteCartLines(data.db, anna.userId, [id, idOf(anna, 'SOON')])).toBe(2);
    expect(await packsOf(anna)).toEqual([]);
  });
});

describe('the quantity of a line', () => {
  const set = (product_id: string, packs: number, customer = anna) =>
    setLine(data.db, customer, { lineId: idOf(anna, product_id), packs, language: '' });

  it('is set as requested', async () => {
    expect(await set('THREAD', 10)).toEqual({ status: true, item: 10 });
    expect(await packsOf(anna)).toEqual(['SOON 5', 'THREAD 10']);
  });

  it('stops at the available quantity, and says so', async () => {
    expect(await set('THREAD', 11)).toEqual({
      status: true,
      item: 10,
      message: 'Only 10 available; the quantity is now 10.',
    });
    expect(await packsOf(anna)).toEqual(['SOON 5', 'THREAD 10']);
  });

  it('stops at the maximum of a line for a product that is coming soon', async () => {
    expect(await set('SOON', 100_000)).toEqual({
      status: true,
      item: 99_999,
      message: 'A line can hold at most 99,999; the quantity is now 99,999.',
    });
  });

  it('removes the line at zero', async () => {
    expect(await set('THREAD', 0)).toEqual({ status: true, item: 0 });
    expect(await packsOf(anna)).toEqual(['SOON 5']);
  });

  it.each(['SOLD-OUT', 'WITHDRAWN'])(
    'cannot be changed if the product is %s',
    async (product_id) => {
      await upsertCartLines(data.db, [lineOf(anna, product_id, 1)]);

      await expect(set(product_id, 2)).rejects.toMatchObject({
        status: 409,
        code: 'cart.lineUnavailable',
        details: { field: 'item' },
      });
    },
  );

  it.each(['SOLD-OUT', 'WITHDRAWN'])(
    'can be lowered even if the product is %s',
    async (product_id) => {
      await upsertCartLines(data.db, [lineOf(anna, product_id, 5)]);

      expect(await set(product_id, 3)).toEqual({ status: true, item: 3 });
      expect(await packsOf(anna)).toContain(`${product_id} 3`);
    },
  );

  it('cannot be changed for another customer, just as if there were no such line', async () => {
    const unknown = { status: 404, code: 'cart.lineUnknown' };

    await expect(set('THREAD', 9, bea)).rejects.toMatchObject(unknown);
    await expect(set('THREAD', 0, bea)).rejects.toMatchObject(unknown);
    await expect(deleteLine(data.db, bea, idOf(anna, 'THREAD'))).rejects.toMatchObject(unknown);
    expect(await packsOf(anna)).toEqual(['SOON 5', 'THREAD 2']);
  });
});

describe('removing from a cart', () => {
  const setPacks = (packs: number) =>
    setLine(data.db, anna, { lineId: idOf(anna, 'THREAD'), packs, language: '' });

  it('deletes one line', async () => {
    expect(await deleteLine(data.db, anna, idOf(anna, 'THREAD'))).toEqual({ status: true });
    expect([await packsOf(anna), await packsOf(bea)]).toEqual([['SOON 5'], ['THREAD 3']]);
  });

  it('deletes every line of the customer', async () => {
    expect(await emptyCart(data.db, anna)).toEqual({ status: true });
    expect([await packsOf(anna), await packsOf(bea)]).toEqual([[], ['THREAD 3']]);
  });

  it.each([
    ['but for what stays of a line', ['1st', 'soon'], () => setPacks(1)],
    ['of a line', ['soon'], () => setPacks(0)],
    ['of a line that is deleted', ['soon'], () => deleteLine(data.db, anna, idOf(anna, 'THREAD'))],
    ['of the whole cart', [], () => emptyCart(data.db, anna)],
  ])('forgets the scans %s', async (_what, left, change) => {
    const scan = { customer_id: anna.userId, order_id: IN_CART, added_at: EARLY };
    await upsertFingerprints(data.db, [
      { ...scan, fingerprint: '1st', product_id: 'THREAD', above: 0 },
      { ...scan, fingerprint: '2nd', product_id: 'THREAD', above: 1 },
      { ...scan, fingerprint: 'soon', product_id: 'SOON', above: 0 },
    ]);
    await change();

    const seen = await seenFingerprints(data.db, [anna.userId], ['1st', '2nd', 'soon']);
    expect(seen.map(({ fingerprint }) => fingerprint).sort()).toEqual(left);
  });
});
