import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Db } from '../db/client';
import { findKey, type MachineKey } from '../services/machine/keys';
import { makeWrongKeys } from '../services/machine/wrongKeys';
import { Refusal } from '../services/refusal';
import { findSession, type SignedInCustomer } from '../services/sessions';
import { findStaffSession, type SignedInStaff } from '../services/staffSessions';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose token the request carries; `null` for a visitor. */
    customer: SignedInCustomer | null;
    /** The member of the staff whose token it carries; theirs open the staff's routes alone. */
    staff: SignedInStaff | null;
    /** The key of a machine; it opens the machine interface alone. */
    key: MachineKey | null;
  }
}

/** Knows the customer by the bearer token, and lets no call name another customer than its own. */
export function installSession(app: FastifyInstance, db: Db, now: () => Date): void {
  app.decorateRequest('customer', null);
  app.decorateRequest('staff', null);
  app.decorateRequest('key', null);
  const wrongKey = makeWrongKeys();

  const identify = async (request: FastifyRequest, token: string) => {
    const { access } = request.routeOptions.config;
    // Where a machine misspells an address, its key is none of a customer's sessions that ended.
    if (request.is404 && request.url.startsWith('/api/v1/')) return;
    if (access === 'key') {
      const { ip } = request;
      request.key = (await findKey(db, { token, address: ip, now: now() })) ?? null;
      if (request.key) return;
      wrongKey(ip, now());
      throw new Refusal(401, 'key.unknown');
    }
    if (access === 'staff') {
      request.staff = (await findStaffSession(db, token, now())) ?? null;
      if (!request.staff) throw new Refusal(401, 'session.ended');
      return;
    }
    request.customer = (await findSession(db, token, now())) ?? null;
    if (!request.customer) throw new Refusal(401, 'session.ended');
  };
  app.addHook('onRequest', (request, _reply, done) => {
    const token = bearerToken(request.headers.authorization);
    if (token === undefined) return done();
    identify(request, token).then(() => done(), done);
  });

  app.addHook('preValidation', ({ customer, query, body }, _reply, done) => {
    const isOwn = (id: unknown) => id === customer?.id;
    if (!customer || [query, body].flatMap(namedCustomers).every(isOwn)) return done();
    done(new Refusal(403, 'session.otherCustomer', { field: 'user_id' }));
  });
}

/** The signed-in customer of a route that only customers reach. */
export function customerOf({ customer }: FastifyRequest): SignedInCustomer {
  if (!customer) throw new Refusal(401, 'session.needed');
  return customer;
}

/** The member of the staff of a route that only they reach. */
export function staffOf({ staff }: FastifyRequest): SignedInStaff {
  if (!staff) throw new Refusal(401, 'staff.needed');
  return staff;
}

/** The key of a route that only machines reach. */
export function keyHolder({ key }: FastifyRequest): MachineKey {
  if (!key) throw new Refusal(401, 'key.needed');
  return key;
}

const bearerToken = (authorization = ''): string | undefined =>
  /^Bearer(?:\s|$)(.*)/i.exec(authorization)?.[1]?.trim();

/** Whom a call names as its customer, once or several times. */
function namedCustomers(sent: unknown): unknown[] {
  const { user_id } = (sent ?? {}) as { user_id?: unknown };
  return user_id === undefined ? [] : [user_id].flat();
}
