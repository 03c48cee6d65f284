import type { FastifyRequest } from 'fastify';

import * as contract from '#contract/v1/keys';

import { actorOf } from '../../plugins/session';
import type { ActionContext } from '../../services/actions/action';
import { addKey, revokeKey, rotateKey } from '../../services/machine/keys';
import { showKeys } from '../../services/machine/showKeys';
import type { App } from '../serve';

import { type MachineParts, serveMachine } from './machine';

/** API keys, which only people manage. */
export function machineKeyRoutes(app: App, { db, now }: MachineParts): void {
  const by = (request: FastifyRequest): ActionContext => ({ actor: actorOf(request), at: now() });

  serveMachine(app, contract.listKeys, async () => ({ keys: await showKeys(db, now()) }));

  serveMachine(app, contract.addKey, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return { key: await addKey(db, by(request), request.body) };
  });

  serveMachine(app, contract.rotateKey, async (request, reply) => {
    const { params, body } = request;
    reply.header('cache-control', 'no-store');
    return { key: await rotateKey(db, by(request), params.name, body.overlap_days) };
  });

  serveMachine(app, contract.revokeKey, async (request) => {
    const { name } = request.params;
    await revokeKey(db, by(request), name);
    return { name };
  });
}
