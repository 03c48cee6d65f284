/** @engines both */

import { ROLES, type Role } from '#domain/roles';
import { SCOPES, type Scope } from '#domain/scopes';

import { MEMBERS } from '../../server/commands/console/members';
import { readConfig } from '../../server/config';
import { lockMeta } from '../../server/db/meta';
import { allStaff } from '../../server/db/staff';
import { contractRoutes } from '../support/contractRoutes';
import { signInDesk, type DeskMember } from '../support/desk';
import { newMachine, ROOT, type Machine } from '../support/machine';
import { startTestServer } from '../support/serverApp';
import { createCustomer, type TestCustomer } from '../support/shop';
import type { Method, TestServer } from '../support/startOn';
import { untilWaiting } from '../support/untilWaiting';

/** Kinds of staff members: one without a role, and one for each role. */
const KINDS = ['nobody', ...ROLES] as const;
type Kind = (typeof KINDS)[number];

const ANY = ROLES;
const EACH: readonly Kind[] = KINDS;
/** Scopes of the keys that may follow the jobs of what they sent, and who decides on any job. */
const JOBS = [
  'admin' as const,
  ...(['stock:write', 'prices:write', 'products:write'] as const),
  ...(['categories:write', 'customers:write'] as const),
];

/**
 * Who may call each route of the staff and of /api/v1: staff with one of these roles, and keys with
 * one of these scopes; a route without an entry fails the test.
 */
