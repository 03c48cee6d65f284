import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

import { searchProducts } from '#contract/search';

import type { Catalogue } from '../catalogue/catalogue';
import { readPage } from '../catalogue/readPage';
import type { Db } from '../db/client';

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
      const { search_term: text, country, page, page_size: pagination } = request.query;
      const scope = readScope(request, country);
      const { snapshot } = catalogue;
      const found = await catalogue.search(snapshot, { text, ...scope });
      const shown = await readPage(db, snapshot, found.products, { page, pagination }, scope);
      return {
        products: shown.products,
        total: shown.total,
        page: shown.page,
        page_size: shown.pagination,
        ...(found.corrected !== undefined && { corrected: found.corrected }),
        ...(found.held !== undefined && { held: found.held }),
        ...(found.leftOut !== undefined && { left_out: found.leftOut }),
      };
    },
  });
};
