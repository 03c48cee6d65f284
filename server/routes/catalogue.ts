import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';

import * as catalogueContract from '#contract/catalogue';
import * as productContract from '#contract/product';
import { CLASS_FLAGS } from '#domain/classCodes';
import { isByPrice } from '#domain/sorting';

import type { Catalogue } from '../catalogue/catalogue';
import { findCategories } from '../catalogue/categoryTree';
import { readPage } from '../catalogue/readPage';
import { readProductDetails } from '../catalogue/readProductDetails';
import type { CatalogueFilters, View } from '../catalogue/view';
import type { Db } from '../db/client';
import type { ReadScope } from '../db/products';
import type { ReadRouter } from '../db/readRouter';
import { Refusal } from '../services/actions/refusal';

import { categoryRoutes } from './categories';
import { facetsOf, flagsOf } from './filters';
import { readScope } from './readScope';
import { respondWithPrices } from './respondWithPrices';
import { serve, type App } from './serve';

interface Parts {
  db: Db;
  reads: ReadRouter;
  catalogue: Catalogue;
}

const config = { access: 'public', limit: 'browse', isCached: true } as const;

const narrowingOf = (
  query: catalogueContract.ListingQuery,
  { country }: ReadScope,
): CatalogueFilters => ({
  country,
  category: query.category?.trim() || query.name || '',
  ...facetsOf(query),
});

/** Says so if the requested category does not exist; an existing one may be empty. */
const categoryFact = (
  { categories }: View,
  { category = '' }: CatalogueFilters,
): Pick<productContract.ProductPage, 'is_category_unknown'> =>
  category.trim() === '' || findCategories(categories, category).length > 0
    ? {}
    : { is_category_unknown: true };

const productsOf = ({ products }: { products: productContract.Product[] }) => products;
const describedProducts = (described: {
  product: productContract.Product;
  related: productContract.Product[];
}) => [described.product, ...described.related];

/**
 * Product listings, their pages and sort order, and product details. Only customers see prices and
 * stock, which affect the sort order only if a customer asks for it.
 */
export const catalogueRoutes: FastifyPluginAsyncTypebox<Parts> = async (app, parts) => {
  registerSortedLists(app, parts);
  registerFixedLists(app, parts);
  registerDetails(app, parts);
  const { db, reads, catalogue } = parts;
  await app.register(categoryRoutes, { db, reads, catalogue });
};

interface SortedList {
  query: catalogueContract.ListingQuery;
  narrowed: CatalogueFilters;
  scope: ReadScope;
}

function respondSorted(
  { reads, catalogue: { view } }: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  { query, narrowed, scope }: SortedList,
) {
  const options = { view, reads, scope, productsOf, isCacheable: !isByPrice(query.sort) };
  return respondWithPrices(request, reply, options, async () => {
    const products = view.filter(narrowed);
    const page = await reads.read(async (readDb) => {
      const sorted = await products.sorted(readDb, query.sort, scope);
      const read = await readPage(readDb, view, sorted, query, scope);
      return { ...read, sorts: await products.sorts(readDb, scope) };
    }, request.customer?.id);
    return { ...page, ...categoryFact(view, narrowed) };
  });
}

/** Listings that the reader can sort. */
function registerSortedLists(app: App, parts: Parts) {
  serve(app, catalogueContract.listCanadianProducts, config, (request, reply) => {
    const { query } = request;
    const scope = readScope(request, 'CA');
    const narrowed = narrowingOf(query, scope);
    return respondSorted(parts, request, reply, { query, narrowed, scope });
  });

  serve(app, catalogueContract.listUsProducts, config, (request, reply) => {
    const { query } = request;
    const scope = readScope(request, 'US');
    const narrowed = narrowingOf(query, scope);
    return respondSorted(parts, request, reply, { query, narrowed, scope });
  });

  serve(app, catalogueContract.listFlaggedProducts, config, (request, reply) => {
    const { query } = request;
    const scope = readScope(request, query.country);
    const classes = flagsOf(query.class_codes) ?? CLASS_FLAGS;
    const narrowed = { ...narrowingOf(query, scope), classes };
    return respondSorted(parts, request, reply, { query, narrowed, scope });
  });
}

/** Listings in an order of their own. */
function registerFixedLists(app: App, { reads, catalogue }: Parts) {
  serve(app, catalogueContract.listDisplayProducts, config, (request, reply) => {
    const { query, customer } = request;
    const { view } = catalogue;
    const scope = readScope(request, query.country);
    return respondWithPrices(request, reply, { view, reads, scope, productsOf }, async () => {
      const narrowed = narrowingOf(query, scope);
      const products = view.filter(narrowed);
      const page = await reads.read(
        (readDb) => readPage(readDb, view, products, query, scope),
        customer?.id,
      );
      return { ...page, ...categoryFact(view, narrowed) };
    });
  });

  serve(app, catalogueContract.listBestSellers, config, (request, reply) => {
    const { view } = catalogue;
    const scope = readScope(request, request.query.country);
    const { query, customer } = request;
    return respondWithPrices(request, reply, { view, reads, scope, productsOf }, () =>
      reads.read(async (readDb) => {
        const best = await view.bestSellers(readDb, scope.country);
        return readPage(readDb, view, best, query, scope);
      }, customer?.id),
    );
  });
}

function registerDetails(app: App, { reads, catalogue }: Parts) {
  serve(app, productContract.describeProduct, config, (request, reply) => {
    const { product_id, country } = request.query;
    const scope = readScope(request, country);
    const { view } = catalogue;
    const options = { view, reads, scope, productsOf: describedProducts };
    return respondWithPrices(request, reply, options, async () => {
      const described = await reads.read(
        (readDb) => readProductDetails(readDb, view, product_id, scope),
        request.customer?.id,
      );
      if (!described) throw new Refusal(404, 'product.unknown', { field: 'product_id' });
      return described;
    });
  });
}
