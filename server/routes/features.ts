import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

import { listFeatures } from '#contract/account';

/** What this server does beyond section 7 of the specification. */
const FEATURES = [
  'application-status',
  'check',
  'counting',
  'drafts',
  'idempotency',
  'logout',
  'order-export',
  'order-pdf',
  'order-search',
  'product-data',
  'rememberedCodes',
  'scans',
  'take-back',
  'usual-items',
  'what-i-buy',
];

export const featureRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...listFeatures,
    config: { access: 'public', limit: 'browse' },
    handler: async () => ({ features: FEATURES }),
  });
};
