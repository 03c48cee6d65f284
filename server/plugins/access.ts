import type { FastifyInstance, RouteOptions } from 'fastify';

import { LIMITS, type LimitName, type Limits } from '../limits';
import { Refusal } from '../services/refusal';

/** Who may call a route: anybody, a signed-in customer, or a signed-in member of the staff. */
export type Access = 'public' | 'customer' | 'staff';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
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
    const { limit } = route.config ?? {};
    if (limit && limits[limit])
      route.config = { ...route.config, rateLimit: { max: limits[limit] } };
  });

  app.addHook('onReady', async () => {
    const undeclared = routes.filter(({ config }) => !config?.access || !config.limit);
    if (undeclared.length === 0) return;
    const names = undeclared.map(({ method, url }) => `${String(method)} ${url}`).join(', ');
    throw new Error(`These routes do not declare their access and limit: ${names}`);
  });

  app.addHook('onRequest', ({ customer, staff, routeOptions }, _reply, done) => {
    const { access } = routeOptions.config;
    if (access === 'customer' && !customer) return done(new Refusal(401, 'session.needed'));
    if (access === 'staff' && !staff) return done(new Refusal(401, 'staff.needed'));
    done();
  });
}

/** For routes that a library registers: call it first inside the plugin that registers the library. */
export const declareAll = (app: FastifyInstance, access: Access, limit: LimitName): void => {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, access, limit };
  });
};
