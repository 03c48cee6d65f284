import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Webhook } from '#contract/staffWebhooks';
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
} from '#contract/v1/webhooks';

import type { DataKeys } from '../../crypto/dataKeys';
import type { Action } from '../../services/action';
import { addWebhook as add } from '../../services/webhooks/addWebhook';
import { changeWebhook as change } from '../../services/webhooks/changeWebhook';
import { checkUrl, type Reach } from '../../services/webhooks/checkUrl';
import { disableWebhook as disable } from '../../services/webhooks/disableWebhook';
import { enableWebhook as enable } from '../../services/webhooks/enableWebhook';
import { replayDeliveries } from '../../services/webhooks/replayDeliveries';
import { rotateSecret } from '../../services/webhooks/rotateSecret';
import type { Send } from '../../services/webhooks/sendWebhook';
import {
  listDeliveries,
  listWebhooks as list,
  shownDelivery,
  showWebhook,
} from '../../services/webhooks/showWebhooks';
import { testWebhook as tryOut } from '../../services/webhooks/testWebhook';

import { answerMachine, declared, type MachineApp, type MachineParts } from './machine';

export interface WebhookParts extends MachineParts {
  keys: DataKeys;
  reach: Reach;
  send: Send;
}

/** Webhook endpoints, managed by the same services as at the staff desk. */
export function machineWebhookRoutes(app: MachineApp, parts: WebhookParts): void {
  reading(app, parts);
  secrets(app, parts);
  changing(app, parts);
}

function reading(app: MachineApp, parts: WebhookParts) {
  const { db } = parts;
  app.route({
    ...listWebhooks,
    config: declared(listWebhooks),
    handler: async () => ({ webhooks: await list(db) }),
  });

  app.route({
    ...listWebhookDeliveries,
    config: declared(listWebhookDeliveries),
    handler: async ({ params }) => ({ deliveries: await listDeliveries(db, params.webhook_id) }),
  });

  app.route({
    ...testWebhook,
    config: declared(testWebhook),
    handler: async ({ params }) => shownDelivery(await tryOut(parts, params.webhook_id)),
  });
}

/** Responses that contain a secret; the answer stored for repeated requests omits it. */
function secrets(app: MachineApp, parts: WebhookParts) {
  const { keys, reach } = parts;
  const answerSecret = async (
    request: FastifyRequest,
    reply: FastifyReply,
    work: (action: Action) => Promise<{ id: string; secret: string }>,
  ) => {
    reply.header('cache-control', 'no-store');
    const told: { secret?: string } = {};
    const made = async (action: Action) => {
      const { id, secret } = await work(action);
      told.secret = secret;
      return id;
    };
    const answer = await answerMachine(parts, request, reply, [made], ([id = '']) => ({ id }));
    return { ...answer, ...told };
  };

  app.route({
    ...addWebhook,
    config: declared(addWebhook),
    handler: async (request, reply) => {
      const { url: written, kinds = [] } = request.body;
      const url = await checkUrl(written, reach);
      return answerSecret(request, reply, (action) => add(action, keys, { url, kinds }));
    },
  });

  app.route({
    ...rotateWebhookSecret,
    config: declared(rotateWebhookSecret),
    handler: (request, reply) => {
      const id = request.params.webhook_id;
      return answerSecret(request, reply, async (action) => ({
        id,
        secret: await rotateSecret(action, keys, id),
      }));
    },
  });
}

/** Each route responds with the updated endpoint. */
function changing(app: MachineApp, parts: WebhookParts) {
  const answerWebhook = (
    request: FastifyRequest,
    reply: FastifyReply,
    work: (action: Action, id: string) => Promise<void>,
  ): Promise<Webhook> => {
    const { webhook_id: id } = request.params as { webhook_id: string };
    const done = async (action: Action) => {
      await work(action, id);
      return showWebhook(action.tx, id);
    };
    return answerMachine(parts, request, reply, [done], ([webhook]) => {
      if (!webhook) throw new Error('Nothing was done.');
      return webhook;
    });
  };

  app.route({
    ...changeWebhook,
    config: declared(changeWebhook),
    handler: async (request, reply) => {
      const { url: written, kinds } = request.body;
      const url = written && (await checkUrl(written, parts.reach));
      return answerWebhook(request, reply, (action, id) =>
        change(action, id, { ...(url && { url }), ...(kinds && { kinds }) }),
      );
    },
  });

  app.route({
    ...disableWebhook,
    config: declared(disableWebhook),
    handler: (request, reply) => answerWebhook(request, reply, disable),
  });

  app.route({
    ...enableWebhook,
    config: declared(enableWebhook),
    handler: (request, reply) =>
      answerWebhook(request, reply, (action, id) => enable(action, id, request.body.from)),
  });

  app.route({
    ...replayWebhook,
    config: declared(replayWebhook),
    handler: (request, reply) =>
      answerWebhook(request, reply, (action, id) => replayDeliveries(action, id, request.body)),
  });
}
