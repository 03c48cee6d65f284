import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Webhook } from '#contract/v1/webhooks';
import * as contract from '#contract/v1/webhooks';

import type { DataKeys } from '../../crypto/dataKeys';
import type { Action } from '../../services/actions/action';
import { addWebhook } from '../../services/webhooks/addWebhook';
import { changeWebhook } from '../../services/webhooks/changeWebhook';
import { checkUrl, type UrlPolicy } from '../../services/webhooks/checkUrl';
import { disableWebhook } from '../../services/webhooks/disableWebhook';
import { enableWebhook } from '../../services/webhooks/enableWebhook';
import { replayDeliveries } from '../../services/webhooks/replayDeliveries';
import { rotateSecret } from '../../services/webhooks/rotateSecret';
import type { Send } from '../../services/webhooks/sendWebhook';
import {
  listDeliveries,
  listWebhooks,
  presentDelivery,
  showWebhook,
} from '../../services/webhooks/showWebhooks';
import { testWebhook } from '../../services/webhooks/testWebhook';
import type { App } from '../serve';

import { handleMachineCall, type MachineParts, serveMachine } from './machine';

export interface WebhookParts extends MachineParts {
  keys: DataKeys;
  urlPolicy: UrlPolicy;
  send: Send;
}

/** Webhook endpoints. */
export function machineWebhookRoutes(app: App, parts: WebhookParts): void {
  registerReads(app, parts);
  registerSecretRoutes(app, parts);
  registerChanges(app, parts);
}

function registerReads(app: App, parts: WebhookParts) {
  const { db } = parts;
  serveMachine(app, contract.listWebhooks, async () => ({ webhooks: await listWebhooks(db) }));

  serveMachine(app, contract.listWebhookDeliveries, async ({ params }) => ({
    deliveries: await listDeliveries(db, params.webhook_id),
  }));

  serveMachine(app, contract.testWebhook, async ({ params }) =>
    presentDelivery(await testWebhook(parts, params.webhook_id)),
  );
}

/** Responses that contain a secret; the answer stored for repeated requests omits it. */
function registerSecretRoutes(app: App, parts: WebhookParts) {
  const { keys, urlPolicy } = parts;
  const respondWithSecret = async (
    request: FastifyRequest,
    reply: FastifyReply,
    work: (action: Action) => Promise<{ id: string; secret: string }>,
  ) => {
    reply.header('cache-control', 'no-store');
    const issued: { secret?: string } = {};
    const made = async (action: Action) => {
      const { id, secret } = await work(action);
      issued.secret = secret;
      return id;
    };
    const answer = await handleMachineCall(parts, request, reply, [made], ([id = '']) => ({ id }));
    return { ...answer, ...issued };
  };

  serveMachine(app, contract.addWebhook, async (request, reply) => {
    const { url: typedUrl, kinds = [] } = request.body;
    const url = await checkUrl(typedUrl, urlPolicy);
    return respondWithSecret(request, reply, (action) => addWebhook(action, keys, { url, kinds }));
  });

  serveMachine(app, contract.rotateWebhookSecret, (request, reply) => {
    const id = request.params.webhook_id;
    return respondWithSecret(request, reply, async (action) => ({
      id,
      secret: await rotateSecret(action, keys, id),
    }));
  });
}

/** Makes the change and responds with the updated endpoint. */
function respondWithWebhook(
  parts: WebhookParts,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (action: Action, id: string) => Promise<void>,
): Promise<Webhook> {
  const { webhook_id: id } = request.params as { webhook_id: string };
  const done = async (action: Action) => {
    await work(action, id);
    return showWebhook(action.tx, id);
  };
  return handleMachineCall(parts, request, reply, [done], ([webhook]) => {
    if (!webhook) throw new Error('Nothing was done.');
    return webhook;
  });
}

function registerChanges(app: App, parts: WebhookParts) {
  serveMachine(app, contract.changeWebhook, async (request, reply) => {
    const { url: typedUrl, kinds } = request.body;
    const url = typedUrl && (await checkUrl(typedUrl, parts.urlPolicy));
    return respondWithWebhook(parts, request, reply, (action, id) =>
      changeWebhook(action, id, { ...(url && { url }), ...(kinds && { kinds }) }),
    );
  });

  serveMachine(app, contract.disableWebhook, (request, reply) =>
    respondWithWebhook(parts, request, reply, disableWebhook),
  );

  serveMachine(app, contract.enableWebhook, (request, reply) =>
    respondWithWebhook(parts, request, reply, (action, id) =>
      enableWebhook(action, id, request.body.from),
    ),
  );

  serveMachine(app, contract.replayWebhook, (request, reply) =>
    respondWithWebhook(parts, request, reply, (action, id) =>
      replayDeliveries(action, id, request.body),
    ),
  );
}
