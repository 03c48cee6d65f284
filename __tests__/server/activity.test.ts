import type { Problem } from '#contract/replies';
import type { ActivityEntry } from '#contract/staffActivity';
import type { EventKind } from '#domain/activity';

import { addShipments } from '../../server/db/shipments';
import { addToStaffLog } from '../../server/db/staffLog';
import { inAction, type Actor } from '../../server/services/actions/action';
import { signInDesk, type DeskMember } from '../support/desk';
import { openShop } from '../support/machine';
import { startTestServer } from '../support/serverApp';
import type { RequestOptions, TestServer } from '../support/startOn';

interface Page {
  entries: ActivityEntry[];
  next: string | null;
}

const STAFF: Actor = { kind: 'staff', id: 'rita@staff.test' };
const KEY: Actor = { kind: 'key', id: 'erp' };

let server: TestServer;
let boss: DeskMember;

beforeAll(async () => {
  server = await startTestServer();
  boss = await signInDesk(server, ['admin']);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('events').execute();
  await server.db.deleteFrom('staff_log').execute();
});

const happened = (at: string, subject: string, kind: EventKind, actor = STAFF, data = {}) =>
  inAction(server.db, { actor, at: new Date(at) }, async ({ record }) => {
    record({ kind, subject, version: 1, data });
  });
const looked = (at: string, reference = '') =>
  addToStaffLog(server.db, {
    at: new Date(at).toISOString(),
    staff_id: boss.id,
    address: '192.0.2.7',
    ...(reference === '' ? { action: 'listed orders' } : { action: 'read order', reference }),
  });
const read = <Body = Page>(query: RequestOptions['query'] = {}) =>
  server.ask<Body>('GET', '/api/staff/activity', { as: boss, query });
const kinds = async (query: RequestOptions['query'] = {}) =>
  (await read(query)).body.entries.map(({ kind }) => kind);

