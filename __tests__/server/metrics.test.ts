import type { AddressInfo } from 'node:net';

import { openCatalogue } from '../../server/catalogue/catalogue';
import type { Db } from '../../server/db/client';
import { addMails } from '../../server/db/mails';
import { openMetrics } from '../../server/metrics/openMetrics';
import { serveMetrics } from '../../server/metrics/serveMetrics';
import { releaseOrders } from '../../server/services/fulfilment/releaseOrders';
import { newMachine, openShop } from '../support/machine';
import { storeTestProducts } from '../support/shop';
import { startOn } from '../support/startOn';
import { openTestDatabase } from '../support/testDatabase';

const NOW = new Date('2026-11-23T12:00:00Z');

/** Returns the value of a metric by its name and labels. */
const valueIn = (text: string, name: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')[1],
  );

async function measured(now = () => NOW) {
  const database = await openTestDatabase();
  await storeTestProducts(database.db, [{ product_id: 'THREAD-1' }]);
  const catalogue = await openCatalogue(database.db);
  const metrics = openMetrics({ db: database.db, catalogue, now });
  return { metrics, catalogue, server: await startOn(database, { metrics }) };
}

describe('the metrics', () => {
  it('count requests by route pattern, and contain no personal data', async () => {
    const { metrics, catalogue, server } = await measured();
    await server.ask('GET', '/api/products/THREAD-1/canary');
    await server.ask('GET', '/search/', { query: { secret: 'canary' } });
    await server.ask('GET', '/api/features');
    const text = await metrics.metrics();

    const count = (labels: string) =>
      valueIn(text, `http_request_duration_seconds_count{${labels}}`);
    expect(count('method="GET",route="/api/features",status="200"')).toBe(1);
    expect(count('method="GET",route="/search/",status="400"')).toBe(1);
    expect(count('method="GET",route="-",status="404"')).toBe(1);
    expect(text).not.toContain('canary');
    catalogue.close();
    await server.close();
  });

  it('cover the database, the catalogue, the process and the build', async () => {
    const { metrics, catalogue, server } = await measured();
    const text = await metrics.metrics();

    expect(valueIn(text, 'haberdash_snapshot_products')).toBe(1);
    expect(valueIn(text, 'haberdash_snapshot_seconds')).toBeGreaterThan(0);
    expect(valueIn(text, 'haberdash_pool_connections_in_use')).toBeGreaterThanOrEqual(0);
    expect(valueIn(text, 'process_resident_memory_bytes')).toBeGreaterThan(1e6);
    expect(valueIn(text, 'nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0);
    expect(text).toMatch(/^haberdash_build_info\{version="\d+\.\d+\.\d+",node="\d/m);
    catalogue.close();
    await server.close();
  });

  it('show how many e-mails are waiting, and since when', async () => {
    const { metrics, catalogue, server } = await measured();
    expect(valueIn(await metrics.metrics(), 'haberdash_mails_waiting')).toBe(0);
    await addMails(server.db, [waiting('2026-11-23T11:58:00.000Z')]);
    await addMails(server.db, [waiting('2026-11-23T11:59:00.000Z')]);
    const text = await metrics.metrics();

    expect(valueIn(text, 'haberdash_mails_waiting')).toBe(2);
    expect(valueIn(text, 'haberdash_mails_oldest_seconds')).toBe(120);
    catalogue.close();
    await server.close();
  });

  it('show what is waiting between the shop and other systems', async () => {
    const clock = new Date();
    const ago = (minutes: number) => new Date(clock.getTime() - minutes * 60_000);
    const { metrics, catalogue, server } = await measured(() => clock);
    const shop = await openShop(server, 'anna');
    const erp = await newMachine(server, 'erp');
    const first = await shop.place({ 'THREAD-1': 1 });
    const second = await shop.place({ 'THREAD-1': 1 });
    await placedAt(server.db, first, ago(60));
    await placedAt(server.db, second, ago(2));
    await releaseOrders(server, ago(1));
    await erp.events({ limit: 1 });
    const head = Number((await erp.events({ after: 'now' })).body.next.split('-')[0]);
    await server.db
      .insertInto('jobs')
      .values(stockJob(ago(60).toISOString()))
      .execute();
    await server.db
      .insertInto('jobs')
      .values(stockJob(ago(25 * 60).toISOString()))
      .execute();
    const text = await metrics.metrics();

    expect(valueIn(text, 'haberdash_orders_waiting_release')).toBe(1);
    expect(valueIn(text, 'haberdash_orders_unacknowledged')).toBe(1);
    expect(valueIn(text, 'haberdash_orders_unacknowledged_oldest_seconds')).toBe(60);
    expect(valueIn(text, 'haberdash_log_head')).toBe(head);
    expect(valueIn(text, 'haberdash_feed_behind{key="erp",feed="events"}')).toBe(0);
    expect(valueIn(text, 'haberdash_webhook_deliveries{state="failed"}')).toBe(0);
    expect(valueIn(text, 'haberdash_job_rows{kind="stock",outcome="error"}')).toBe(2);
    expect(text).not.toContain('anna');
    catalogue.close();
    await server.close();
  });

  it('omit what an unavailable database cannot provide', async () => {
    const { metrics, catalogue, server } = await measured();
    catalogue.close();
    await server.close();
    const text = await metrics.metrics();

    expect(valueIn(text, 'haberdash_mails_waiting')).toBeNaN();
    expect(valueIn(text, 'haberdash_snapshot_products')).toBe(1);
  });
});

const placedAt = (db: Db, order_id: string, at: Date) =>
  db
    .updateTable('orders')
    .set({ placed_at: at.toISOString() })
    .where('order_id', '=', order_id)
    .execute();

const stockJob = (created_at: string) => ({
  id: created_at,
  kind: 'stock',
  state: 'done' as const,
  options: '{}',
  rows: 3,
  actor_kind: 'key',
  actor_id: 'erp',
  counts: '{"outcomes":{"changed":1,"error":2}}',
  question: null,
  created_at,
  finished_at: created_at,
});

const waiting = (created_at: string) => ({
  id: created_at,
  kind: 'orderPlaced',
  address: 'anna@shop.test',
  lang: '',
  about: 'anna',
  created_at,
  due_at: created_at,
  attempts: 0,
  done_at: null,
  note: '',
});

describe('the metrics page', () => {
  it('is served on a port of its own, and nowhere else', async () => {
    const { metrics, catalogue, server } = await measured();
    const page = await serveMetrics(metrics, { metricsPort: 0, metricsHost: '127.0.0.1' });
    const { port } = page.address() as AddressInfo;
    const found = await fetch(`http://127.0.0.1:${port}/metrics`);
    const other = await fetch(`http://127.0.0.1:${port}/`);
    page.close().closeAllConnections();

    expect([found.status, found.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('text/plain'),
    ]);
    expect(await found.text()).toContain('haberdash_build_info');
    expect(other.status).toBe(404);
    expect((await server.ask('GET', '/metrics')).status).toBe(404);
    catalogue.close();
    await server.close();
  });
});
