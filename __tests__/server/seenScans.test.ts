import { cleanUp } from '../../server/cleanUp';
import { upsertFingerprints } from '../../server/db/scanFingerprints';
import { buyer, wholeCart, type Buyer } from '../support/buyer';
import { startTestServer } from '../support/serverApp';
import { storeTestProducts, createCustomer, type TestCustomer } from '../support/shop';
import type { TestServer } from '../support/startOn';

const START = new Date('2026-05-12T09:00:00Z');
const HOUR = 60 * 60_000;

let server: TestServer;
let anna: TestCustomer;
let annas: Buyer;
let customers = 0;
let now = START;

/** Each check is made an hour after the previous one. */
const later = () => {
  now = new Date(now.getTime() + HOUR);
  return now.toISOString();
};

beforeAll(async () => {
  server = await startTestServer({
    now: () => now,
    fill: ({ db }) =>
      storeTestProducts(db, [
        { product_id: 'DOZEN', barcodes: ['036000291452'] },
        { product_id: 'SCARCE', available: 2 },
        { product_id: 'SINGLE', ship_pac: 1 },
      ]),
  });
});
afterAll(() => server.close());

beforeEach(async () => {
  now = START;
  customers += 1;
  anna = await createCustomer(server.db, `anna${customers}`);
  annas = buyer(server, anna);
});

const fingerprints = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `scan-${String(from + at).padStart(4, '0')}`);
const scanned = (code: string, from: number, to: number) => ({
  code,
  item: to - from + 1,
  scans: fingerprints(from, to),
});
const check = async (line: object, more: object = {}) => {
  const { body } = await annas.upload([line], { check: true, ...more });
  const [first] = body.lines ?? [];
  return { seen: first?.seen, fresh: first?.fresh };
};
const placeAll = async () => {
  const { body } = await annas.place(wholeCart(await annas.cart()));
  return body.order_id;
};
const NEW = { seen: undefined, fresh: undefined };