const MAY: Record<string, readonly (Kind | Scope)[]> = {
  'GET /api/v1/orders': ['orders:read'],
  'GET /api/v1/orders/:order_id': ['orders:read'],
  'POST /api/v1/orders/acknowledgements': ['orders:ack'],
  'GET /api/v1/events': ['events:read'],
  'POST /api/v1/shipments': ['fulfilment:write'],
  'POST /api/v1/shipments/:shipment_id/void': ['orders', 'fulfilment:write'],
  'POST /api/v1/orders/:order_id/shipments': ['orders', 'fulfilment:write'],
  'POST /api/v1/orders/:order_id/back-orders': ['orders', 'fulfilment:write'],
  'POST /api/v1/orders/:order_id/cancellations': ['orders', 'fulfilment:write'],
  'POST /api/v1/orders/:order_id/cancel': ['orders'],
  'POST /api/v1/order-status': ['fulfilment:write'],
  'POST /api/v1/orders/:order_id/hold': ['orders', 'fulfilment:write'],
  'POST /api/v1/orders/:order_id/release': ['orders', 'fulfilment:write'],
  'POST /api/v1/orders/:order_id/picking': ['orders', 'fulfilment:write'],
  'POST /api/v1/orders/:order_id/notes': ['orders', 'fulfilment:write'],
  'PATCH /api/v1/stock': ['stock:write'],
  'PATCH /api/v1/prices': ['prices:write'],
  'GET /api/v1/price-lists': ['prices:write'],
  'GET /api/v1/price-lists/:code': ['prices:write'],
  'GET /api/v1/price-lists/:code/prices': ['prices:write'],
  'POST /api/v1/price-lists': ['catalogue', 'prices:write'],
  'PATCH /api/v1/price-lists': ['prices:write'],
  'PATCH /api/v1/price-lists/:code': ['catalogue', 'prices:write'],
  'PATCH /api/v1/price-lists/:code/prices/:product_id': ['catalogue', 'prices:write'],
  'PATCH /api/v1/price-list-prices': ['prices:write'],
  'POST /api/v1/price-lists/:code/reconcile': ['prices:write'],
  'PATCH /api/v1/products': ['products:write'],
  'GET /api/v1/products/:product_id': ['products:write'],
  'PATCH /api/v1/products/:product_id': ['catalogue', 'products:write'],
  'PATCH /api/v1/products/:product_id/prices/:country': ['catalogue', 'prices:write'],
  'PATCH /api/v1/products/:product_id/stock/:country': ['catalogue', 'stock:write'],
  'POST /api/v1/products/reconcile': ['products:write'],
  'PATCH /api/v1/categories': ['categories:write'],
  'PATCH /api/v1/customers': ['customers:write'],
  'GET /api/v1/customers': ['customers:read'],
  'GET /api/v1/customers/:customer_code': ['customers:read'],
  'POST /api/v1/customers': ['accounts', 'customers:write'],
  'PATCH /api/v1/customers/:customer_code': ['accounts', 'customers:write'],
  'POST /api/v1/customers/:customer_code/invite': ['accounts', 'customers:write'],
  'PATCH /api/v1/customers/:customer_code/users': ['accounts', 'customers:write'],
  'PATCH /api/v1/customer-users': ['customers:write'],
  'PATCH /api/v1/invoices': ['customers:write'],
  'GET /api/v1/invoices': ['customers:read'],
  'GET /api/v1/invoices/:number': ['customers:read'],
  'PUT /api/v1/invoices/:number/pdf': ['customers:write'],
  'GET /api/v1/jobs/:job_id': JOBS,
  'GET /api/v1/jobs/:job_id/results': JOBS,
  'POST /api/v1/jobs/:job_id/cancel': JOBS,
  'POST /api/v1/jobs/:job_id/confirm': JOBS,
  'GET /api/v1/webhooks': ['admin', 'webhooks:write'],
  'POST /api/v1/webhooks': ['admin', 'webhooks:write'],
  'GET /api/v1/webhooks/:webhook_id': ['admin', 'webhooks:write'],
  'PATCH /api/v1/webhooks/:webhook_id': ['admin', 'webhooks:write'],
  'POST /api/v1/webhooks/:webhook_id/rotate': ['admin', 'webhooks:write'],
  'POST /api/v1/webhooks/:webhook_id/disable': ['admin', 'webhooks:write'],
  'POST /api/v1/webhooks/:webhook_id/enable': ['admin', 'webhooks:write'],
  'POST /api/v1/webhooks/:webhook_id/test': ['admin', 'webhooks:write'],
  'POST /api/v1/webhooks/:webhook_id/replay': ['admin', 'webhooks:write'],
  'GET /api/v1/webhooks/:webhook_id/deliveries': ['admin', 'webhooks:write'],
  'GET /api/v1/keys': ['admin'],
  'POST /api/v1/keys': ['admin'],
  'POST /api/v1/keys/:name/rotate': ['admin'],
  'POST /api/v1/keys/:name/revoke': ['admin'],
  'POST /api/staff/logout': EACH,
  'GET /api/staff/applications': ['accounts'],
  'GET /api/staff/application': ['accounts'],
  'POST /api/staff/application/reveal': ['accounts'],
  'POST /api/staff/application/begin': ['accounts'],
  'POST /api/staff/application/ask': ['accounts'],
  'POST /api/staff/application/approve': ['accounts'],
  'POST /api/staff/application/decline': ['accounts'],
  'GET /api/staff/desk': ANY,
  'GET /api/staff/orders': ANY,
  'GET /api/staff/order': ANY,
  'GET /api/staff/orders/pick-list': ANY,
  'GET /api/staff/order/packing-slip': ANY,
  'GET /api/staff/orders/export': ANY,
  'GET /api/staff/content': ANY,
  'GET /api/staff/content/list': ANY,
  'GET /api/staff/content/export': ANY,
  'POST /api/staff/content/change': ['catalogue'],
  'PUT /api/staff/content/picture': ['catalogue'],
  'GET /api/staff/activity': ['admin'],
  'GET /api/staff/activity/export': ['admin'],
  'GET /api/staff/exchange': ['admin'],
  'GET /api/staff/jobs': ['admin'],
  'GET /api/staff/job/results': ['admin'],
  'GET /api/staff/customers': ANY,
  'GET /api/staff/customer': ANY,
  'GET /api/staff/customer/products': ANY,
  'GET /api/staff/overview': ANY,
  'GET /api/staff/price-lists': ANY,
  'GET /api/staff/price-list': ANY,
  'GET /api/staff/price-list/prices': ANY,
  'GET /api/staff/price-list/export': ANY,
  'GET /api/staff/products': ANY,
  'GET /api/staff/product/weeks': ANY,
  'GET /api/staff/product': ANY,
  'GET /api/staff/product/categories': ANY,
  'PUT /api/staff/product/picture': ['catalogue'],
  'POST /api/staff/product/picture/remove': ['catalogue'],
  'POST /api/staff/product/picture/restore': ['catalogue'],
  'PUT /api/staff/upload': ['catalogue', 'accounts'],
  'GET /api/staff/upload': ['catalogue', 'accounts'],
  'POST /api/staff/upload/apply': ['catalogue', 'accounts'],
  'POST /api/staff/upload/columns': ['catalogue', 'accounts'],
  'POST /api/staff/upload/stop': ['catalogue', 'accounts'],
  'GET /api/staff/upload/results': ['catalogue', 'accounts'],
  'GET /api/staff/upload/rows': ['catalogue', 'accounts'],
};

