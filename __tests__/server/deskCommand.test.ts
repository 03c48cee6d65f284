import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { deskCommand } from '../../server/commands/console/deskCommand';
import { inTransaction, openPostgres } from '../../server/db/client';
import { lastEventSeq } from '../../server/db/events';
import { withOrderNumber } from '../../server/db/orderNumbers';
import { releaseOrders } from '../../server/services/fulfilment/releaseOrders';
import { buyer, wholeCart } from '../support/buyer';
import { signInDesk } from '../support/desk';
import { makeProgram, type Program } from '../support/program';
import { callCommand, runProgram } from '../support/runCommand';
import { startTestServer } from '../support/serverApp';
import { storeTestProducts, createCustomer, type TestCustomer } from '../support/shop';
import { TEST_KEY, type TestServer } from '../support/startOn';
import { openReceiver } from '../support/webhookReceiver';

let server: TestServer;
let program: Program;
let anna: TestCustomer;
/** Internal origins that may be called. */
let hosts = '';

beforeAll(async () => {
  program = await makeProgram('server/commands/desk.ts');
  server = await startTestServer({
    fill: ({ db }) => storeTestProducts(db, [{ product_id: 'THREAD-1', name: 'Thread' }]),
  });
  anna = await createCustomer(server.db, 'anna');
});
afterAll(async () => {
  program.remove();
  await server.close();
});

const settings = () => ({
  DATA_DIR: server.dataDir,
  DATABASE_URL: server.url ?? '',
  INIT_CWD: server.dataDir,
  DATA_KEY: TEST_KEY,
  WEBHOOK_HOSTS: hosts,
});

/** Runs the command while a server works on the same data. */
const desk = (...args: string[]) => callCommand(deskCommand, args, settings());

async function released(): Promise<string> {
  const { add, cart, place } = buyer(server, anna);
  await add({ 'THREAD-1': 2 });
  const { body } = await place(wholeCart(await cart()), { po_reference: '=1+1' });
  await releaseOrders(server, new Date(Date.now() + 11 * 60_000));
  return body.order_id ?? '';
}

