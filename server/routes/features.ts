import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

import * as contract from '#contract/account';
import { FEATURES } from '#domain/features';

/** This server supports every feature. */
export const featureRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...contract.listFeatures,
    config: { access: 'public', limit: 'browse' },
    handler: async () => ({ features: [...FEATURES] }),
  });
};
