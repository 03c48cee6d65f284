import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

import { listUsualItems } from '#contract/orders';
import { listVariants, showPurchaseHistory } from '#contract/purchaseHistory';
import { DEFAULT_PAGE_SIZE } from '#domain/pages';

import type { Catalogue } from '../catalogue/catalogue';
import type { Db } from '../db/client';
import { languageOf } from '../plugins/language';
import { customerOf } from '../plugins/session';
import { productVariants } from '../services/productVariants';
import { purchaseHistory } from '../services/purchaseHistory';
import { usualItems } from '../services/usualItems';

interface Parts {
  db: Db;
  catalogue: Catalogue;
  now: () => Date;
}

/** What a customer's earlier orders say of the next one. */
export const purchaseHistoryRoutes: FastifyPluginAsyncTypebox<Parts> = async (
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
        at: now(),
      }),
    }),
  });

  app.route({
    ...listVariants,
    config: { access: 'customer', limit: 'browse' },
    handler: async (request) => ({
      products: await productVariants({ db, catalogue }, customerOf(request), {
        productId: request.query.product_id,
        language: languageOf(request),
      }),
    }),
  });

  app.route({
    ...showPurchaseHistory,
    config: { access: 'customer', limit: 'browse' },
    handler: (request) =>
      purchaseHistory({ db, catalogue }, customerOf(request), {
        language: languageOf(request),
        now: now(),
      }),
  });
};
