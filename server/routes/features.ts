import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

import { listFeatures } from '#contract/features';
import { FEATURES } from '#domain/features';

/** This server supports every feature. */
export const featureRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...listFeatures,
    config: { access: 'public', limit: 'browse' },
    handler: async () => ({ features: [...FEATURES] }),
  });
};
