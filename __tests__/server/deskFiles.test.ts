import { releaseOrders } from '../../server/services/fulfilment/releaseOrders';
import { buyer, wholeCart } from '../support/buyer';
import { signInDesk, type DeskMember } from '../support/desk';
import { mailsOf } from '../support/outbox';
import { pdfText } from '../support/pdfText';
import { startTestServer } from '../support/serverApp';
import { storeTestProducts, createCustomer, type TestCustomer } from '../support/shop';
import type { TestServer } from '../support/startOn';

let server: TestServer;
let anna: TestCustomer;
let rita: DeskMember;
let clock = new Date();

const HOSTILE = "=cmd|' /C calc'!A0";

beforeAll(async () => {
  server = await startTestServer({
    now: () => clock,
    environment: { ORDERS_MAIL: 'pack@shop.test' },
    fill: ({ db }) =>
      storeTestProducts(db, [
        { product_id: '-12', name: 'Thread', name_fr: 'Fil', ship_pac: 12 },
        { product_id: 'NEEDLE-1', name: 'Needle', name_fr: 'Aiguille', ship_pac: 6 },
      ]),
  });
  await shelve('A-10-1', '-12');
  await shelve('A-2-1', 'NEEDLE-1');
  anna = await createCustomer(server.db, 'anna');
  rita = await signInDesk(server, ['orders'], clock);
});
afterAll(() => server.close());

const shelve = (bin: string, id: string) =>
  server.db.updateTable('products').set({ bin }).where('product_id', '=', id).execute();

async function released(
  packs: Record<string, number>,
  more: Record<string, unknown> = {},
): Promise<string> {
  const { add, cart, place } = buyer(server, anna);
  await add(packs);
  const { body } = await place(wholeCart(await cart()), more);
  clock = new Date(clock.getTime() + 11 * 60_000);
  await releaseOrders(server, clock);
  return body.order_id ?? '';
}

async function fileOf(path: string, query: Record<string, string>) {
  const url = `/api/staff/${path}?${new URLSearchParams(query).toString()}`;
  const headers = { authorization: `Bearer ${rita.token}` };
  const { statusCode, rawPayload } = await server.app.inject({ method: 'GET', url, headers });
  return { status: statusCode, bytes: rawPayload, text: rawPayload.toString() };
}

describe('a pick list', () => {
  it('leads through the warehouse by bin, and adds up several orders', async () => {
    const ids = [
      await released({ '-12': 2, 'NEEDLE-1': 1 }, { po_reference: 'PO-1' }),
      await released({ '-12': 3 }),
    ];
    const { bytes } = await fileOf('orders/pick-list', { order_ids: ids.join(','), lang: 'fr' });
    const content = pdfText(bytes);
    expect(content).toContain('Liste de prélèvement');
    expect(content.indexOf('A-2-1')).toBeLessThan(content.indexOf('A-10-1'));
    expect(content).toContain('-12 au total');
    expect(content).toContain('5 = 60');
    for (const id of ids) expect(content).toContain(id);
  });

  it('is refused for an order that is not to be packed, and for an unknown one', async () => {
    const id = await released({ '-12': 1 });
    await server.db
      .updateTable('orders')
      .set({ stage: 'held' })
      .where('order_id', '=', id)
      .execute();
    expect((await fileOf('orders/pick-list', { order_ids: id })).status).toBe(409);
    expect((await fileOf('orders/pick-list', { order_ids: 'nowhere' })).status).toBe(404);
    expect((await fileOf('orders/pick-list', { order_ids: ',' })).status).toBe(404);
  });
});

describe('more orders than fit on one pick list', () => {
  it.each(['orders/pick-list', 'orders/export'])(
    'are refused by %s, none left out',
    async (path) => {
      const ids = Array.from({ length: 51 }, (_none, at) => String(900_000 + at));
      const query = { order_ids: ids.join(','), ...(path.endsWith('export') && { format: 'csv' }) };
      const { status, text } = await fileOf(path, query);
      expect(status).toBe(400);
      expect(text).toContain('51 orders are too many at once: the limit is 50.');
    },
  );
});

describe('a packing slip', () => {
  it('says in the customer’s language what is in the parcel and what follows, without prices', async () => {
    const id = await released({ '-12': 4, 'NEEDLE-1': 2 }, { lang: 'fr', po_reference: 'PO-9' });
    const { body } = await server.ask<{ shipment_id: string }>(
      'POST',
      `/api/v1/orders/${id}/shipments`,
      {
        as: rita,
        headers: { 'if-match': '"2"' },
        body: {
          carrier: 'Purolator',
          tracking: [{ number: 'PIN-77' }],
          lines: [{ line: 1, quantity: 3 }],
          rest: { expected_on: '2099-12-03' },
        },
      },
    );
    const { shipment_id } = body;
    const content = pdfText(
      (await fileOf('order/packing-slip', { order_id: id, shipment_id })).bytes,
    );
    expect(content).toContain(`emballage de la commande ${id}`);
    for (const word of ['PO-9', 'PIN-77', 'Fil', 'Aiguille', '3 × 12 = 36']) {
      expect(content).toContain(word);
    }
    expect(content).not.toMatch(/\$/);
    const other = await released({ '-12': 1 });
    const foreign = await fileOf('order/packing-slip', { order_id: other, shipment_id });
    expect(foreign.status).toBe(404);
  });
});

describe('an export of orders', () => {
  it('neutralizes formulas in free text, keeps codes exact, and leaves out no order', async () => {
    await shelve(HOSTILE, '-12');
    const id = await released({ '-12': 1 }, { po_reference: HOSTILE, order_comment: HOSTILE });
    const csv = (await fileOf('orders/export', { order_ids: id, format: 'csv' })).text;
    const [, row = ''] = csv.split('\r\n');
    expect(row).toContain(`,'${HOSTILE},'${HOSTILE},`);
    expect(row).toContain(',-12,');
    expect(row).toContain(`,'${HOSTILE},1,12,`);
    await shelve('A-10-1', '-12');
    const json = (await fileOf('orders/export', { order_ids: id, format: 'json' })).text;
    expect(JSON.parse(json)).toMatchObject([{ product_id: '-12', po_reference: HOSTILE, open: 1 }]);
    const partlyKnown = await fileOf('orders/export', {
      order_ids: `${id},nowhere`,
      format: 'csv',
    });
    expect(partlyKnown.status).toBe(404);
    const xlsx = await fileOf('orders/export', { queue: 'to_pick', format: 'xlsx' });
    expect(xlsx.bytes.subarray(0, 2).toString()).toBe('PK');
  });
});

describe('the e-mail to the packers', () => {
  it('includes the pick list and a file of the order', async () => {
    const id = await released({ '-12': 2 });
    const mail = (await mailsOf(server)).find(({ subject }) => subject.startsWith(`Order ${id} `));
    const pdf = mail?.files.get(`pick-list-${id}.pdf`) ?? Buffer.alloc(0);
    expect(pdfText(pdf)).toContain('A-10-1');
    expect(mail?.files.get(`order-${id}.csv`)?.toString()).toContain(`${id},`);
    expect(mail?.text).toContain('-12 Thread');
  });
});
