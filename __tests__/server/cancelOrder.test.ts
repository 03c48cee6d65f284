/** @engines both */

import type { Order } from '#contract/orders';

import { RULES } from '../../domain/rules';
import { withEvents } from '../../server/services/actions/action';
import { cancelReceivedOrder } from '../../server/services/fulfilment/cancelReceivedOrder';
import { buyer, wholeCart, type Buyer, type Outcome } from '../support/buyer';
import { signInDesk } from '../support/desk';
import { mailsOf } from '../support/outbox';
import { startTestServer } from '../support/serverApp';
import { storeTestProducts, createCustomer, type TestCustomer } from '../support/shop';
import type { TestResponse, TestServer } from '../support/startOn';
import { untilWaiting } from '../support/untilWaiting';

const MINUTE = 60_000;

let server: TestServer;
let clock = new Date();
let anna: TestCustomer;
let annas: Buyer;
let number = 0;
let thread: string;
let ribbon: string;
let soon: string;

beforeAll(async () => {
  server = await startTestServer({ now: () => clock });
});
afterAll(() => server.close());

beforeEach(async () => {
  number += 1;
  clock = new Date();
  [thread, ribbon, soon] = [`THREAD-${number}`, `RIBBON-${number}`, `SOON-${number}`];
  await storeTestProducts(server.db, [
    {
      product_id: thread,
      name: 'Thread &amp; <b>needle</b>',
      name_fr: 'Fil à coudre',
      available: 10,
    },
    { product_id: ribbon, price: 3, available: 5, ship_pac: 3 },
    { product_id: soon, price: 4, class: 'N', available: 0, ship_pac: 1 },
  ]);
  anna = await createCustomer(server.db, `anna${number}`);
  annas = buyer(server, anna);
});

const wait = (minutes: number) => (clock = new Date(clock.getTime() + minutes * MINUTE));

const placed = async (packs: Record<string, number>, more: object = {}): Promise<string> => {
  await annas.add(packs);
  const { body } = await annas.place(wholeCart(await annas.cart()), { ...more });
  return body.order_id ?? '';
};

const cancelOrder = (
  order_id: string,
  more: object = {},
  key?: string,
): Promise<TestResponse<Outcome>> =>
  server.ask('POST', '/api/cancel-order', {
    as: anna,
    body: { user_id: anna.id, order_id, ...more },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });

const stock = async () =>
  Object.fromEntries(
    (
      await server.db
        .selectFrom('offers')
        .where('product_id', 'in', [thread, ribbon, soon])
        .where('country', '=', 'CA')
        .select(['product_id', 'available'])
        .execute()
    ).map(({ product_id, available }) => [product_id, available]),
  );

const setOffer = (productId: string, offer: { class: string; available?: number }) =>
  server.db.updateTable('offers').set(offer).where('product_id', '=', productId).execute();

const mailsTo = async ({ email }: TestCustomer) =>
  (await mailsOf(server)).filter(({ to }) => to.includes(email));

