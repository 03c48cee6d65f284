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

interface Parts {
  db: Db;
  catalogue: Pick<Catalogue, 'view'>;
  now: () => Date;
}

export const favouriteRoutes: FastifyPluginAsyncTypebox<Parts> = async (app, parts) => {
  app.route({
    ...contract.listFavourites,
    config: { access: 'customer', limit: 'browse' },
    handler: async (request) => {
      const { db, catalogue } = parts;
      const customer = customerOf(request);
      return {
        products: await showFavourites(db, catalogue.view, customer, languageOf(request)),
      };
    },
  });

  app.route({
    ...contract.addFavourite,
    config: { access: 'customer', limit: 'change' },
    handler: (request, reply) =>
      respondOnce(parts, request, reply, async (tx, customer, at) => {
        await markFavourite(tx, customer, request.query.product_id, at);
        return { status: true };
      }),
  });

  app.route({
    ...contract.deleteFavourite,
    config: { access: 'customer', limit: 'change' },
    handler: async (request) => {
      const productId = trimProductId(request.query.product_id);
      await deleteFavourite(parts.db, customerOf(request).userId, productId);
      return { status: true };
    },
  });
};