const calls = contractRoutes()
  .filter(({ url }) => /^\/api\/(staff|v1)\//.test(url) && url !== '/api/staff/login')
  .map(({ method, url }) => ({
    method: method as Method,
    url: url.replace(/:\w+/g, 'x'),
    name: `${method} ${url}`,
  }));

let server: TestServer;
const members = new Map<Kind, () => Promise<DeskMember>>();
const keys = new Map<Scope, Machine>();
let anna: TestCustomer;

beforeAll(async () => {
  server = await startTestServer({ environment: { LIMITS_CALL: '0', LIMITS_BATCH: '0' } });
  anna = await createCustomer(server.db, 'anna');
  for (const scope of SCOPES) {
    keys.set(scope, await newMachine(server, `only ${scope.replace(':', ' ')}`, [scope]));
  }
  for (const kind of KINDS) {
    const roles = kind === 'nobody' ? [] : [kind as Role];
    members.set(kind, () => signInDesk(server, roles));
  }
});
afterAll(() => server.close());

describe('two administrators who are removed at the same moment', () => {
  it('leave one of them, as the last one cannot be removed', async () => {
    const printed = jest.spyOn(console, 'log').mockImplementation();
    const admins = [await signInDesk(server, ['admin']), await signInDesk(server, ['admin'])];
    const context = { db: server.db, config: readConfig({ DATA_DIR: server.dataDir }) };
    const by = { actor: ROOT, at: new Date() };
    const remove = (first: string) =>
      MEMBERS.remove?.(context, { first, second: '', by, options: {} });
    await newMachine(server, 'erp');
    const { removals } = await server.db.transaction().execute(async (tx) => {
      // Both are under way until the numbers of events are free.
      await lockMeta(tx, 'last_event');
      const removing = Promise.allSettled(admins.map(({ email }) => remove(email)));
      await untilWaiting(server.db, 2);
      return { removals: removing };
    });
    const outcomes = (await removals).map(({ status }) => status).sort();
    printed.mockRestore();

    expect(outcomes).toEqual(['fulfilled', 'rejected']);
    const left = await allStaff(server.db);
    expect(left.filter(({ roles }) => roles.includes('admin'))).toHaveLength(1);
  });
});

describe('a call of the staff or of /api/v1', () => {
  it('is listed in this test', () => {
    expect(calls.map(({ name }) => name).sort()).toEqual(Object.keys(MAY).sort());
  });

  it.each(calls)('$name is open to staff with a role for it, and to no others', async (call) => {
    const { method, url, name } = call;
    for (const kind of KINDS) {
      const as = await members.get(kind)?.();
      // Missing or unknown parameters are reported only to callers with permission.
      const { status, body } = await server.ask(method, url, { ...(as && { as }) });
      const isLetIn = status !== 401 && status !== 403;
      expect([name, kind, isLetIn]).toEqual([name, kind, MAY[name]?.includes(kind)]);
      if (!isLetIn) expect([name, kind, status]).toEqual([name, kind, 403]);
      if (!isLetIn) expect(body.message).toContain('Your account does not have permission');
    }
  });

  it.each(calls)('$name is open to keys with a scope for it, and to no others', async (call) => {
    const { method, url, name } = call;
    for (const [scope, as] of keys) {
      const { status, body } = await server.ask<unknown>(method, url, { as });
      if (MAY[name]?.includes(scope)) {
        expect([name, scope, [401, 403].includes(status)]).toEqual([name, scope, false]);
      } else if (url.startsWith('/api/staff/')) {
        expect([name, scope, status]).toEqual([name, scope, 401]);
      } else {
        expect([name, scope, status, body]).toEqual([
          ...[name, scope, 403],
          expect.objectContaining({
            status: false,
            code: 'key.scope',
            request_id: expect.any(String),
          }),
        ]);
      }
    }
  });

  it.each(calls)('$name is closed to visitors and customers', async ({ method, url }) => {
    expect((await server.ask(method, url)).status).toBe(401);
    expect((await server.ask(method, url, { as: anna })).status).toBe(401);
  });
});
