import type {
  FastifyPluginAsyncTypebox,
  TypeBoxTypeProvider,
} from '@fastify/type-provider-typebox';
import type {
  ContextConfigDefault,
  FastifyContextConfig,
  FastifySchema,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
  RouteGenericInterface,
  RouteHandlerMethod,
} from 'fastify';

import type { Route } from '#contract/route';

import type { LimitName } from '../limits';
import type { Access } from '../plugins/access';

export type App = Parameters<FastifyPluginAsyncTypebox>[0];

/** What answers a call: its request and response are typed by the schema. */
export type Handler<Schema extends FastifySchema> = RouteHandlerMethod<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  RouteGenericInterface,
  ContextConfigDefault,
  Schema,
  TypeBoxTypeProvider
>;

type Config = FastifyContextConfig & { access: Access; limit: LimitName };

/** What signed-in customers read and change, and what all staff read. */
export const CUSTOMER_READ = { access: 'customer', limit: 'browse' } as const;
export const CUSTOMER_CHANGE = { access: 'customer', limit: 'change' } as const;
export const DESK_READ = { access: 'staff', role: 'read', limit: 'browse' } as const;

/** Serves a call of the contract to those who may make it. */
export const serve = <R extends Route>(
  app: App,
  call: R,
  config: Config,
  handler: Handler<R['schema']>,
): void => {
  app.route({ ...call, config, handler });
};