describe('an order that was just placed', () => {
  it('shows how long it can be cancelled, and then that it is released', async () => {
    const id = await placed({ [thread]: 1 });
    expect(await annas.order(id)).toMatchObject({
      status: 'received',
      cancellable_seconds: RULES.cancellableMinutes * 60,
    });

    wait(RULES.cancellableMinutes);
    const order: Order = await annas.order(id);
    expect([order.status, 'cancellable_seconds' in order]).toEqual(['released', false]);
  });

  it('can be cancelled, which restores the stock except of products coming soon', async () => {
    const id = await placed({ [thread]: 4, [ribbon]: 5, [soon]: 7 });
    expect(await stock()).toEqual({ [thread]: 6, [ribbon]: 0, [soon]: 0 });

    wait(RULES.cancellableMinutes - 1);
    const { status, body } = await cancelOrder(id);
    expect([status, body]).toEqual([200, { status: true, message: `Order ${id} is cancelled.` }]);
    expect((await annas.order(id)).status).toBe('cancelled');
    expect(await stock()).toEqual({ [thread]: 10, [ribbon]: 5, [soon]: 0 });
    expect(await annas.packs()).toEqual({});
  });

  it('can be returned to the cart, adding to what is there', async () => {
    const id = await placed({ [thread]: 4, [ribbon]: 2 });
    await annas.add({ [thread]: 1 });
    const { body } = await cancelOrder(id, { to_cart: true, lang: 'fr' });

    expect(body.message).toBe(
      `La commande ${id} est annulée. Ajouté au panier\u00a0: 2 lignes sur 2.`,
    );
    expect(body.lines).toEqual([
      expect.objectContaining({ product_id: thread, outcome: 'added', possible: 4 }),
      expect.objectContaining({ product_id: ribbon, outcome: 'added', possible: 2 }),
    ]);
    expect(await annas.packs()).toEqual({ [thread]: 5, [ribbon]: 2 });
  });

  it('can be placed again from the cart that it was returned to', async () => {
    await annas.add({ [thread]: 5 });
    const part = [{ product_id: thread, order_qty: 2, price: 2.5 }];
    const { body } = await annas.place(part);
    await cancelOrder(body.order_id ?? '', { to_cart: true });
    const again = await annas.place(part);

    expect([again.status, await annas.packs()]).toEqual([200, { [thread]: 3 }]);
  });

  it('cannot be cancelled once its time is up', async () => {
    const id = await placed({ [thread]: 4 });
    wait(RULES.cancellableMinutes);
    const { status, body } = await cancelOrder(id, { to_cart: true });

    expect([status, body.order_id]).toEqual([409, id]);
    expect(body.message).toContain('with the warehouse');
    expect(await stock()).toMatchObject({ [thread]: 6 });
    expect(await annas.packs()).toEqual({});
  });

  it('stays released even if the clock is set back', async () => {
    const id = await placed({ [thread]: 4 });
    wait(RULES.cancellableMinutes + 1);
    await cancelOrder(id);
    wait(-60);
    const { status } = await cancelOrder(id);

    expect([status, (await annas.order(id)).status]).toEqual([409, 'released']);
    expect(await stock()).toMatchObject({ [thread]: 6 });
  });

  it('returns the stock it took, whatever class its products have now', async () => {
    const id = await placed({ [thread]: 4, [soon]: 7 });
    await setOffer(thread, { class: 'N' });
    await setOffer(soon, { class: '', available: 50 });
    await cancelOrder(id);

    expect(await stock()).toMatchObject({ [thread]: 10, [soon]: 50 });
  });

  it('returns stock to the country it came from, whatever country the customer has now', async () => {
    const id = await placed({ [thread]: 4 });
    await server.db
      .updateTable('customers')
      .set({ country: 'US' })
      .where('id', '=', anna.customerId)
      .execute();
    await cancelOrder(id);

    expect(await stock()).toMatchObject({ [thread]: 10 });
  });

  it('is not found by another customer, just like one that never existed', async () => {
    const bea = await createCustomer(server.db, `bea${number}`);
    await annas.add({ [thread]: 1 });
    const { body } = await annas.place(wholeCart(await annas.cart()));
    const ask = (order_id: string) =>
      server.ask('POST', '/api/cancel-order', { as: bea, body: { user_id: bea.id, order_id } });
    const other = await ask(body.order_id ?? '');

    expect(other.status).toBe(404);
    expect(other.text).toBe((await ask('nothing')).text);
    expect((await annas.order(body.order_id ?? '')).status).toBe('received');
  });
});

describe('an order that is cancelled twice', () => {
  it('is reported as cancelled to the customer, whose request met that of the staff', async () => {
    const id = await placed({ [thread]: 4 });
    const { answer } = await server.db.transaction().execute(async (tx) => {
      const by = { actor: { kind: 'staff', id: 'rita@staff.test' }, at: clock } as const;
      await withEvents(tx, by, (action) => cancelReceivedOrder(action, { orderId: id }));
      const asking = cancelOrder(id, { to_cart: true });
      await untilWaiting(server.db);
      return { answer: asking };
    });
    const { status, body } = await answer;

    expect([status, body.message]).toEqual([
      200,
      `Order ${id} was already cancelled. Nothing was changed.`,
    ]);
    expect(await annas.packs()).toEqual({});
  });

  it('by staff is reported as cancelled, and not as released', async () => {
    const id = await placed({ [thread]: 4 });
    await cancelOrder(id);
    const rita = await signInDesk(server, ['orders'], clock);
    const { status, body } = await server.ask('POST', `/api/v1/orders/${id}/cancel`, { as: rita });

    expect([status, body]).toMatchObject([
      409,
      { message: `Order ${id} was already cancelled. Nothing was changed.` },
    ]);
  });

  it('returns its packs to stock and to the cart only once', async () => {
    const id = await placed({ [thread]: 4 });
    await cancelOrder(id, { to_cart: true });
    const { status, body } = await cancelOrder(id, { to_cart: true });

    expect([status, body.message]).toEqual([
      200,
      `Order ${id} was already cancelled. Nothing was changed.`,
    ]);
    expect(await stock()).toMatchObject({ [thread]: 10 });
    expect(await annas.packs()).toEqual({ [thread]: 4 });
  });

  it('gets the same response under the same key', async () => {
    const id = await placed({ [thread]: 4 });
    const first = await cancelOrder(id, { to_cart: true }, 'key');
    const again = await cancelOrder(id, { to_cart: true }, 'key');

    expect(again.text).toBe(first.text);
    expect(await annas.packs()).toEqual({ [thread]: 4 });
  });

  it('from many tabs at once is cancelled only once, with one e-mail', async () => {
    const id = await placed({ [thread]: 4, [ribbon]: 1 });
    const tabs = Array.from({ length: 12 }, (_none, at) => at);
    const answers = await Promise.all(
      tabs.map((at) => cancelOrder(id, { to_cart: true }, at % 2 ? `tab ${at}` : undefined)),
    );

    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(answers.filter(({ body }) => body.lines)).toHaveLength(1);
    expect(await stock()).toMatchObject({ [thread]: 10, [ribbon]: 5 });
    expect(await annas.packs()).toEqual({ [thread]: 4, [ribbon]: 1 });
    expect((await mailsTo(anna)).map(({ subject }) => subject).sort()).toEqual([
      `Your order ${id}`,
      `Your order ${id} is cancelled`,
    ]);
  });

  it('while it is placed again keeps stock, cart and orders consistent', async () => {
    const id = await placed({ [thread]: 6 });
    await annas.add({ [thread]: 4 });
    const lines = wholeCart(await annas.cart());
    await Promise.all([
      annas.place(lines, {}, 'double click'),
      cancelOrder(id, { to_cart: true }),
      cancelOrder(id),
      annas.place(lines, {}, 'double click'),
    ]);

    const orders = await server.db
      .selectFrom('orders')
      .innerJoin('order_lines', 'order_lines.order_id', 'orders.order_id')
      .where('orders.customer_id', '=', anna.customerId)
      .where('status', '=', 'received')
      .select('order_qty')
      .execute();
    const ordered = orders.reduce((sum, { order_qty }) => sum + order_qty, 0);
    expect((await stock())[thread]).toBe(10 - ordered);
    expect(ordered).toBe(4);
  });
});

