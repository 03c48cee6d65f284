import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

import * as contract from '#contract/search';
import { isByPrice } from '#domain/sorting';

import type { Catalogue } from '../catalogue/catalogue';
import { readSearchPage } from '../catalogue/readSearchPage';
import type { ReadRouter } from '../db/readRouter';

import { facetsOf } from './filters';
import { readScope } from './readScope';
import { respondWithPrices } from './respondWithPrices';
import { serve } from './serve';

interface Parts {
  reads: ReadRouter;
  catalogue: Catalogue;
}

const productsOf = ({ products }: contract.SearchPage) => products;

export const searchRoutes: FastifyPluginAsyncTypebox<Parts> = async (app, { reads, catalogue }) => {
  serve(
    app,
    contract.searchProducts,
    { access: 'public', limit: 'search', isCached: true },
    (request, reply) => {
      const { query, customer } = request;
      const { view } = catalogue;
      const { search_term: text, page, page_size: pagination, sort } = query;
      const criteria = { text, facets: facetsOf(query), sort, page, pagination };
      const scope = readScope(request, query.country);
      const isCacheable = !isByPrice(sort);
      return respondWithPrices(
        request,
        reply,
        { view, reads, scope, productsOf, isCacheable },
        () =>
          reads.read(
            (db) => readSearchPage({ db, catalogue: { view } }, criteria, scope),
            customer?.id,
          ),
      );
    },
  );
};
