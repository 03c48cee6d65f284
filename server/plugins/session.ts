import type { FastifyInstance, FastifyRequest } from 'fastify';

import { isToken } from '../crypto/tokens';
import type { Db } from '../db/client';
import { findSession, type SignedInCustomer } from '../services/accounts/sessions';
import { findStaffSession, type SignedInStaff } from '../services/accounts/staffSessions';
import type { Actor } from '../services/actions/action';
import { Refusal } from '../services/actions/refusal';
import { findKey, type MachineKey } from '../services/machine/keys';
import { makeWrongKeyLimiter } from '../services/machine/wrongKeys';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in customer; `null` for visitors. */
    customer: SignedInCustomer | null;
    /** The signed-in staff member; set for staff routes and /api/v1 only. */
    staff: SignedInStaff | null;
    /** The API key; set for /api/v1 only. */
    key: MachineKey | null;
  }
}

/** Authenticates requests by bearer token, and rejects calls that name another person. */
export function installSession(app: FastifyInstance, db: Db, now: () => Date): void {
  app.decorateRequest('customer', null);
  app.decorateRequest('staff', null);
  app.decorateRequest('key', null);
  const recordWrongKey = makeWrongKeyLimiter();

  const identify = async (request: FastifyRequest, token: string) => {
    const { access } = request.routeOptions.config;
    // A call to an unknown URL of /api/v1 is answered 404 rather than as an expired customer
    // session; `site` matches every GET.
    if (access !== 'scope' && request.url.startsWith('/api/v1/')) return;
    if (access === 'scope' && !isToken(token)) {
      const { ip } = request;
      request.key = (await findKey(db, { token, address: ip, now: now() })) ?? null;
      if (request.key) return;
      recordWrongKey(ip, now());
      throw new Refusal(401, 'key.unknown');
    }
    if (access === 'staff' || access === 'scope') {
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
    const isOwn = (id: unknown) => id === customer?.userId;
    if (!customer || [query, body].flatMap(customerIdsIn).every(isOwn)) return done();
    done(new Refusal(403, 'session.otherCustomer', { field: 'user_id' }));
  });
}

/** Returns the customer in a route restricted to customers. */
export function customerOf({ customer }: FastifyRequest): SignedInCustomer {
  if (!customer) throw new Refusal(401, 'session.needed');
  return customer;
}

/** Returns the staff member in a route restricted to staff. */
export function staffOf({ staff }: FastifyRequest): SignedInStaff {
  if (!staff) throw new Refusal(401, 'staff.needed');
  return staff;
}

/** Returns the API key in a route that no role of staff stands for. */
export function apiKeyOf({ key }: FastifyRequest): MachineKey {
  if (!key) throw new Refusal(401, 'key.needed');
  return key;
}

/** Returns who is recorded with a change: the person, or the key by its name. */
export const actorOf = (request: FastifyRequest): Actor =>
  request.key
    ? { kind: 'key', id: request.key.name }
    : { kind: 'staff', id: staffOf(request).email };

/** Returns who is recorded with what a customer does: the owner by code, colleagues by address. */
export const personActor = ({ role, customerCode, email }: SignedInCustomer): Actor => ({
  kind: 'customer',
  id: role === 'owner' ? customerCode : email,
});

const bearerToken = (authorization = ''): string | undefined =>
  /^Bearer(?:\s|$)(.*)/i.exec(authorization)?.[1]?.trim();

/** Returns the customer ids named in a query or body, possibly several. */
function customerIdsIn(input: unknown): unknown[] {
  const { user_id } = (input ?? {}) as { user_id?: unknown };
  return user_id === undefined ? [] : [user_id].flat();
}
