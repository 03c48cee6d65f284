import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

import {
  listBrands,
  listCategories,
  listClassCodes,
  listDisplayCategories,
  listFilterOptions,
} from '#contract/catalogue';

import { CLASS_FLAGS } from '#domain/classCodes';
import type { Country } from '#domain/countries';

import type { Catalogue } from '../catalogue/catalogue';
import { countFacet } from '../catalogue/facets';
import { displayCategoriesOf, menuOf } from '../catalogue/menu';
import { countFlags, narrow } from '../catalogue/narrow';
import { readListed } from '../catalogue/readProducts';
import type { Snapshot } from '../catalogue/snapshot';
import { readClassCodes } from '../db/classCodes';
import type { Db } from '../db/client';
import type { Reads } from '../db/reads';

import { flagsOf } from './filters';
import { readScope } from './readScope';

interface Parts {
  db: Db;
  reads: Reads;
  catalogue: Catalogue;
}

const config = { access: 'public', limit: 'browse', isKept: true } as const;

/** The menu, and what a category can be narrowed by. */
export const categoryRoutes: FastifyPluginAsyncTypebox<Parts> = async (
  app,
  { db, reads, catalogue },
) => {
  app.route({
    ...listCategories,
    config,
    handler: async (request) => {
      const { country, language } = readScope(request, request.query.country);
      return { category: menuOf(catalogue.snapshot, country, language) };
    },
  });

  app.route({
    ...listDisplayCategories,
    config,
    handler: async (request) => {
      const scope = readScope(request, request.query.country);
      const { snapshot } = catalogue;
      const shown = displayCategoriesOf(snapshot, scope.country, scope.language);
      const productIds = shown.map(({ product }) => snapshot.productIds[product]!);
      const products = await reads.read(
        (at) => readListed(at, snapshot, { productIds, ...scope }),
        request.customer?.id,
      );
      const images = new Map(products.map(({ product_id, image }) => [product_id, image]));
      return {
        category: shown.map(({ name, category, cat_code, products: count }, at) => ({
          name,
          category,
          cat_code,
          products: count,
          image: images.get(productIds[at]!) ?? '',
        })),
      };
    },
  });

  app.route({
    ...listClassCodes,
    config,
    handler: async () => ({ class_codes: await readClassCodes(db) }),
  });

  app.route({
    ...listBrands,
    config,
    handler: async (request) => {
      const { category, classCode } = request.query;
      const { country, language } = readScope(request, request.query.country);
      const { snapshot } = catalogue;
      const products = narrow(snapshot, { country, category, classes: flagsOf(classCode) });
      return { brands: countFacet(snapshot, 'brand', products, language) };
    },
  });

  app.route({
    ...listFilterOptions,
    config,
    handler: async (request) => {
      const { category, classCode, search_term: text } = request.query;
      const { country, language } = readScope(request, request.query.country);
      const { snapshot } = catalogue;
      const products = text
        ? (await catalogue.search(snapshot, { text, country, language })).products
        : narrow(snapshot, { country, category, classes: flagsOf(classCode) });
      const whole = request.customer && !text && narrow(snapshot, { country, category });
      return {
        ...(whole && { flags: listFlags(snapshot, whole, country) }),
        colors: countFacet(snapshot, 'color', products, language),
        type: countFacet(snapshot, 'type', products, language),
        size: countFacet(snapshot, 'size', products, language),
        brand: countFacet(snapshot, 'brand', products, language),
      };
    },
  });
};

/** The flags that a customer can narrow by. */
function listFlags(snapshot: Snapshot, products: Uint32Array, country: Country) {
  const counts = countFlags(snapshot, products, country);
  return CLASS_FLAGS.map((name) => ({ name, count: counts[name] })).filter(
    ({ count }) => count > 0,
  );
}