describe('the activity log', () => {
  it('lists events and staff views together: who, what, when and from where', async () => {
    await happened('2026-11-23T10:00Z', 'order 104', 'order.shipped', KEY, { external_id: 'S-1' });
    await looked('2026-11-23T11:00Z', '104');
    await happened('2026-11-23T12:00Z', 'products', 'catalogue.changed', KEY);
    const { entries, next } = (await read()).body;

    expect(next).toBeNull();
    expect(entries).toEqual([
      expect.objectContaining({ kind: 'catalogue.changed', subject_kind: '', subject: 'products' }),
      {
        id: expect.any(String) as string,
        at: '2026-11-23T11:00:00.000Z',
        kind: 'read order',
        actor_kind: 'staff',
        actor: boss.email,
        actor_name: boss.email,
        sentence: 'Viewed order 104 of an unknown person.',
        subject_kind: 'order',
        subject: '104',
        subject_name: '104',
        file: null,
        address: '192.0.2.7',
      },
      {
        id: expect.any(String) as string,
        at: '2026-11-23T10:00:00.000Z',
        kind: 'order.shipped',
        actor_kind: 'key',
        actor: 'erp',
        actor_name: 'erp',
        sentence: 'Packs of order 104 of an unknown person were shipped.',
        subject_kind: 'order',
        subject: '104',
        subject_name: '104',
        file: null,
        address: '',
      },
    ]);
  });

  it('refers to orders, customers, products and files by readable names', async () => {
    const shop = await openShop(server, 'anna');
    const orderId = await shop.place({ NEEDLE: 1 });
    await server.db
      .updateTable('customers')
      .set({ company_name: 'La Laine' })
      .where('customer_code', '=', `C-${shop.customer.id}`)
      .execute();
    await happened('2026-11-22T10:00Z', 'product NEEDLE', 'catalogue.changed', STAFF, {
      fields: ['bin'],
    });
    const file: Actor = { kind: 'file', id: 'prices 1.csv' };
    await happened('2026-11-22T09:00Z', 'prices', 'prices.changed', file, { changed: 2 });
    const { entries } = (await read({ lang: 'es' })).body;

    expect(entries).toMatchObject([
      {
        sentence: `La Laine realizó el pedido ${orderId}.`,
        actor: shop.customer.email,
        actor_name: `Buyer ${shop.customer.id}`,
        file: null,
      },
      { sentence: 'Se cambió Needle (NEEDLE): Ubicación.', subject_name: 'Needle (NEEDLE)' },
      {
        sentence: 'Se cambiaron precios: 2 cambios.',
        file: { name: 'prices 1.csv', upload: null },
      },
    ]);
  });

  it('refers to a shipment by its sender’s number', async () => {
    const shop = await openShop(server, 'bea');
    const orderId = await shop.place({ NEEDLE: 1 });
    const at = '2026-11-23T10:00:00.000Z';
    const shipment = {
      shipment_id: 's1',
      order_id: orderId,
      source: 'erp',
      external_id: 'S-77',
      shipped_at: at,
      created_at: at,
      voided_at: null,
      carrier: 'UPS',
      service: '',
      tracking: '[]',
      parcels: null,
      invoice_number: '',
      note: '',
      actor: 'erp',
    };
    await addShipments(server.db, [{ shipment, lines: [] }]);
    await happened(at, `order ${orderId}`, 'order.shipped', KEY, { shipment_id: 's1' });
    const { entries } = (await read({ kind: 'order.shipped' })).body;
    expect(entries[0]?.sentence).toMatch(new RegExp(`^Shipment S-77 of order ${orderId} of `));
  });

  it('can be filtered by kind, actor, subject and days in the reader’s time zone', async () => {
    await happened('2026-11-22T10:00Z', 'order 104', 'order.shipped', KEY);
    await happened('2026-11-23T04:30Z', 'customer LAINE_1', 'customer.changed');
    await looked('2026-11-23T11:00Z', '104');
    await looked('2026-11-24T11:00Z');

    expect(await kinds({ kind: 'order.shipped' })).toEqual(['order.shipped']);
    expect(await kinds({ kind: 'read order' })).toEqual(['read order']);
    expect(await kinds({ actor: 'RITA@' })).toEqual(['customer.changed']);
    expect(await kinds({ actor: '%' })).toEqual([]);
    expect(await kinds({ subject: ' 104 ' })).toEqual(['read order', 'order.shipped']);
    expect(await kinds({ subject: '10' })).toEqual([]);
    expect(await kinds({ subject: 'LAINE_1' })).toEqual(['customer.changed']);
    const day = '2026-11-22';
    expect(await kinds({ from: day, to: day, zone: 'America/Toronto' })).toEqual([
      'customer.changed',
      'order.shipped',
    ]);
    expect(await kinds({ from: '2026-11-24' })).toEqual(['listed orders']);
  });

  it('is paged with each entry exactly once, however many share a timestamp', async () => {
    for (let count = 0; count < 60; count += 1) {
      const at = count < 40 ? '2026-11-23T10:00Z' : '2026-11-23T11:00Z';
      await happened(at, `order ${count}`, 'order.shipped');
      await looked(at, `${count}`);
    }
    const seen: string[] = [];
    let next: string | null = '';
    for (let page = 1; next !== null; page += 1) {
      const { body }: { body: Page } = await read(next === '' ? {} : { after: next });
      seen.push(...body.entries.map(({ kind, subject }) => `${kind} ${subject}`));
      // New entries are inserted before those still to be read.
      await happened('2026-11-23T12:00Z', 'products', 'prices.changed');
      expect(body.entries.length).toBe(page < 3 ? 50 : 20);
      ({ next } = body);
    }
    expect(seen).toHaveLength(120);
    expect(new Set(seen).size).toBe(120);
  });

  it('rejects an unknown cursor and unknown kinds', async () => {
    const wrong = await read<Problem>({ after: '2026-11-23~x' });
    expect([wrong.status, wrong.body.errors?.[0]?.field]).toEqual([400, 'after']);
    expect((await read<Problem>({ kind: 'order.eaten' })).status).toBe(400);
  });

  it('is exported as CSV without formulas, in the reader’s language', async () => {
    await happened('2026-11-22T10:00Z', 'key x', 'key.added', { kind: 'key', id: '=cmd|x' });
    await happened('2026-11-22T09:00Z', 'order -12', 'order.held', STAFF, { reason: 'a;b' });
    const { text, headers } = await server.ask('GET', '/api/staff/activity/export', {
      as: boss,
      query: { lang: 'fr', to: '2026-11-22' },
    });
    const rows = text.split('\r\n');

    expect(headers['content-disposition']).toBe('attachment; filename="activity.csv"');
    expect(rows[0]).toContain('Événement;');
    expect(rows[1]).toContain(";Clé API créée;key.added;Clé API;'=cmd|x;Clé API;x;");
    expect(rows[2]).toContain(';Commande retenue;order.held;');
    expect(rows[2]).toContain('"La commande -12 de quelqu’un d’inconnu a été retenue : a;b"');
    expect(await kinds({ kind: 'exported activity' })).toEqual(['exported activity']);
  });
});
