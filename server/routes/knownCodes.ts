import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

import * as contract from '#contract/knownCodes';

import type { Db } from '../db/client';
import { customerOf } from '../plugins/session';
import { knownCodes } from '../services/knownCodes';

const MEGABYTE = 1024 * 1024;

export const knownCodeRoutes: FastifyPluginAsyncTypebox<{ db: Db }> = async (app, { db }) => {
  app.route({
    ...contract.findKnownCodes,
    bodyLimit: 4 * MEGABYTE,
    config: { access: 'customer', limit: 'upload' },
    handler: async (request) => ({
      codes: await knownCodes(db, customerOf(request).id, request.body.codes),
    }),
  });
};
