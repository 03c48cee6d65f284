import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { inTransaction, openPostgres } from '../../server/db/client';
import { lastEventSeq } from '../../server/db/events';
import { withOrderNumber } from '../../server/db/orderNumbers';
import { releaseOrders } from '../../server/services/fulfilment/releaseOrders';
import { buyer, wholeCart } from '../support/buyer';
import { signInDesk } from '../support/desk';
import { makeProgram, type Program } from '../support/program';
import { runProgram } from '../support/runCommand';
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

/** Runs the command as a person does, while a server works on the same data. */
function desk(...args: string[]) {
  const { status, stdout, stderr } = runProgram(program.file, args, {
    DATA_DIR: server.dataDir,
    DATABASE_URL: server.url ?? '',
    INIT_CWD: server.dataDir,
    DATA_KEY: TEST_KEY,
    WEBHOOK_HOSTS: hosts,
  });
  return { status, stdout, stderr };
}

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

  it('lists, holds, releases and ships an order, and finds everything consistent', async () => {
    const id = await released();
    expect(desk('orders', 'list', '--queue', 'to_pick').stdout).toContain(`${id} `);
    expect(desk('orders', 'hold', id, 'Wait for the deposit.').stdout).toContain(
      'On hold: Wait for the deposit.',
    );
    expect(desk('orders', 'ship', id, '--carrier', 'UPS').stderr).toContain(`order ${id}`);
    desk('orders', 'release', id);
    const shipped = desk('orders', 'ship', id, '--carrier', 'UPS', '--tracking', '1Z9');
    expect(shipped.stdout).toContain(`Order ${id}  shipped`);
    expect(desk('orders', 'show', id).stdout).toContain('UPS  1Z9');
    expect(desk('orders', 'status').stdout).toMatch(/1 {2}shipped/);
    desk('orders', 'export', 'all.json');
    const rows = JSON.parse(readFileSync(join(server.dataDir, 'all.json'), 'utf8'));
    expect(rows).toMatchObject([{ order_id: id, product_id: 'THREAD-1', shipped: 2 }]);
    expect(desk('audit')).toMatchObject({
      status: 0,
      stdout: 'All orders and events are consistent.\n',
    });
  });

  it('reports what is inconsistent, and fails', async () => {
    const id = await released();
    const query = server.db.updateTable('orders').where('order_id', '=', id);
    await query.set({ stage: 'picking', total_cents: 1 }).execute();
    const { status, stdout } = desk('audit');
    expect(status).toBe(1);
    expect(stdout).toContain(`Order ${id} is stored as picking, but its lines imply released.`);
    expect(stdout).toContain(`Order ${id} has a total of 1 cents`);
    await query.set({ stage: 'released', total_cents: 6000 }).execute();
    expect(desk('audit').status).toBe(0);
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
    expect(desk('requeue', '--from', '2026-02-30').stderr).toContain('must be a date');
    expect(desk('requeue', '--from', '2026-03-05').stdout).toBe(
      '0 orders are waiting to be packed.\n',
    );
    expect(desk('requeue', '--from', '2026-03-04').stdout).toBe(
      '1 orders are waiting to be packed.\n',
    );
    expect(desk('requeue', '--from', '2026-03-04').stdout).toBe(
      '0 orders are waiting to be packed.\n',
    );
    expect(await lastEventSeq(server.db)).toBeGreaterThan(before);
    expect(desk('orders', 'list', id, '--queue', 'to_pick').stdout).toContain('1 order.');
  });

  it('issues no order number twice after a restore', async () => {
    expect(desk('after-restore', '--last-order', '70000').status).toBe(0);
    const started = server.url === undefined ? server.db : openPostgres(server.url);
    const number = await withOrderNumber(started, (take) => inTransaction(started, take));
    if (started !== server.db) await started.destroy();
    expect(number).toBe('70001');
    expect(desk('after-restore', '--last-order', '5').stdout).toMatch(/above 700(01|20)\./);
  });

  it('adds staff with roles, and keeps at least one admin', async () => {
    await signInDesk(server, []);
    expect(desk('staff', 'add', 'Kim@staff.test', '--roles', 'admin,orders').stdout).toMatch(
      /kim@staff\.test has these roles: orders, admin\.\nPassword, shown only once: \S{16}/,
    );
    expect(desk('staff', 'roles', 'kim@staff.test', 'orders').stderr).toContain('the only admin');
    expect(desk('staff', 'list').stdout).toContain('kim@staff.test  orders, admin');
    expect(desk('staff', 'remove', 'kim@staff.test').stderr).toContain('the only admin');
    const again = desk('staff', 'add', 'kim@staff.test', '--roles', 'read');
    expect(again.stderr).toContain('is already a staff member');
    desk('staff', 'add', 'lee@staff.test', '--roles', 'orders');
    expect(desk('staff', 'remove', 'lee@staff.test').stdout).toContain('can no longer sign in');
    expect(desk('staff', 'list').stdout).toContain('lee@staff.test  (removed)');
    expect(desk('staff', 'roles', 'kim@staff.test', 'king').status).toBe(1);
  });

  it('adds a webhook, tests it, and resends what it missed', async () => {
    const complaint = desk('webhooks', 'add', 'https://10.0.0.1/').stderr;
    expect(complaint).toContain('points into a private network');
    const receiver = await openReceiver();
    hosts = receiver.origin;
    const { stdout } = desk('webhooks', 'add', receiver.url);
    const [id = ''] = stdout.split(' ');
    expect(stdout).toMatch(/Secret, shown only once: whsec_[\w+/]{43}=/);
    expect(desk('webhooks', 'list').stdout).toContain(`${id}  on       ${receiver.url}`);
    await receiver.close();
    expect(desk('webhooks', 'test', id)).toMatchObject({ status: 1 });
    expect(desk('webhooks', 'list', id).stdout).toContain('webhook.test');
    expect(desk('webhooks', 'replay', id, 'failed').status).toBe(0);
    expect(desk('webhooks', 'enable', id, 'later').stderr).toContain('stopped, now or');
    expect(desk('webhooks', 'enable', id, 'now').stdout).toContain(`${id} is enabled.`);
  });

  it('locks, unlocks and invites a customer', async () => {
    const { customer_code: code } = await server.db
      .selectFrom('customers')
      .where('id', '=', anna.customerId)
      .select('customer_code')
      .executeTakeFirstOrThrow();
    expect(desk('customers', 'lock', code).stdout).toContain(`${code} is locked.`);
    expect(desk('customers', 'unlock', code).stdout).toContain('can sign in again.');
    expect(desk('customers', 'invite', code).stdout).toContain(
      'will get a sign-in link by e-mail.',
    );
    expect(desk('customers', 'lock', 'NOBODY').status).toBe(1);
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
    expect(desk('jobs', 'list').stdout).toContain('job-1  2026-11-23T12:00  samples');
    expect(desk('jobs', 'show', 'job-1').stdout).toContain('jobs confirm job-1 zeroed=60');
    expect(desk('jobs', 'confirm', 'job-1', 'lots').stderr).toContain('withdrawals=4999');
    expect(desk('jobs', 'confirm', 'job-1', 'zeroed=60').stdout).toContain('It will continue');
    const { state, options } = await server.db
      .selectFrom('jobs')
      .select(['state', 'options'])
      .executeTakeFirstOrThrow();
    expect([state, JSON.parse(options)]).toEqual([
      'waiting',
      { manner: { confirmed: { zeroed: 60 } } },
    ]);
    expect(desk('jobs', 'confirm', 'job-1', 'zeroed=60').stderr).toContain('its state is waiting');
    expect(desk('jobs', 'show', 'none').stderr).toContain('There is no job "none".');
  });
});

describe('npm run desk -- keys', () => {
  it('creates a key that opens the API until it is revoked', async () => {
    const { stdout } = desk('keys', 'add', 'erp', '--scopes', 'orders:read,orders:ack');
    const token = /^hbk_[0-9a-f]{16}_[\w-]{43}$/m.exec(stdout)?.[0] ?? '';
    const statusOf = async () =>
      (await server.ask('GET', '/api/v1/orders', { as: { token } })).status;
    expect(await statusOf()).toBe(200);
    const listed = desk('keys', 'list').stdout;
    expect(listed).toMatch(/erp .*orders:read orders:ack/);
    expect(listed).not.toContain(token);

    expect(desk('keys', 'revoke', 'erp').stdout).toBe('erp was revoked.\n');
    expect(desk('keys', 'revoke', 'erp').status).toBe(1);
  });
});
