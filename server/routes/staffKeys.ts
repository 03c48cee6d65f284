import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';

import * as contract from '#contract/staffKeys';

import type { Db } from '../db/client';
import { actorOf } from '../plugins/session';
import type { ActionContext } from '../services/actions/action';
import { addKey, revokeKey, rotateKey } from '../services/machine/keys';
import { showKeys } from '../services/machine/showKeys';

interface Parts {
  db: Db;
  now: () => Date;
}

const CHANGE = { access: 'staff', role: 'admin', limit: 'change' } as const;

export const staffKeyRoutes: FastifyPluginAsyncTypebox<Parts> = async (app, { db, now }) => {
  const by = (request: FastifyRequest): ActionContext => ({
    actor: actorOf(request),
    at: now(),
  });

  app.route({
    ...contract.listKeys,
    config: { access: 'staff', role: 'admin', limit: 'browse' },
    handler: async () => ({ keys: await showKeys(db, now()) }),
  });

  app.route({
    ...contract.addKey,
    config: CHANGE,
    handler: async (request, reply) => {
      const { name, scopes } = request.body;
      reply.header('cache-control', 'no-store');
      return { status: true as const, key: await addKey(db, by(request), { name, scopes }) };
    },
  });

  app.route({
    ...contract.rotateKey,
    config: CHANGE,
    handler: async (request, reply) => {
      const { name, overlap_days } = request.body;
      reply.header('cache-control', 'no-store');
      return { status: true as const, key: await rotateKey(db, by(request), name, overlap_days) };
    },
  });

  app.route({
    ...contract.revokeKey,
    config: CHANGE,
    handler: async (request) => {
      await revokeKey(db, by(request), request.body.name);
      return { status: true };
    },
  });
};
