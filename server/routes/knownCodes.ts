import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

import * as contract from '#contract/knownCodes';
import { MEBIBYTE } from '#domain/bytes';

import type { Db } from '../db/client';
import { customerOf } from '../plugins/session';
import { knownCodes } from '../services/codes/knownCodes';

export const knownCodeRoutes: FastifyPluginAsyncTypebox<{ db: Db }> = async (app, { db }) => {
  app.route({
    ...contract.findKnownCodes,
    bodyLimit: 4 * MEBIBYTE,
    config: { access: 'customer', limit: 'upload' },
    handler: async (request) => ({
      codes: await knownCodes(db, customerOf(request).id, request.body.codes),
    }),
  });
};
