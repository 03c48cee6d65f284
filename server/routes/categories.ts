import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

import * as contract from '#contract/catalogue';
import { CLASS_FLAGS } from '#domain/classCodes';

import type { Catalogue } from '../catalogue/catalogue';
import { readCachedProducts } from '../catalogue/readProducts';
import type { FlagCounts } from '../catalogue/view';
import { readClassCodes } from '../db/classCodes';
import type { Db } from '../db/client';
import type { ReadRouter } from '../db/readRouter';

import { flagsOf } from './filters';
import { readScope } from './readScope';
import { serve, type App } from './serve';

interface Parts {
  db: Db;
  reads: ReadRouter;
  catalogue: Catalogue;
}

const config = { access: 'public', limit: 'browse', isCached: true } as const;

/** The category menu, and the filters of a category. */
export const categoryRoutes: FastifyPluginAsyncTypebox<Parts> = async (app, parts) => {
  registerCategories(app, parts);
  registerFilters(app, parts);
};

function registerCategories(app: App, { reads, catalogue }: Parts) {
  serve(app, contract.listCategories, config, async (request) => {
    const { country, language } = readScope(request, request.query.country);
    const { view } = catalogue;
    return { category: await reads.read((readDb) => view.menu(readDb, country, language)) };
  });

  serve(app, contract.listDisplayCategories, config, async (request) => {
    const scope = readScope(request, request.query.country);
    const { view } = catalogue;
    return reads.read(async (readDb) => {
      const shown = await view.displayCategories(readDb, scope.country, scope.language);
      const productIds = shown.map(({ product_id }) => product_id);
      const products = await readCachedProducts(readDb, view, { productIds, ...scope });
      const images = new Map(products.map(({ product_id, image }) => [product_id, image]));
      return {
        category: shown.map(({ product_id, ...category }) => ({
          ...category,
          image: images.get(product_id) ?? '',
        })),
      };
    }, request.customer?.id);
  });
}

function registerFilters(app: App, { db, reads, catalogue }: Parts) {
  serve(app, contract.listClassCodes, config, async () => ({
    class_codes: await readClassCodes(db),
  }));

  serve(app, contract.listBrands, config, async (request) => {
    const { category, classCode } = request.query;
    const { country, language } = readScope(request, request.query.country);
    const products = catalogue.view.filter({ country, category, classes: flagsOf(classCode) });
    return { brands: await reads.read((readDb) => products.values(readDb, 'brand', language)) };
  });

  serve(app, contract.listFilterOptions, config, async (request) => {
    const { category, classCode, search_term: text } = request.query;
    const { country, language } = readScope(request, request.query.country);
    const { view } = catalogue;
    return reads.read(async (readDb) => {
      const products = text
        ? (await view.search(readDb, { text, country, language })).list
        : view.filter({ country, category, classes: flagsOf(classCode) });
      const allInCategory = request.customer && !text && view.filter({ country, category });
      return {
        ...(allInCategory && { flags: listFlags(await allInCategory.flags(readDb, country)) }),
        colors: await products.values(readDb, 'color', language),
        type: await products.values(readDb, 'type', language),
        size: await products.values(readDb, 'size', language),
        brand: await products.values(readDb, 'brand', language),
      };
    });
  });
}

/** The class flags that a customer can filter by. */
const listFlags = (counts: FlagCounts) =>
  CLASS_FLAGS.map((name) => ({ name, count: counts[name] })).filter(({ count }) => count > 0);
