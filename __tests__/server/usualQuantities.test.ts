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
  it('is the least and the most that the customer ordered of it', async () => {
    for (const packs of [6, 4, 9]) await order({ THREAD: packs });

    expect(await usual('THREAD')).toEqual({ least: 4, most: 9, unusual_from: 45 });
  });

  it('lets small quantities grow without a question', async () => {
    await order({ THREAD: 1 });

    expect(await usual('THREAD')).toEqual({ least: 1, most: 1, unusual_from: 20 });
  });

  it('is unusual above fifty packs for what was never ordered', async () => {
    await order({ THREAD: 4 });

    expect(await usual('RIBBON')).toEqual({ least: 0, most: 0, unusual_from: 51 });
  });

  it('goes by what a customer of large quantities orders of other products', async () => {
    await order({ THREAD: 144 });

    expect(await usual('RIBBON')).toEqual({ least: 0, most: 0, unusual_from: 145 });
  });

  it('is not learned from orders that were cancelled, nor from another customer', async () => {
    await order({ THREAD: 4 });
    await server.db.updateTable('orders').set({ status: 'cancelled' }).execute();

    expect(await usual('THREAD')).toMatchObject({ most: 0 });
  });
});

describe('a line that is looked at before it goes into the cart', () => {
  const told = async (code: string, item: number) => {
    const { body } = await annas.upload([{ code, item }], { check: true });
    return body.lines?.[0]?.message;
  };

  it('says that it asks for unusually many, what the cart holds counted in', async () => {
    await order({ THREAD: 5 });
    await annas.add({ THREAD: 10 });

    expect(await told('THREAD', 14)).toBe('Can be added.');
    expect(await told('THREAD', 15)).toBe(
      'Can be added. Unusually large quantity: 25 packs; you have never ordered more than 5.',
    );
  });

  it('carries what is usual beside the product, and beside no line that goes into the cart', async () => {
    await order({ THREAD: 5 });
    const asked = [
      { code: 'THREAD', item: 1 },
      { code: 'THREAD', item: 2 },
    ];
    const usualIn = async (check: boolean) =>
      (await annas.upload(asked, { check })).body.lines?.map((line) => line.usual);

    expect(await usualIn(true)).toEqual([{ least: 5, most: 5, unusual_from: 25 }, undefined]);
    expect(await usualIn(false)).toEqual([undefined, undefined]);
  });

  it('says so of something new', async () => {
    expect(await told('RIBBON', 50)).toBe('Can be added.');
    expect(await told('RIBBON', 51)).toBe(
      'Can be added. Unusually large quantity: 51 packs of a product you have never ordered.',
    );
  });
});
