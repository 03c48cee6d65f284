import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

import * as contract from '#contract/restock';
import { trimProductId } from '#domain/productIds';

import type { Catalogue } from '../catalogue/catalogue';
import type { Db } from '../db/client';
import { deleteRestockRequest } from '../db/restockRequests';
import { languageOf } from '../plugins/language';
import { customerOf } from '../plugins/session';
import { awaitProduct, showAwaited } from '../services/products/restock';

import { CUSTOMER_CHANGE, CUSTOMER_READ, serve } from './serve';

interface Parts {
  db: Db;
  catalogue: Pick<Catalogue, 'view'>;
  now: () => Date;
}

export const restockRoutes: FastifyPluginAsyncTypebox<Parts> = async (
  app,
  { db, catalogue, now },
) => {
  serve(app, contract.listRestock, CUSTOMER_READ, async (request) => {
    const customer = customerOf(request);
    return { products: await showAwaited(db, catalogue.view, customer, languageOf(request)) };
  });

  serve(app, contract.requestRestock, CUSTOMER_CHANGE, async (request) => {
    await awaitProduct(db, customerOf(request), request.body.product_id, now());
    return { status: true };
  });

  serve(app, contract.endRestock, CUSTOMER_CHANGE, async (request) => {
    const productId = trimProductId(request.query.product_id);
    await deleteRestockRequest(db, customerOf(request).userId, productId);
    return { status: true };
  });
};
