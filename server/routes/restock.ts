import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

import * as contract from '#contract/restock';
import { trimProductId } from '#domain/productIds';

import type { Catalogue } from '../catalogue/catalogue';
import type { Db } from '../db/client';
import { deleteRestockRequest } from '../db/restockRequests';
import { languageOf } from '../plugins/language';
import { customerOf } from '../plugins/session';
import { awaitProduct, showAwaited } from '../services/products/restock';

interface Parts {
  db: Db;
  catalogue: Pick<Catalogue, 'view'>;
  now: () => Date;
}

export const restockRoutes: FastifyPluginAsyncTypebox<Parts> = async (
  app,
  { db, catalogue, now },
) => {
  app.route({
    ...contract.listRestock,
    config: { access: 'customer', limit: 'browse' },
    handler: async (request) => {
      const customer = customerOf(request);
      return { products: await showAwaited(db, catalogue.view, customer, languageOf(request)) };
    },
  });

  app.route({
    ...contract.requestRestock,
    config: { access: 'customer', limit: 'change' },
    handler: async (request) => {
      await awaitProduct(db, customerOf(request), request.body.product_id, now());
      return { status: true };
    },
  });

  app.route({
    ...contract.endRestock,
    config: { access: 'customer', limit: 'change' },
    handler: async (request) => {
      const productId = trimProductId(request.query.product_id);
      await deleteRestockRequest(db, customerOf(request).userId, productId);
      return { status: true };
    },
  });
};
