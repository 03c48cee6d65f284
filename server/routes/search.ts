import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

import { searchProducts } from '#contract/search';

import type { Catalogue } from '../catalogue/catalogue';
import { readFound } from '../catalogue/readFound';
import type { Reads } from '../db/reads';

import { facetsOf } from './filters';
import { readScope } from './readScope';

interface Parts {
  reads: Reads;
  catalogue: Catalogue;
}

export const searchRoutes: FastifyPluginAsyncTypebox<Parts> = async (app, { reads, catalogue }) => {
  app.route({
    ...searchProducts,
    config: { access: 'public', limit: 'search', isKept: true },
    handler: (request) => {
      const { query } = request;
      const { search_term: text, page, page_size: pagination, sort } = query;
      const asked = { text, facets: facetsOf(query), sort, page, pagination };
      const scope = readScope(request, query.country);
      return reads.read((db) => readFound({ db, catalogue }, asked, scope), request.customer?.id);
    },
  });
};
