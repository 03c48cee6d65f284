import type { DeskOffer, DeskProduct, ProductEvent } from '#contract/staffProduct';
import type { Country } from '#domain/countries';
import type { Language } from '#domain/languages';

import { findByCode, categoryPathOf } from '../../catalogue/categoryTree';
import { pictureOf } from '../../catalogue/readProducts';
import type { View } from '../../catalogue/view';
import type { Db } from '../../db/client';
import { eventsOfSubject } from '../../db/events';
import { productSources } from '../../db/products';
import { parseSource } from '../../db/sources';
import { packsToShip } from '../../db/stock';
import type { Pictures } from '../../pictures/pictures';
import { productSubject } from '../actions/action';
import { showProduct } from '../exchange/showProduct';

/** Maximum number of events shown; the activity log has the rest. */
const MAX_EVENTS = 50;

interface Parts {
  db: Db;
  view: Pick<View, 'categories'>;
  pictures: Pick<Pictures, 'uploads'>;
}

/** Returns a product for the staff desk. */
export async function showDeskProduct(
  { db, view, pictures }: Parts,
  productId: string,
  language: Language,
): Promise<DeskProduct> {
  const { offers, ...product } = await showProduct(db, productId);
  const sources = await productSources(db, product.product_id);
  const trail = categoryPathOf(findByCode(view.categories, product.cat_code));
  const deskOffers: DeskOffer[] = [];
  for (const offer of offers) {
    const country: Country = offer.country;
    const offerSource = sources.offers.find((one) => one.country === country);
    deskOffers.push({
      ...offer,
      to_ship: await packsToShip(db, country, product.product_id),
      price_source: parseSource(offerSource?.price_source ?? null),
      stock_source: parseSource(offerSource?.stock_source ?? null),
    });
  }
  return {
    ...product,
    category: trail.map(({ names }) => names[language]).join(' › '),
    image: pictureOf(product),
    picture: await pictures.uploads.stateOf(product.product_id),
    source: parseSource(sources.source),
    offers: deskOffers,
    history: await historyOf(db, product.product_id),
  };
}

/** Returns a product's latest events, oldest first. */
async function historyOf(db: Db, productId: string): Promise<ProductEvent[]> {
  const events = await eventsOfSubject(db, productSubject(productId));
  return events.slice(-MAX_EVENTS).map(({ seq, at, kind, actor_kind, actor_id, data }) => ({
    seq,
    at,
    kind,
    actor_kind,
    actor: actor_id,
    fields: [],
    ...(JSON.parse(data) as Partial<Pick<ProductEvent, 'fields'>>),
  }));
}
