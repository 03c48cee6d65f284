import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';

import {
  describeProduct,
  listBestSellers,
  listCanadianProducts,
  listDisplayProducts,
  listFlaggedProducts,
  listUsProducts,
  type ListingQuery,
} from '#contract/catalogue';
import { CLASS_FLAGS } from '#domain/classCodes';
import { sortsFor } from '#domain/sorting';

import type { Catalogue } from '../catalogue/catalogue';
import { describe } from '../catalogue/describe';
import { readPage } from '../catalogue/readPage';
import type { Narrowing } from '../catalogue/view';
import type { Db } from '../db/client';
import type { ReadScope } from '../db/products';
import type { Reads } from '../db/reads';
import { Refusal } from '../services/refusal';

import { categoryRoutes } from './categories';
import { facetsOf, flagsOf } from './filters';
import { readScope } from './readScope';

interface Parts {
  db: Db;
  reads: Reads;
  catalogue: Catalogue;
}

const config = { access: 'public', limit: 'browse', isKept: true } as const;

type Asking = Pick<FastifyRequest, 'customer'>;

interface Paging {
  page?: number;
  pagination?: number;
}

const narrowing = (query: ListingQuery, { country }: ReadScope): Narrowing => ({
  country,
  category: query.category?.trim() || query.name || '',
  ...facetsOf(query),
});

/** Products, their pages and their order. Prices and stock reach customers only, and decide no order but one that a customer asks for. */
export const catalogueRoutes: FastifyPluginAsyncTypebox<Parts> = async (
  app,
  { db, reads, catalogue },
) => {
  const list = (asking: Asking, wanted: Narrowing, asked: Paging, scope: ReadScope) => {
    const { view } = catalogue;
    const narrowed = view.narrow(wanted);
    return reads.read((at) => readPage(at, view, narrowed, asked, scope), asking.customer?.id);
  };
  const listSorted = async (
    asking: Asking,
    query: ListingQuery,
    narrowed: Narrowing,
    scope: ReadScope,
  ) => {
    const { view } = catalogue;
    const products = view.narrow(narrowed);
    const page = await reads.read(async (at) => {
      const sorted = await products.sorted(at, query.sort, scope);
      return readPage(at, view, sorted, query, scope);
    }, asking.customer?.id);
    return { ...page, sorts: sortsFor(scope.isCustomer) };
  };

  app.route({
    ...listCanadianProducts,
    config,
    handler: (request) => {
      const scope = readScope(request, 'CA');
      return listSorted(request, request.query, narrowing(request.query, scope), scope);
    },
  });

  app.route({
    ...listUsProducts,
    config,
    handler: (request) => {
      const scope = readScope(request, 'US');
      return listSorted(request, request.query, narrowing(request.query, scope), scope);
    },
  });

  app.route({
    ...listFlaggedProducts,
    config,
    handler: (request) => {
      const { query } = request;
      const scope = readScope(request, query.country);
      const classes = flagsOf(query.class_codes) ?? CLASS_FLAGS;
      return listSorted(request, query, { ...narrowing(query, scope), classes }, scope);
    },
  });

  app.route({
    ...listDisplayProducts,
    config,
    handler: (request) => {
      const { query } = request;
      const scope = readScope(request, query.country);
      return list(request, narrowing(query, scope), query, scope);
    },
  });

  app.route({
    ...listBestSellers,
    config,
    handler: (request) => {
      const { view } = catalogue;
      const scope = readScope(request, request.query.country);
      const { query, customer } = request;
      return reads.read(async (at) => {
        const best = await view.bestSellers(at, scope.country);
        return readPage(at, view, best, query, scope);
      }, customer?.id);
    },
  });

  app.route({
    ...describeProduct,
    config,
    handler: async (request) => {
      const { product_id, country } = request.query;
      const scope = readScope(request, country);
      const { view } = catalogue;
      const described = await reads.read(
        (at) => describe(at, view, product_id, scope),
        request.customer?.id,
      );
      if (!described) throw new Refusal(404, 'product.unknown', { field: 'product_id' });
      return described;
    },
  });

  await app.register(categoryRoutes, { db, reads, catalogue });
};
