import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

import { listFeatures } from '#contract/features';
import { FEATURES } from '#domain/features';

import { serve } from './serve';

/** This server supports every feature. */
export const featureRoutes: FastifyPluginAsyncTypebox = async (app) => {
  serve(app, listFeatures, { access: 'public', limit: 'browse' }, async () => ({
    features: [...FEATURES],
  }));
};
