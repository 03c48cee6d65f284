import type { Language } from '#domain/languages';

import { releaseOrders } from '../../server/services/fulfilment/releaseOrders';
import { buyer, wholeCart } from '../support/buyer';
import { mailsOf } from '../support/outbox';
import { pdfText } from '../support/pdfText';
import { startTestServer } from '../support/serverApp';
import { createOwner, storeTestProducts } from '../support/shop';
import type { TestServer } from '../support/startOn';

/** A Friday in Toronto, after the cut-off. */
const PLACED = new Date('2026-11-27T20:00:00.000Z');
const DAY: Record<Language, string> = {
  '': 'Leaves on: Monday, November 30, 2026',
  fr: 'Part le\u00a0: lundi 30 novembre 2026',
  es: 'Sale el: lunes, 30 de noviembre de 2026',
};

let server: TestServer;
let clock = PLACED;
let number = 0;

beforeAll(async () => {
  server = await startTestServer({
    now: () => clock,
    environment: { SHIPPING_CA: 'America/Toronto 14:00 Mon-Fri' },
    fill: ({ db }) => storeTestProducts(db, [{ product_id: 'MUG-1' }]),
  });
});
afterAll(() => server.close());

async function placeIn(lang: Language, change: object = {}) {
  clock = PLACED;
  const anna = await createOwner(server.db, `anna${(number += 1)}`);
  await server.db
    .updateTable('customers')
    .set({ lang, ...change })
    .where('id', '=', anna.customerId)
    .execute();
  const annas = buyer(server, anna);
  await annas.add({ 'MUG-1': 1 });
  const { body } = await annas.place(wholeCart(await annas.cart()), { lang });
  return { anna, order_id: body.order_id ?? '' };
}

const mailsTo = async ({ email }: { email: string }) =>
  (await mailsOf(server)).filter(({ to }) => to.includes(email)).map(({ text }) => text);

const pdfOf = async (order_id: string, as: { id: string; token: string }, lang: Language) => {
  const response = await server.app.inject({
    url: `/api/order-pdf?user_id=${as.id}&order_id=${order_id}&lang=${lang}`,
    headers: { authorization: `Bearer ${as.token}` },
  });
  return pdfText(response.rawPayload);
};

describe('the day on which an order leaves the warehouse', () => {
  it.each(['', 'fr', 'es'] as const)('is in its e-mails and its PDF in %p', async (lang) => {
    const { anna, order_id } = await placeIn(lang);
    expect(await mailsTo(anna)).toEqual([expect.stringContaining(DAY[lang])]);
    const [, day = ''] = DAY[lang].split(': ');
    expect(await pdfOf(order_id, anna, lang)).toContain(day);

    clock = new Date('2026-11-27T20:10:00.000Z');
    await releaseOrders(server, clock);
    expect(await mailsTo(anna)).toHaveLength(1);
  });

  it('is promised neither while an order is held nor after that day', async () => {
    const { anna, order_id } = await placeIn('', { order_hold: 1 });
    expect(await mailsTo(anna)).toEqual([expect.not.stringContaining('Leaves on')]);
    expect(await pdfOf(order_id, anna, '')).not.toContain('Leaves on');

    const other = await placeIn('');
    clock = new Date('2026-12-02T20:00:00.000Z');
    expect(await pdfOf(other.order_id, other.anna, '')).not.toContain('Leaves on');
  });
});
