import { buyer, wholeCart, type Buyer } from '../support/buyer';
import { startTestServer } from '../support/serverApp';
import { storeTestProducts, createCustomer } from '../support/shop';
import type { TestServer } from '../support/startOn';

let server: TestServer;
let annas: Buyer;
let customers = 0;

beforeAll(async () => {
  server = await startTestServer({
    fill: ({ db }) =>
      storeTestProducts(db, [
        { product_id: 'THREAD', available: 9999 },
        { product_id: 'RIBBON', available: 9999 },
      ]),
  });
});
afterAll(() => server.close());

beforeEach(async () => {
  customers += 1;
  annas = buyer(server, await createCustomer(server.db, `anna${customers}`));
});

const order = async (packs: Record<string, number>) => {
  await annas.add(packs);
  await annas.place(wholeCart(await annas.cart()));
};
const usual = async (product_id: string) => {
  await annas.add({ [product_id]: 1 });
  return (await annas.cart()).find((line) => line.product_id === product_id)?.usual;
};

describe('the usual quantity of a cart line', () => {
  it('ranges from the least to the most that the customer has ordered', async () => {
    for (const packs of [6, 4, 9]) await order({ THREAD: packs });

    expect(await usual('THREAD')).toEqual({ least: 4, most: 9, unusual_from: 45 });
  });

  it('lets small quantities grow without a warning', async () => {
    await order({ THREAD: 1 });

    expect(await usual('THREAD')).toEqual({ least: 1, most: 1, unusual_from: 20 });
  });

  it('is exceeded above fifty packs of a product that was never ordered', async () => {
    await order({ THREAD: 4 });

    expect(await usual('RIBBON')).toEqual({ least: 0, most: 0, unusual_from: 51 });
  });

  it('takes into account the large quantities ordered of other products', async () => {
    await order({ THREAD: 144 });

    expect(await usual('RIBBON')).toEqual({ least: 0, most: 0, unusual_from: 145 });
  });

  it('ignores cancelled orders and other customers', async () => {
    await order({ THREAD: 4 });
    await server.db.updateTable('orders').set({ status: 'cancelled' }).execute();

    expect(await usual('THREAD')).toMatchObject({ most: 0 });
  });
});

describe('a line that is checked before it goes into the cart', () => {
  const messageFor = async (code: string, item: number) => {
    const { body } = await annas.upload([{ code, item }], { check: true });
    return body.lines?.[0]?.message;
  };

  it('warns of an unusually large quantity, including what is in the cart', async () => {
    await order({ THREAD: 5 });
    await annas.add({ THREAD: 10 });

    expect(await messageFor('THREAD', 14)).toBe('Can be added.');
    expect(await messageFor('THREAD', 15)).toBe(
      'Can be added. Unusually large quantity: 25 packs; you have never ordered more than 5.',
    );
  });

  it('shows the usual quantity with the product, but not when it goes into the cart', async () => {
    await order({ THREAD: 5 });
    const lines = [
      { code: 'THREAD', item: 1 },
      { code: 'THREAD', item: 2 },
    ];
    const usualIn = async (check: boolean) =>
      (await annas.upload(lines, { check })).body.lines?.map((line) => line.usual);

    expect(await usualIn(true)).toEqual([{ least: 5, most: 5, unusual_from: 25 }, undefined]);
    expect(await usualIn(false)).toEqual([undefined, undefined]);
  });

  it('also warns for a new product', async () => {
    expect(await messageFor('RIBBON', 50)).toBe('Can be added.');
    expect(await messageFor('RIBBON', 51)).toBe(
      'Can be added. Unusually large quantity: 51 packs of a product you have never ordered.',
    );
  });
});
