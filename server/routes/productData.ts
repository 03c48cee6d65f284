import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

import * as contract from '#contract/productData';

import type { Catalogue } from '../catalogue/catalogue';
import { readPage } from '../catalogue/readPage';
import type { ReadRouter } from '../db/readRouter';
import { translate } from '../messages/translate';
import { findProductData, type ProductDataFilters } from '../services/products/findProductData';
import { productSheet } from '../services/products/productSheet';

import { flagsOf, listOf } from './filters';
import { readScope } from './readScope';
import { sendSheet } from './sendSheet';
import { CUSTOMER_READ, serve } from './serve';

interface Parts {
  reads: ReadRouter;
  catalogue: Catalogue;
}

const filtersOf = (query: contract.ProductDataQuery): ProductDataFilters => ({
  category: query.category ?? '',
  brand: listOf(query.brand),
  classes: flagsOf(query.class_codes),
  isInStock: query.in_stock ?? false,
  search: query.search ?? '',
});

/** The price and stock list: page by page, or whole as a file. */
export const productDataRoutes: FastifyPluginAsyncTypebox<Parts> = async (
  app,
  { reads, catalogue },
) => {
  serve(app, contract.listProductData, CUSTOMER_READ, async (request) => {
    const scope = readScope(request);
    const { view } = catalogue;
    const { query, customer } = request;
    return reads.read(async (db) => {
      const found = await findProductData(db, view, filtersOf(query), scope);
      return readPage(db, view, found, query, scope);
    }, customer?.id);
  });

  serve(
    app,
    contract.downloadProductData,
    { access: 'customer', limit: 'export' },
    async (request, reply) => {
      const scope = readScope(request);
      const { view } = catalogue;
      const { query, customer } = request;
      return reads.read(async (db) => {
        const found = await findProductData(db, view, filtersOf(query), scope);
        return sendSheet(reply, productSheet(db, view, found, scope), {
          format: query.format,
          name: translate(scope.language, 'products.file'),
          ...scope,
        });
      }, customer?.id);
    },
  );
};
