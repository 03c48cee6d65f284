import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

import { searchProducts } from '#contract/search';
import { sortsFor } from '#domain/sorting';

import type { Catalogue } from '../catalogue/catalogue';
import { narrowFound } from '../catalogue/narrow';
import { readPage } from '../catalogue/readPage';
import { sortProducts } from '../catalogue/sortProducts';
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
    handler: async (request) => {
      const { query } = request;
      const { search_term: text, page, page_size: pagination, sort } = query;
      const scope = readScope(request, query.country);
      const { snapshot } = catalogue;
      const found = await catalogue.search(snapshot, { text, ...scope });
      const narrowed = narrowFound(snapshot, found.products, { ...facetsOf(query), ...scope });
      const sorted = await sortProducts(db, snapshot, narrowed, sort, scope);
      const shown = await readPage(db, snapshot, sorted, { page, pagination }, scope);
      return {
        products: shown.products,
        total: shown.total,
        page: shown.page,
        page_size: shown.pagination,
        sorts: sortsFor(scope.isCustomer),
        ...(found.corrected !== undefined && { corrected: found.corrected }),
        ...(found.held !== undefined && { held: found.held }),
        ...(found.leftOut !== undefined && { left_out: found.leftOut }),
      };
    },
  });
};
