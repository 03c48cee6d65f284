import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

import { searchProducts } from '#contract/search';

import type { Catalogue } from '../catalogue/catalogue';
import { readFound } from '../catalogue/readFound';
import type { Db } from '../db/client';

import { facetsOf } from './filters';
import { readScope } from './readScope';

interface Parts {
  db: Db;
  catalogue: Catalogue;
}

export const searchRoutes: FastifyPluginAsyncTypebox<Parts> = async (app, { db, catalogue }) => {
  app.route({
    ...searchProducts,
    config: { access: 'public', limit: 'search', isKept: true },
    handler: (request) => {
      const { query } = request;
      const { search_term: text, page, page_size: pagination, sort } = query;
      const asked = { text, facets: facetsOf(query), sort, page, pagination };
      return readFound({ db, catalogue }, asked, readScope(request, query.country));
    },
  });
};