describe('npm run desk', () => {
  it('explains a wrong setting in a sentence', () => {
    const { status, stderr } = runProgram(program.file, ['jobs', 'list'], { PORT: 'front door' });

    expect([status, stderr.trim()]).toEqual([
      1,
      'PORT is "front door"; it must be a whole number from 0 to 65535.',
    ]);
  });

  it('explains an unknown option, and prints the help', async () => {
    const { status, stderr } = await desk('--loud');

    expect([status, stderr]).toEqual([1, expect.stringContaining("Unknown option '--loud'")]);
    expect(stderr).toContain('npm run desk -- orders list');
  });

  it('lists, holds, releases and ships an order, and finds everything consistent', async () => {
    const id = await released();
    expect((await desk('orders', 'list', '--queue', 'to_pick')).stdout).toContain(`${id} `);
    expect((await desk('orders', 'hold', id, 'Wait for the deposit.')).stdout).toContain(
      'On hold: Wait for the deposit.',
    );
    expect((await desk('orders', 'ship', id, '--carrier', 'UPS')).stderr).toContain(`order ${id}`);
    await desk('orders', 'release', id);
    const shipped = await desk('orders', 'ship', id, '--carrier', 'UPS', '--tracking', '1Z9');
    expect(shipped.stdout).toContain(`Order ${id}  shipped`);
    const shown = runProgram(program.file, ['orders', 'show', id], settings());
    expect([shown.status, shown.stdout]).toEqual([0, expect.stringContaining('UPS  1Z9')]);
    expect((await desk('orders', 'status')).stdout).toMatch(/1 {2}shipped/);
    await desk('orders', 'export', 'all.json');
    const rows = JSON.parse(readFileSync(join(server.dataDir, 'all.json'), 'utf8'));
    expect(rows).toMatchObject([{ order_id: id, product_id: 'THREAD-1', shipped: 2 }]);
    expect(await desk('audit')).toMatchObject({
      status: 0,
      stdout: 'All orders and events are consistent.\n',
    });
  });

  it('reports what is inconsistent, and fails', async () => {
    const id = await released();
    const query = server.db.updateTable('orders').where('order_id', '=', id);
    await query.set({ stage: 'picking', total_cents: 1 }).execute();
    const { status, stdout } = await desk('audit');
    expect(status).toBe(1);
    expect(stdout).toContain(`Order ${id} is stored as picking, but its lines imply released.`);
    expect(stdout).toContain(`Order ${id} has a total of 1 cents`);
    await query.set({ stage: 'released', total_cents: 6000 }).execute();
    expect((await desk('audit')).status).toBe(0);
  });

  it('turns imported orders into orders to be packed, releasing each once', async () => {
    const id = await released();
    await server.db
      .updateTable('orders')
      .set({ origin: 'import', released_seq: null, placed_at: '2026-03-04T12:00:00.000Z' })
      .where('order_id', '=', id)
      .execute();
    const sql = server.db.deleteFrom('events').where('subject', '=', `order ${id}`);
    const { numDeletedRows } = await sql.executeTakeFirstOrThrow();
    expect(Number(numDeletedRows)).toBeGreaterThan(0);
    const before = await lastEventSeq(server.db);
    expect((await desk('requeue', '--from', '2026-02-30')).stderr).toContain('must be a date');
    expect((await desk('requeue', '--from', '2026-03-05')).stdout).toBe(
      '0 orders are waiting to be packed.\n',
    );
    expect((await desk('requeue', '--from', '2026-03-04')).stdout).toBe(
      '1 orders are waiting to be packed.\n',
    );
    expect((await desk('requeue', '--from', '2026-03-04')).stdout).toBe(
      '0 orders are waiting to be packed.\n',
    );
    expect(await lastEventSeq(server.db)).toBeGreaterThan(before);
    expect((await desk('orders', 'list', id, '--queue', 'to_pick')).stdout).toContain('1 order.');
  });

  it('issues no order number twice after a restore', async () => {
    expect((await desk('after-restore', '--last-order', '70000')).status).toBe(0);
    const started = server.url === undefined ? server.db : openPostgres(server.url);
    const number = await withOrderNumber(started, (take) => inTransaction(started, take));
    if (started !== server.db) await started.destroy();
    expect(number).toBe('70001');
    expect((await desk('after-restore', '--last-order', '5')).stdout).toMatch(/above 700(01|20)\./);
  });

  it('adds staff with roles, and keeps at least one admin', async () => {
    await signInDesk(server, []);
    expect(
      (await desk('staff', 'add', 'Kim@staff.test', '--roles', 'admin,orders')).stdout,
    ).toMatch(
      /kim@staff\.test has these roles: orders, admin\.\nPassword, shown only once: \S{16}/,
    );
    expect((await desk('staff', 'roles', 'kim@staff.test', 'orders')).stderr).toContain(
      'the only admin',
    );
    expect((await desk('staff', 'list')).stdout).toContain('kim@staff.test  orders, admin');
    expect((await desk('staff', 'remove', 'kim@staff.test')).stderr).toContain('the only admin');
    const again = await desk('staff', 'add', 'kim@staff.test', '--roles', 'read');
    expect(again.stderr).toContain('is already a staff member');
    await desk('staff', 'add', 'lee@staff.test', '--roles', 'orders');
    expect((await desk('staff', 'remove', 'lee@staff.test')).stdout).toContain(
      'can no longer sign in',
    );
    expect((await desk('staff', 'list')).stdout).toContain('lee@staff.test  (removed)');
    expect((await desk('staff', 'roles', 'kim@staff.test', 'king')).status).toBe(1);
  });

  it('adds a webhook, tests it, and resends what it missed', async () => {
    const complaint = (await desk('webhooks', 'add', 'https://10.0.0.1/')).stderr;
    expect(complaint).toContain('points into a private network');
    const receiver = await openReceiver();
    hosts = receiver.origin;
    const { stdout } = await desk('webhooks', 'add', receiver.url);
    const [id = ''] = stdout.split(' ');
    expect(stdout).toMatch(/Secret, shown only once: whsec_[\w+/]{43}=/);
    expect((await desk('webhooks', 'list')).stdout).toContain(`${id}  on       ${receiver.url}`);
    await receiver.close();
    expect(await desk('webhooks', 'test', id)).toMatchObject({ status: 1 });
    expect((await desk('webhooks', 'list', id)).stdout).toContain('webhook.test');
    expect((await desk('webhooks', 'replay', id, 'failed')).status).toBe(0);
    expect((await desk('webhooks', 'enable', id, 'later')).stderr).toContain('stopped, now or');
    expect((await desk('webhooks', 'enable', id, 'now')).stdout).toContain(`${id} is enabled.`);
  });

  it('locks, unlocks and invites a customer', async () => {
    const { customer_code: code } = await server.db
      .selectFrom('customers')
      .where('id', '=', anna.customerId)
      .select('customer_code')
      .executeTakeFirstOrThrow();
    expect((await desk('customers', 'lock', code)).stdout).toContain(`${code} is locked.`);
    expect((await desk('customers', 'unlock', code)).stdout).toContain('can sign in again.');
    expect((await desk('customers', 'invite', code)).stdout).toContain(
      'will get a sign-in link by e-mail.',
    );
    expect((await desk('customers', 'lock', 'NOBODY')).status).toBe(1);
  });

  it('lists jobs, shows what one asks, and confirms it', async () => {
    const job = {
      // A kind of job that the other server does not process, so it stays as the command leaves it.
      id: 'job-1',
      kind: 'samples',
      options: '{"manner":{}}',
      state: 'needs_confirmation',
      actor_kind: 'key',
      actor_id: 'erp',
      rows: 60,
      counts: '{}',
      finished_at: null,
      question: '{"confirm":{"zeroed":60},"examples":["LOT-1 CA"]}',
      created_at: '2026-11-23T12:00:00.000Z',
    } as const;
    await server.db.insertInto('jobs').values(job).execute();
    expect((await desk('jobs', 'list')).stdout).toContain('job-1  2026-11-23T12:00  samples');
    expect((await desk('jobs', 'show', 'job-1')).stdout).toContain('jobs confirm job-1 zeroed=60');
    expect((await desk('jobs', 'confirm', 'job-1', 'lots')).stderr).toContain('withdrawals=4999');
    expect((await desk('jobs', 'confirm', 'job-1', 'zeroed=60')).stdout).toContain(
      'It will continue',
    );
    const { state, options } = await server.db
      .selectFrom('jobs')
      .select(['state', 'options'])
      .executeTakeFirstOrThrow();
    expect([state, JSON.parse(options)]).toEqual([
      'waiting',
      { manner: { confirmed: { zeroed: 60 } } },
    ]);
    expect((await desk('jobs', 'confirm', 'job-1', 'zeroed=60')).stderr).toContain(
      'its state is waiting',
    );
    expect((await desk('jobs', 'show', 'none')).stderr).toContain('There is no job "none".');
  });
});

describe('npm run desk -- keys', () => {
  it('creates a key that opens the API until it is revoked', async () => {
    const { stdout } = await desk('keys', 'add', 'erp', '--scopes', 'orders:read,orders:ack');
    const token = /^hbk_[0-9a-f]{16}_[\w-]{43}$/m.exec(stdout)?.[0] ?? '';
    const statusOf = async () =>
      (await server.ask('GET', '/api/v1/orders', { as: { token } })).status;
    expect(await statusOf()).toBe(200);
    const listed = (await desk('keys', 'list')).stdout;
    expect(listed).toMatch(/erp .*orders:read orders:ack/);
    expect(listed).not.toContain(token);

    expect((await desk('keys', 'revoke', 'erp')).stdout).toBe('erp was revoked.\n');
    expect((await desk('keys', 'revoke', 'erp')).status).toBe(1);
  });
});
