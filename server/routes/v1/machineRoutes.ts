import { Readable } from 'node:stream';

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest, FastifySchemaCompiler } from 'fastify';
import { Type, type TSchema } from 'typebox';

import type { Limits } from '../../limits';
import { machineLimits } from '../../plugins/machineLimits';
import { compileValidator } from '../../plugins/validation';
import { openCallLog } from '../../services/machine/callLog';

import { machineCustomerRoutes } from './customers';
import { machineDataRoutes } from './data';
import { describeMachine } from './describeMachine';
import { machineEventRoutes } from './events';
import { machineFulfilmentRoutes } from './fulfilment';
import { machineInvoiceRoutes } from './invoices';
import { machineJobRoutes } from './jobs';
import { machineKeyRoutes } from './keys';
import { machineOrderRoutes } from './orders';
import { machinePriceListRoutes } from './priceLists';
import { machineProductRoutes } from './products';
import { machineWebhookRoutes, type WebhookParts } from './webhooks';

declare module 'fastify' {
  interface FastifyRequest {
    /** Numbers of usable and unusable rows in a batch. */
    counts: { good: number; bad: number } | null;
  }
}

/** /api/v1, for machines and the desk, with its own keys, rate limits, and log of the keys' calls. */
export const machineRoutes: FastifyPluginAsyncTypebox<
  WebhookParts & { dataDir: string; limits: Limits }
> = async (app, parts) => {
  const { db, now } = parts;
  const log = openCallLog(db, (message, error) => app.log.error(error, message));
  app.addHook('onClose', log.close);
  app.decorateRequest('counts', null);
  app.setValidatorCompiler(compileWithoutRows);
  machineLimits(app, parts.limits);
  app.addHook('onResponse', async (request, reply) => {
    const isOfKey = request.routeOptions.config.access === 'scope' && !request.staff;
    if (isOfKey) log.note(callLogEntry(request, reply, now()));
  });

  machineOrderRoutes(app, parts);
  machineEventRoutes(app, parts);
  machineFulfilmentRoutes(app, parts);
  await app.register(async (inner) => machineDataRoutes(inner, parts));
  machineJobRoutes(app, parts);
  machineProductRoutes(app, parts);
  machinePriceListRoutes(app, parts);
  machineCustomerRoutes(app, parts);
  await app.register(async (inner) => machineInvoiceRoutes(inner, parts));
  machineWebhookRoutes(app, parts);
  machineKeyRoutes(app, parts);
  let document: object | undefined;
  app.route({
    method: 'GET',
    url: '/api/v1/openapi.json',
    config: { access: 'public', limit: 'file' },
    handler: () => (document ??= describeMachine(parts.limits)),
  });
};

interface Batch extends TSchema {
  properties: { rows: { minItems: number; maxItems: number } };
}

const isBatch = (schema: TSchema): schema is Batch =>
  'rows' in ((schema as { properties?: object }).properties ?? {});

/** Validates a batch except for its rows, which are validated one by one. */
const compileWithoutRows: FastifySchemaCompiler<TSchema> = (part) => {
  const { schema, httpPart } = part;
  if (httpPart !== 'body' || !isBatch(schema)) return compileValidator(part);
  const { minItems, maxItems } = schema.properties.rows;
  const rows = Type.Array(Type.Unknown(), { minItems, maxItems });
  const batchSchema = { ...schema, properties: { ...schema.properties, rows } };
  const check = compileValidator({ ...part, schema: batchSchema });
  return (sent: unknown) => (sent instanceof Readable ? { value: sent } : check(sent));
};

const callLogEntry = (request: FastifyRequest, reply: FastifyReply, at: Date) => ({
  at: at.toISOString(),
  key_id: request.key?.id ?? '',
  method: request.method,
  route: request.routeOptions.url ?? '',
  status: reply.statusCode,
  good: request.counts?.good ?? null,
  bad: request.counts?.bad ?? null,
  ms: Math.round(reply.elapsedTime),
  address: request.ip,
  request_id: request.id,
});
