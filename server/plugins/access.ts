import type { FastifyContextConfig, FastifyInstance, RouteOptions } from 'fastify';

import { isAdministrator } from '#domain/companyRoles';
import { mayReadInvoices } from '#domain/invoices';
import { hasRole, scopesOf, type Role } from '#domain/roles';
import type { Scope } from '#domain/scopes';

import { LIMITS, type LimitName, type Limits } from '../limits';
import { Refusal } from '../services/actions/refusal';

/**
 * Who may call a route: anybody, signed-in customers, those of them who are administrators of their
 * company or may read its invoices, signed-in staff, or whoever has its scope, which are API keys and signed-in staff.
 */
export type Access = 'public' | 'customer' | 'administrator' | 'invoices' | 'staff' | 'scope';

/** Access that only signed-in customers have. */
const CUSTOMERS: ReadonlySet<Access> = new Set<Access>(['customer', 'administrator', 'invoices']);

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** Role required of staff; any one if there are several. */
    role?: Role | readonly Role[] | undefined;
    /** Scope required of API keys and staff; any one if there are several. */
    scope?: Scope | readonly Scope[];
    limit?: LimitName;
    /** Whether errors use the field labels of the application form instead of API names. */
    hasForm?: true;
  }
}

/**
 * Enforces access, roles, scopes and rate limits of routes; the server does not start if a route
 * fails to declare them.
 */
export function installAccess(app: FastifyInstance, limits: Limits = LIMITS): void {
  const routes: RouteOptions[] = [];

  app.addHook('onRoute', (route) => {
    routes.push(route);
    const { access, limit } = route.config ?? {};
    // All calls by scope share limits: see machineLimits.
    if (limit && limits[limit] && access !== 'scope')
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
    const isOfCustomer = access !== undefined && CUSTOMERS.has(access);
    if (isOfCustomer && !customer) return done(new Refusal(401, 'session.needed'));
    if (access === 'administrator' && customer && !isAdministrator(customer.role))
      return done(new Refusal(403, 'people.administrators'));
    if (access === 'invoices' && customer && !mayReadInvoices(customer.role))
      return done(new Refusal(403, 'people.invoices'));
    if (access === 'staff' && !staff) return done(new Refusal(401, 'staff.needed'));
    if (access === 'scope' && !key && !staff) return done(new Refusal(401, 'key.needed'));
    const scopes = scope === undefined ? [] : [scope].flat();
    if (key && !scopes.some((candidate) => key.scopes.includes(candidate))) {
      return done(new Refusal(403, 'key.scope', { params: { scope: scopes.join(', ') } }));
    }
    const staffScopes = scopesOf(staff?.roles ?? []);
    if (staff && access === 'scope' && !scopes.some((candidate) => staffScopes.includes(candidate)))
      return done(new Refusal(403, 'desk.role'));
    const roles = role === undefined ? [] : [role].flat();
    const hasRequiredRole =
      roles.length === 0 || roles.some((candidate) => hasRole(staff?.roles ?? [], candidate));
    if (staff && !hasRequiredRole) return done(new Refusal(403, 'desk.role'));
    done();
  });
}

/**
 * Whether a route declares its access and limit; staff routes also declare a role (possibly
 * undefined, as for signing out), and routes by scope a scope.
 */
const isDeclared = (config: FastifyContextConfig | undefined): boolean =>
  Boolean(config?.access && config.limit) &&
  (config?.access !== 'staff' || 'role' in config) &&
  (config?.access !== 'scope' || config.scope !== undefined);

/**
 * Declares access and limit for routes registered by a library; to be called first inside the
 * plugin that registers the library.
 */
export const declareAccess = (app: FastifyInstance, access: Access, limit: LimitName): void => {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, access, limit };
  });
};
