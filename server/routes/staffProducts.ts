import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';

import * as staffProductContract from '#contract/staffProduct';
import * as staffProductActionsContract from '#contract/staffProductActions';
import * as staffProductsContract from '#contract/staffProducts';
import type { Language } from '#domain/languages';
import { DEFAULT_PAGE_SIZE } from '#domain/pages';
import { trimProductId } from '#domain/productIds';

import type { Catalogue } from '../catalogue/catalogue';
import type { CategoryNode } from '../catalogue/categoryTree';
import type { Db } from '../db/client';
import type { Pictures } from '../pictures/pictures';
import { languageOf } from '../plugins/language';
import { actorOf } from '../plugins/session';
import { inAction, type Action } from '../services/actions/action';
import { removeOrRestorePicture } from '../services/desk/changePicture';
import { listProducts } from '../services/desk/listProducts';
import { showDeskProduct } from '../services/desk/showProduct';
import { showProductWeeks } from '../services/desk/showProductWeeks';

import { timeZoneOf } from './orderFilters';
import { DESK_READ, serve, type App } from './serve';

interface Parts {
  db: Db;
  catalogue: Pick<Catalogue, 'view'>;
  pictures: Pictures;
  now: () => Date;
}

const CHANGE = { access: 'staff', role: 'catalogue', limit: 'change' } as const;

export const staffProductRoutes: FastifyPluginAsyncTypebox<Parts> = async (app, parts) => {
  registerReads(app, parts);
  registerPictureChanges(app, parts);
};

const sourceOf = ({ db, catalogue, pictures }: Parts) => ({
  db,
  pictures,
  view: catalogue.view,
});

function registerReads(app: App, parts: Parts) {
  serve(app, staffProductsContract.listDeskProducts, DESK_READ, async (request) => {
    const { view = 'all', search = '', sort: sorting, class: code } = request.query;
    const { page = 1, pagination = DEFAULT_PAGE_SIZE } = request.query;
    const filters = { view, search, class: code, sorting };
    const slice = { offset: (page - 1) * pagination, limit: pagination };
    const found = await listProducts(sourceOf(parts), filters, slice, languageOf(request));
    return { ...found, page, pagination };
  });

  serve(app, staffProductContract.showProductWeeks, DESK_READ, ({ query }) => {
    const options = { zone: timeZoneOf(query), now: parts.now() };
    return showProductWeeks(parts.db, trimProductId(query.product_id), options);
  });

  serve(app, staffProductContract.showDeskProduct, DESK_READ, async (request) => {
    const productId = trimProductId(request.query.product_id);
    return { product: await showDeskProduct(sourceOf(parts), productId, languageOf(request)) };
  });

  serve(app, staffProductsContract.listDeskCategories, DESK_READ, async (request) => {
    const { tops } = parts.catalogue.view.categories;
    return { categories: [...categoriesOf(tops, languageOf(request))] };
  });
}

function* categoriesOf(
  nodes: readonly CategoryNode[],
  language: Language,
  prefix = '',
): Generator<{ cat_code: string; name: string }> {
  for (const { cat_code, names, children } of nodes) {
    const name = `${prefix}${names[language]}`;
    yield { cat_code, name };
    yield* categoriesOf(children, language, `${name} › `);
  }
}

/** Makes the change and returns the updated product. */
async function applyChange(
  parts: Parts,
  request: FastifyRequest,
  productId: string,
  work: (action: Action) => Promise<void>,
) {
  const { db, now } = parts;
  const by = { actor: actorOf(request), at: now() };
  await inAction(db, by, work);
  const product = await showDeskProduct(sourceOf(parts), productId, languageOf(request));
  return { status: true as const, product };
}

function registerPictureChanges(app: App, parts: Parts) {
  const { pictures } = parts;

  serve(app, staffProductActionsContract.removePicture, CHANGE, (request) => {
    const { product_id } = request.body;
    const work = removeOrRestorePicture(pictures, product_id, 'remove');
    return applyChange(parts, request, product_id, work);
  });

  serve(app, staffProductActionsContract.restorePicture, CHANGE, (request) => {
    const { product_id } = request.body;
    const work = removeOrRestorePicture(pictures, product_id, 'restore');
    return applyChange(parts, request, product_id, work);
  });
}
