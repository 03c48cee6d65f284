import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';

import * as contract from '#contract/staffWebhooks';

import type { DataKeys } from '../crypto/dataKeys';
import type { Db } from '../db/client';
import { staffOf } from '../plugins/session';
import { inAction, type Action } from '../services/actions/action';
import { addWebhook } from '../services/webhooks/addWebhook';
import { changeWebhook } from '../services/webhooks/changeWebhook';
import { checkUrl, type UrlPolicy } from '../services/webhooks/checkUrl';
import { disableWebhook } from '../services/webhooks/disableWebhook';
import { enableWebhook } from '../services/webhooks/enableWebhook';
import { replayDeliveries } from '../services/webhooks/replayDeliveries';
import { rotateSecret } from '../services/webhooks/rotateSecret';
import type { Send } from '../services/webhooks/sendWebhook';
import { listDeliveries, listWebhooks, presentDelivery } from '../services/webhooks/showWebhooks';
import { testWebhook } from '../services/webhooks/testWebhook';

interface Parts {
  db: Db;
  keys: DataKeys;
  reach: UrlPolicy;
  send: Send;
  now: () => Date;
}

const READ = { access: 'staff', role: 'admin', limit: 'browse' } as const;
const CHANGE = { access: 'staff', role: 'admin', limit: 'change' } as const;

type App = Parameters<FastifyPluginAsyncTypebox>[0];

export const staffWebhookRoutes: FastifyPluginAsyncTypebox<Parts> = async (app, parts) => {
  registerReads(app, parts);
  registerEndpoints(app, parts);
  registerDeliveries(app, parts);
};

const asStaff =
  ({ db, now }: Parts) =>
  <Result>(request: FastifyRequest, work: (action: Action) => Promise<Result>): Promise<Result> =>
    inAction(db, { actor: { kind: 'staff', id: staffOf(request).email }, at: now() }, work);

function registerReads(app: App, { db }: Parts) {
  app.route({
    ...contract.listWebhooks,
    config: READ,
    handler: async () => ({ webhooks: await listWebhooks(db) }),
  });

  app.route({
    ...contract.listWebhookDeliveries,
    config: READ,
    handler: async ({ query }) => ({ deliveries: await listDeliveries(db, query.id) }),
  });
}

function registerEndpoints(app: App, parts: Parts) {
  const { keys, reach } = parts;
  const runAsStaff = asStaff(parts);
  app.route({
    ...contract.addWebhook,
    config: CHANGE,
    handler: async (request, reply) => {
      const { url: typedUrl, kinds = [] } = request.body;
      const url = await checkUrl(typedUrl, reach);
      reply.header('cache-control', 'no-store');
      const added = await runAsStaff(request, (action) => addWebhook(action, keys, { url, kinds }));
      return { status: true as const, ...added };
    },
  });

  app.route({
    ...contract.changeWebhook,
    config: CHANGE,
    handler: async (request) => {
      const { id, url: typedUrl, kinds } = request.body;
      const url = typedUrl && (await checkUrl(typedUrl, reach));
      await runAsStaff(request, (action) =>
        changeWebhook(action, id, { ...(url && { url }), ...(kinds && { kinds }) }),
      );
      return { status: true };
    },
  });

  app.route({
    ...contract.rotateWebhookSecret,
    config: CHANGE,
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const secret = await runAsStaff(request, (action) =>
        rotateSecret(action, keys, request.body.id),
      );
      return { status: true as const, secret };
    },
  });
}

function registerDeliveries(app: App, parts: Parts) {
  const runAsStaff = asStaff(parts);
  app.route({
    ...contract.disableWebhook,
    config: CHANGE,
    handler: async (request) => {
      await runAsStaff(request, (action) => disableWebhook(action, request.body.id));
      return { status: true };
    },
  });

  app.route({
    ...contract.enableWebhook,
    config: CHANGE,
    handler: async (request) => {
      const { id, from } = request.body;
      await runAsStaff(request, (action) => enableWebhook(action, id, from));
      return { status: true };
    },
  });

  app.route({
    ...contract.testWebhook,
    config: CHANGE,
    handler: async ({ body }) => ({
      status: true as const,
      delivery: presentDelivery(await testWebhook(parts, body.id)),
    }),
  });

  app.route({
    ...contract.replayWebhook,
    config: CHANGE,
    handler: async (request) => {
      const { id, what } = request.body;
      await runAsStaff(request, (action) => replayDeliveries(action, id, what));
      return { status: true };
    },
  });
}