describe('the e-mail about an order', () => {
  it('is sent once, in the language of the order, with every line and total', async () => {
    const id = await placed(
      { [thread]: 2, [ribbon]: 1 },
      { lang: 'fr', po_reference: 'PO 77', order_comment: '<b>Sonnez</b>\ndeux fois' },
    );
    const mails = await mailsTo(anna);
    await server.mails.sendAll();

    expect(await mailsTo(anna)).toHaveLength(1);
    const [mail] = mails;
    expect(mail?.subject).toBe(`Votre commande ${id}`);
    for (const expected of [
      `Bonjour Buyer ${anna.id},`,
      'Bon de commande\u00a0: PO 77',
      'Lignes\u00a0: 2',
      'Unités\u00a0: 27',
      'Total\u00a0: 69,00\u00a0$',
      `${thread} Fil à coudre · 2 × 12 = 24 · 2,50\u00a0$ · 60,00\u00a0$`,
      `${ribbon} Product ${ribbon} · 1 × 3 = 3 · 3,00\u00a0$ · 9,00\u00a0$`,
      `/orderdetails/${id}`,
      'Pendant les 10 minutes',
    ]) {
      expect(mail?.text).toContain(expected);
    }
    expect(mail?.html).toContain('&lt;b&gt;Sonnez&lt;/b&gt;<br>deux fois');
    expect(mail?.html).toContain(`${thread} Fil à coudre</td>`);
  });

  it('shows product names as plain text, without markup', async () => {
    await placed({ [thread]: 1 });
    const [mail] = await mailsTo(anna);

    expect(mail?.text).toContain(`${thread} Thread & needle`);
    expect(mail?.html).toContain(`${thread} Thread &amp; needle`);
  });

  it('is sent once for a double click', async () => {
    await annas.add({ [thread]: 2 });
    const lines = wholeCart(await annas.cart());
    await Promise.all([1, 2, 3].map(() => annas.place(lines, {}, 'double click')));
    await annas.place(lines, {}, 'double click');

    expect(await mailsTo(anna)).toHaveLength(1);
  });

  it('is not sent for a refused order', async () => {
    await annas.add({ [thread]: 2 });
    await annas.place([{ product_id: thread, order_qty: 2, price: 1 }]);

    expect(await mailsTo(anna)).toEqual([]);
  });

  it('lists only the first 500 lines of a very long order, and says so', async () => {
    const ids = Array.from({ length: 501 }, (_none, at) => `LONG-${number}-${at}`);
    await storeTestProducts(
      server.db,
      ids.map((product_id) => ({ product_id })),
    );
    await placed(Object.fromEntries(ids.map((id) => [id, 1])));
    const [mail] = await mailsTo(anna);

    expect(mail?.text).toContain('Lines: 501');
    expect(mail?.text.match(/ · 1 × 12 = 12 · /g)).toHaveLength(500);
    expect(mail?.text).toContain('Only the first 500 of 501 lines');
  });
});
