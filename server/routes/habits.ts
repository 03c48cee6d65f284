import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

import { listBoughtItems } from '#contract/habits';
import { listUsualItems } from '#contract/orders';
import { DEFAULT_PAGE_SIZE } from '#domain/pages';

import type { Catalogue } from '../catalogue/catalogue';
import type { Db } from '../db/client';
import { languageOf } from '../plugins/language';
import { customerOf } from '../plugins/session';
import { usualItems } from '../services/usualItems';
import { whatIBuy } from '../services/whatIBuy';

interface Parts {
  db: Db;
  catalogue: Catalogue;
  now: () => Date;
}

/** What a customer's earlier orders say of the next one. */
export const habitRoutes: FastifyPluginAsyncTypebox<Parts> = async (
  app,
  { db, catalogue, now },
) => {
  app.route({
    ...listUsualItems,
    config: { access: 'customer', limit: 'browse' },
    handler: async (request) => ({
      products: await usualItems(db, customerOf(request), {
        language: languageOf(request),
        limit: request.query.pagination ?? DEFAULT_PAGE_SIZE,
      }),
    }),
  });

  app.route({
    ...listBoughtItems,
    config: { access: 'customer', limit: 'browse' },
    handler: (request) =>
      whatIBuy({ db, catalogue }, customerOf(request), {
        language: languageOf(request),
        now: now(),
      }),
  });
};
