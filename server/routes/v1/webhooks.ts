import type { FastifyReply, FastifyRequest } from 'fastify';

import * as deliveriesContract from '#contract/v1/webhookDeliveries';
import type { Webhook } from '#contract/v1/webhooks';
import * as contract from '#contract/v1/webhooks';

import type { DataKeys } from '../../crypto/dataKeys';
import type { Action } from '../../services/actions/action';
import { refuseStale } from '../../services/actions/refuseStale';
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
import { lockedVersion } from '../../services/webhooks/storeWebhook';
import { testWebhook } from '../../services/webhooks/testWebhook';
import type { App } from '../serve';

import { ifMatchVersion, tagVersion } from './ifMatch';
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

  serveMachine(app, contract.showWebhook, async ({ params }, reply) => {
    const webhook = await showWebhook(db, params.webhook_id);
    tagVersion(reply, webhook.version);
    return webhook;
  });

  serveMachine(app, deliveriesContract.listWebhookDeliveries, async ({ params }) => ({
    deliveries: await listDeliveries(db, params.webhook_id),
  }));

  serveMachine(app, deliveriesContract.testWebhook, async ({ params }) =>
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
    const rotate = seenChange(request, reply, async (action, id) => {
      const secret = await rotateSecret(action, keys, id);
      tagVersion(reply, await lockedVersion(action.tx, id));
      return { id, secret };
    });
    return respondWithSecret(request, reply, rotate);
  });
}

/**
 * A change to an endpoint; 412 if it is no longer at the version seen by the caller. A refusal has
 * the current one as `ETag`.
 */
function seenChange<Result>(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (action: Action, id: string) => Promise<Result>,
): (action: Action) => Promise<Result> {
  const { webhook_id: id } = request.params as { webhook_id: string };
  const seen = ifMatchVersion(request);
  return async (action) => {
    const current = await lockedVersion(action.tx, id);
    tagVersion(reply, current);
    refuseStale(seen, current, 'webhook.changed');
    return work(action, id);
  };
}

/** Makes the change and responds with the updated endpoint, and its version as `ETag`. */
async function respondWithWebhook(
  parts: WebhookParts,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (action: Action, id: string) => Promise<void>,
): Promise<Webhook> {
  const done = seenChange(request, reply, async (action, id) => {
    await work(action, id);
    return showWebhook(action.tx, id);
  });
  const changed = await handleMachineCall(parts, request, reply, [done], ([webhook]) => {
    if (!webhook) throw new Error('Nothing was done.');
    return webhook;
  });
  tagVersion(reply, changed.version);
  return changed;
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

  serveMachine(app, deliveriesContract.replayWebhook, (request, reply) =>
    respondWithWebhook(parts, request, reply, (action, id) =>
      replayDeliveries(action, id, request.body),
    ),
  );
}
