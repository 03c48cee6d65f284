import type { FastifyRequest } from 'fastify';

import * as contract from '#contract/v1/keys';

import { actorOf } from '../../plugins/session';
import type { ActionContext } from '../../services/actions/action';
import { addKey, revokeKey, rotateKey } from '../../services/machine/keys';
import { showKeys } from '../../services/machine/showKeys';

import { accessOf, type MachineApp, type MachineParts } from './machine';

/** API keys, which only people manage. */
export function machineKeyRoutes(app: MachineApp, { db, now }: MachineParts): void {
  const by = (request: FastifyRequest): ActionContext => ({ actor: actorOf(request), at: now() });

  app.route({
    ...contract.listKeys,
    config: accessOf(contract.listKeys),
    handler: async () => ({ keys: await showKeys(db, now()) }),
  });

  app.route({
    ...contract.addKey,
    config: accessOf(contract.addKey),
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return { key: await addKey(db, by(request), request.body) };
    },
  });

  app.route({
    ...contract.rotateKey,
    config: accessOf(contract.rotateKey),
    handler: async (request, reply) => {
      const { params, body } = request;
      reply.header('cache-control', 'no-store');
      return { key: await rotateKey(db, by(request), params.name, body.overlap_days) };
    },
  });

  app.route({
    ...contract.revokeKey,
    config: accessOf(contract.revokeKey),
    handler: async (request) => {
      const { name } = request.params;
      await revokeKey(db, by(request), name);
      return { name };
    },
  });
}
