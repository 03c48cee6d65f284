import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';

import {
  addWebhook,
  changeWebhook,
  disableWebhook,
  enableWebhook,
  listWebhookDeliveries,
  listWebhooks,
  replayWebhook,
  rotateWebhookSecret,
  testWebhook,
} from '#contract/staffWebhooks';

import type { DataKeys } from '../crypto/dataKeys';
import type { Db } from '../db/client';
import { staffOf } from '../plugins/session';
import { inAction, type Action } from '../services/action';
import { addWebhook as add } from '../services/webhooks/addWebhook';
import { changeWebhook as change } from '../services/webhooks/changeWebhook';
import { checkUrl, type Reach } from '../services/webhooks/checkUrl';
import { disableWebhook as disable } from '../services/webhooks/disableWebhook';
import { enableWebhook as enable } from '../services/webhooks/enableWebhook';
import { replayDeliveries } from '../services/webhooks/replayDeliveries';
import { rotateSecret } from '../services/webhooks/rotateSecret';
import type { Send } from '../services/webhooks/sendWebhook';
import {
  listDeliveries,
  listWebhooks as list,
  shownDelivery,
} from '../services/webhooks/showWebhooks';
import { testWebhook as tryOut } from '../services/webhooks/testWebhook';

interface Parts {
  db: Db;
  keys: DataKeys;
  reach: Reach;
  send: Send;
  now: () => Date;
}

const READ = { access: 'staff', role: 'admin', limit: 'browse' } as const;
const CHANGE = { access: 'staff', role: 'admin', limit: 'change' } as const;

type App = Parameters<FastifyPluginAsyncTypebox>[0];

export const staffWebhookRoutes: FastifyPluginAsyncTypebox<Parts> = async (app, parts) => {
  reading(app, parts);
  endpoints(app, parts);
  sending(app, parts);
};

const asStaff =
  ({ db, now }: Parts) =>
  <Result>(request: FastifyRequest, work: (action: Action) => Promise<Result>): Promise<Result> =>
    inAction(db, { actor: { kind: 'staff', id: staffOf(request).email }, at: now() }, work);

function reading(app: App, { db }: Parts) {
  app.route({
    ...listWebhooks,
    config: READ,
    handler: async () => ({ webhooks: await list(db) }),
  });

  app.route({
    ...listWebhookDeliveries,
    config: READ,
    handler: async ({ query }) => ({ deliveries: await listDeliveries(db, query.id) }),
  });
}

function endpoints(app: App, parts: Parts) {
  const { keys, reach } = parts;
  const inActionOf = asStaff(parts);
  app.route({
    ...addWebhook,
    config: CHANGE,
    handler: async (request, reply) => {
      const { url: written, kinds = [] } = request.body;
      const url = await checkUrl(written, reach);
      reply.header('cache-control', 'no-store');
      const added = await inActionOf(request, (action) => add(action, keys, { url, kinds }));
      return { status: true as const, ...added };
    },
  });

  app.route({
    ...changeWebhook,
    config: CHANGE,
    handler: async (request) => {
      const { id, url: written, kinds } = request.body;
      const url = written && (await checkUrl(written, reach));
      await inActionOf(request, (action) =>
        change(action, id, { ...(url && { url }), ...(kinds && { kinds }) }),
      );
      return { status: true };
    },
  });

  app.route({
    ...rotateWebhookSecret,
    config: CHANGE,
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const secret = await inActionOf(request, (action) =>
        rotateSecret(action, keys, request.body.id),
      );
      return { status: true as const, secret };
    },
  });
}

function sending(app: App, parts: Parts) {
  const inActionOf = asStaff(parts);
  app.route({
    ...disableWebhook,
    config: CHANGE,
    handler: async (request) => {
      await inActionOf(request, (action) => disable(action, request.body.id));
      return { status: true };
    },
  });

  app.route({
    ...enableWebhook,
    config: CHANGE,
    handler: async (request) => {
      const { id, from } = request.body;
      await inActionOf(request, (action) => enable(action, id, from));
      return { status: true };
    },
  });

  app.route({
    ...testWebhook,
    config: CHANGE,
    handler: async ({ body }) => ({
      status: true as const,
      delivery: shownDelivery(await tryOut(parts, body.id)),
    }),
  });

  app.route({
    ...replayWebhook,
    config: CHANGE,
    handler: async (request) => {
      const { id, what } = request.body;
      await inActionOf(request, (action) => replayDeliveries(action, id, what));
      return { status: true };
    },
  });
}