describe('scans that were uploaded before', () => {
  it('are new until they are added to the cart', async () => {
    await annas.upload([scanned('DOZEN', 1, 5)], { check: true });

    expect(await check(scanned('DOZEN', 1, 5))).toEqual(NEW);
  });

  it('are reported while they are in the cart, with how many are new', async () => {
    const date = later();
    await annas.upload([scanned('DOZEN', 1, 3)]);
    later();

    expect(await check(scanned('DOZEN', 1, 5))).toEqual({
      seen: [{ scans: 3, order_id: null, date }],
      fresh: 2,
    });
  });

  it('are reported with the order that contains them', async () => {
    await annas.upload([scanned('DOZEN', 1, 3)]);
    const date = later();
    const order_id = await placeAll();
    later();

    expect(await check(scanned('DOZEN', 1, 3))).toEqual({
      seen: [{ scans: 3, order_id, date }],
      fresh: 0,
    });
  });

  it('are reported by where they went, newest first', async () => {
    await annas.upload([scanned('DOZEN', 1, 2)]);
    const ordered = later();
    const order_id = await placeAll();
    const added = later();
    await annas.upload([scanned('DOZEN', 3, 6)]);

    expect(await check(scanned('DOZEN', 1, 7))).toEqual({
      seen: [
        { scans: 4, order_id: null, date: added },
        { scans: 2, order_id, date: ordered },
      ],
      fresh: 1,
    });
  });

  it.each([
    ['and later in an order', 1, 2],
    ['after they were in an order', 2, 1],
  ])('are reported where they went last: in the cart %s', async (_when, inCart, inOrder) => {
    await annas.upload([scanned('DOZEN', 1, 1)]);
    const order_id = (await placeAll()) ?? '';
    const at = (hours: number) => new Date(START.getTime() + hours * HOUR).toISOString();
    await server.db
      .updateTable('orders')
      .set({ placed_at: at(inOrder) })
      .where('order_id', '=', order_id)
      .execute();
    const [fingerprint = ''] = fingerprints(1, 1);
    await upsertFingerprints(server.db, [
      {
        customer_id: anna.id,
        fingerprint,
        order_id: '',
        product_id: 'DOZEN',
        above: 0,
        added_at: at(inCart),
      },
    ]);
    const last = inCart > inOrder ? { order_id: null } : { order_id };

    expect((await check(scanned('DOZEN', 1, 1))).seen).toEqual([
      { scans: 1, date: at(2), ...last },
    ]);
  });

  it('count once if one request contains them twice', async () => {
    await annas.upload([scanned('DOZEN', 1, 1)]);
    const twice = { code: 'DOZEN', item: 3, scans: ['scan-0001', 'scan-0001', 'scan-0002'] };

    expect(await check(twice)).toMatchObject({ seen: [{ scans: 1 }], fresh: 1 });
  });

  it('are not reported just for appearing twice in one request', async () => {
    const twice = { code: 'DOZEN', item: 2, scans: ['scan-0001', 'scan-0001'] };

    expect(await check(twice)).toEqual(NEW);
  });

  it('stay new when the request that added them is repeated', async () => {
    const first = await annas.upload([scanned('DOZEN', 1, 3)], {}, 'file');
    const again = await annas.upload([scanned('DOZEN', 1, 3)], {}, 'file');

    expect(again.text).toBe(first.text);
    expect(first.body.lines?.[0]).not.toHaveProperty('seen');
    expect(await annas.packs()).toEqual({ DOZEN: 3 });
  });

  it('by another customer are not reported', async () => {
    await annas.upload([scanned('DOZEN', 1, 3)]);
    annas = buyer(server, await createCustomer(server.db, `bert${customers}`));

    expect(await check(scanned('DOZEN', 1, 3))).toEqual(NEW);
  });

  it('count the quantity of each scan', async () => {
    const line = { code: 'DOZEN', item: 12, scans: fingerprints(1, 2), scan_items: [10, 2] };
    await annas.upload([{ ...line, item: 10, scans: fingerprints(1, 1), scan_items: [10] }]);

    expect(await check(line)).toMatchObject({ seen: [{ scans: 1 }], fresh: 2 });
  });

  it('leave whole packs of the new ones if units are counted', async () => {
    const units = { counting: 'units' };
    await annas.upload([scanned('DOZEN', 1, 12)], units);

    expect(await check(scanned('DOZEN', 1, 25), units)).toMatchObject({ fresh: 2 });
  });

  it('are recorded only as far as they were added', async () => {
    await annas.upload([scanned('SCARCE', 1, 5)]);

    expect(await check(scanned('SCARCE', 1, 5))).toMatchObject({ seen: [{ scans: 2 }], fresh: 3 });
  });

  it('are recorded for the new ones if only that many were added', async () => {
    await annas.upload([scanned('DOZEN', 1, 7)]);
    const order_id = await placeAll();
    later();
    await annas.upload([{ ...scanned('DOZEN', 1, 12), item: 5 }]);

    expect(await check(scanned('DOZEN', 1, 12))).toMatchObject({
      seen: [
        { scans: 5, order_id: null },
        { scans: 7, order_id },
      ],
      fresh: 0,
    });
  });

  it('are also recorded if an earlier line has rounded up for them', async () => {
    const units = { counting: 'units' };
    await annas.upload([scanned('DOZEN', 1, 5), { ...scanned('036000291452', 6, 9) }], units);

    expect(await check(scanned('036000291452', 6, 9), units)).toMatchObject({
      seen: [{ scans: 4 }],
    });
  });
});

