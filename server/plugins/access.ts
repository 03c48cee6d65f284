import type { FastifyContextConfig, FastifyInstance, RouteOptions } from 'fastify';

import { hasRole, type Role } from '#domain/roles';
import type { Scope } from '#domain/scopes';

import { LIMITS, type LimitName, type Limits } from '../limits';
import { Refusal } from '../services/refusal';

/** Who may call a route: anybody, a signed-in customer, a signed-in member of the staff, or a machine with a key. */
export type Access = 'public' | 'customer' | 'staff' | 'key';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** Of the staff: what a member must be allowed to do; of several any one will do. */
    role?: Role | readonly Role[] | undefined;
    /** Of machines: what a key must be allowed to do; of several any one will do. */
    scope?: Scope | readonly Scope[];
    limit?: LimitName;
    /** Names fields as the application's form does, and not by their names on the wire. */
    hasForm?: true;
  }
}

/** Keeps customers' routes for customers and the staff's for the staff; a route that does not say who may call it stops the start. */
export function installAccess(app: FastifyInstance, limits: Limits = LIMITS): void {
  const routes: RouteOptions[] = [];

  app.addHook('onRoute', (route) => {
    routes.push(route);
    const { access, limit } = route.config ?? {};
    // A key's calls of all routes count together: see machineLimits.
    if (limit && limits[limit] && access !== 'key')
      route.config = { ...route.config, rateLimit: { max: limits[limit] } };
  });

  app.addHook('onReady', async () => {
    const undeclared = routes.filter(({ config }) => !isDeclared(config));
    if (undeclared.length === 0) return;
    const names = undeclared.map(({ method, url }) => `${String(method)} ${url}`).join(', ');
    throw new Error(`These routes do not declare their access, role or scope, and limit: ${names}`);
  });

  app.addHook('onRequest', ({ customer, staff, key, routeOptions }, _reply, done) => {
    const { access, role, scope } = routeOptions.config;
    if (access === 'customer' && !customer) return done(new Refusal(401, 'session.needed'));
    if (access === 'staff' && !staff) return done(new Refusal(401, 'staff.needed'));
    if (access === 'key' && !key) return done(new Refusal(401, 'key.needed'));
    const scopes = scope === undefined ? [] : [scope].flat();
    if (key && !scopes.some((one) => key.scopes.includes(one))) {
      return done(new Refusal(403, 'key.scope', { params: { scope: scopes.join(', ') } }));
    }
    const roles = role === undefined ? [] : [role].flat();
    const isLetIn = roles.length === 0 || roles.some((one) => hasRole(staff?.roles ?? [], one));
    if (staff && !isLetIn) return done(new Refusal(403, 'desk.role'));
    done();
  });
}

/** A route for the staff says besides what they must be allowed to do, signing out no more than being in; one for machines says its scope. */
const isDeclared = (config: FastifyContextConfig | undefined): boolean =>
  Boolean(config?.access && config.limit) &&
  (config?.access !== 'staff' || 'role' in config) &&
  (config?.access !== 'key' || config.scope !== undefined);

/** For routes that a library registers: call it first inside the plugin that registers the library. */
export const declareAll = (app: FastifyInstance, access: Access, limit: LimitName): void => {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, access, limit };
  });
};
