import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

import * as contract from '#contract/favourites';
import { trimProductId } from '#domain/productIds';

import type { Catalogue } from '../catalogue/catalogue';
import type { Db } from '../db/client';
import { deleteFavourite } from '../db/favourites';
import { languageOf } from '../plugins/language';
import { customerOf } from '../plugins/session';
import { markFavourite, showFavourites } from '../services/products/favourites';

import { respondOnce } from './respondOnce';
import { CUSTOMER_CHANGE, CUSTOMER_READ, serve } from './serve';

interface Parts {
  db: Db;
  catalogue: Pick<Catalogue, 'view'>;
  now: () => Date;
}

export const favouriteRoutes: FastifyPluginAsyncTypebox<Parts> = async (app, parts) => {
  serve(app, contract.listFavourites, CUSTOMER_READ, async (request) => {
    const { db, catalogue } = parts;
    const customer = customerOf(request);
    return {
      products: await showFavourites(db, catalogue.view, customer, languageOf(request)),
    };
  });

  serve(app, contract.addFavourite, CUSTOMER_CHANGE, (request, reply) =>
    respondOnce(parts, request, reply, async (tx, customer, at) => {
      await markFavourite(tx, customer, request.query.product_id, at);
      return { status: true };
    }),
  );

  serve(app, contract.deleteFavourite, CUSTOMER_CHANGE, async (request) => {
    const productId = trimProductId(request.query.product_id);
    await deleteFavourite(parts.db, customerOf(request).userId, productId);
    return { status: true };
  });
};