describe('scans that left the cart', () => {
  const lineId = async () => (await annas.cart())[0]?.id ?? '';

  it.each([
    ['the line is deleted', async () => deleteLine(await lineId())],
    ['its quantity is set to none', async () => annas.set(await lineId(), 0)],
    ['the cart is emptied', async () => emptyCart()],
  ])('are new again when %s', async (_how, leave) => {
    await annas.upload([scanned('DOZEN', 1, 3)]);
    await leave();

    expect(await check(scanned('DOZEN', 1, 3))).toEqual(NEW);
  });

  it('are new again when the line is reset to its quantity before them', async () => {
    await annas.upload([scanned('DOZEN', 1, 3)]);
    await annas.upload([scanned('DOZEN', 4, 9)]);
    await annas.set(await lineId(), 3);

    expect(await check(scanned('DOZEN', 1, 9))).toMatchObject({ seen: [{ scans: 3 }], fresh: 6 });
  });

  it('are still reported if the line keeps some of them', async () => {
    await annas.upload([scanned('DOZEN', 1, 6)]);
    await annas.set(await lineId(), 4);

    expect(await check(scanned('DOZEN', 1, 6))).toMatchObject({ seen: [{ scans: 6 }] });
  });

  it('are still reported in the order that contained them before', async () => {
    await annas.upload([scanned('DOZEN', 1, 3)]);
    const order_id = await placeAll();
    await annas.upload([scanned('DOZEN', 1, 3)]);
    await deleteLine(await lineId());

    expect(await check(scanned('DOZEN', 1, 3))).toMatchObject({ seen: [{ scans: 3, order_id }] });
  });

  it('stay in the cart with the part of a line that was not ordered', async () => {
    await annas.upload([scanned('DOZEN', 1, 3)]);
    await annas.upload([scanned('DOZEN', 4, 9)]);
    const { body } = await annas.place([{ product_id: 'DOZEN', order_qty: 3, price: 2.5 }]);

    expect(await check(scanned('DOZEN', 1, 3))).toMatchObject({
      seen: [{ scans: 3, order_id: body.order_id }],
    });
    expect(await check(scanned('DOZEN', 4, 9))).toMatchObject({
      seen: [{ scans: 6, order_id: null }],
    });
    await deleteLine(await lineId());
    expect(await check(scanned('DOZEN', 4, 9))).toEqual(NEW);
  });

  const cancel = (order_id: string, more: object = {}) =>
    server.ask('POST', '/api/cancel-order', {
      ...as(),
      body: { user_id: anna.id, order_id, ...more },
    });

  it('are new again when their order is cancelled', async () => {
    await annas.upload([scanned('DOZEN', 1, 3)]);
    await cancel((await placeAll()) ?? '');

    expect(await check(scanned('DOZEN', 1, 3))).toEqual(NEW);
  });

  it('are in the cart again when their order is cancelled back into it', async () => {
    await annas.upload([scanned('DOZEN', 1, 3)]);
    await cancel((await placeAll()) ?? '', { to_cart: true });

    expect(await check(scanned('DOZEN', 1, 3))).toMatchObject({
      seen: [{ scans: 3, order_id: null }],
    });
  });

  const as = () => ({ as: anna });
  const deleteLine = (id: string) =>
    server.ask('DELETE', '/api/cart/delete', { ...as(), query: { user_id: anna.id, id } });
  const emptyCart = () =>
    server.ask('DELETE', '/api/cart-delete-all', { ...as(), query: { user_id: anna.id } });
});

describe('old scans', () => {
  it('are forgotten after 400 days', async () => {
    const day = 24 * HOUR;
    const fingerprintRow = (fingerprint: string, age: number) => ({
      customer_id: anna.id,
      fingerprint,
      order_id: '',
      product_id: 'DOZEN',
      above: 0,
      added_at: new Date(START.getTime() - age * day).toISOString(),
    });
    await upsertFingerprints(server.db, [
      fingerprintRow('scan-0001', 401),
      fingerprintRow('scan-0002', 399),
    ]);
    await cleanUp(server.db, START);

    expect(await check(scanned('DOZEN', 1, 2))).toMatchObject({ seen: [{ scans: 1 }], fresh: 1 });
  });
});
