import { normaliseCategoryCode } from '#domain/categories';

import type { OfferTable, ProductTable } from '../../server/db/tables/catalogue';

import { barcodesOf, type DemoBarcode } from './barcodes';
import { clearanceOf } from './categories';
import { FAMILIES } from './families';
import type { ContentType, ProductFamily } from './family';
import { brandOf, descriptionOf, nameOf, variantOf } from './language';
import { offersOf } from './offers';
import { familyNumber, placeNumber, productIdOf } from './productIds';
import { between, chance, pick } from './random';
import { placesOf, distributeProducts, type AxisPositions } from './variants';

/** A product of the demo catalogue with its offers and barcodes. */
export interface DemoProduct {
  product: ProductTable;
  offers: OfferTable[];
  barcodes: DemoBarcode[];
}

/** Returns the content types a product has, if its family has any. */
const typesOf = (content: readonly ContentType[], productId: string): string =>
  content.filter((type) => chance(`${productId} ${type}`) < 0.35).join(', ');

function makeProduct(family: ProductFamily, place: AxisPositions, position: number): DemoProduct {
  const product_id = productIdOf(family, place);
  const variant = variantOf(family, place);
  const { series, type, size, color } = variant;
  const level = 0.85 + chance(`${family.code} ${series}`) * 0.4;
  const cents = family.cents * (type?.factor ?? 1) * (size?.factor ?? 1) * level;
  const offers = offersOf(product_id, cents);
  const ship_pac = pick(family.packs, `${family.code} ${place.type} ${place.size}`);
  const category = normaliseCategoryCode(family.category);
  const isCleared =
    offers.every((offer) => offer.class === 'R') && chance(`${product_id} corner`) < 0.5;

  return {
    product: {
      id: `demo-${product_id}`,
      product_id,
      cat_code: (isCleared && clearanceOf(category)) || category,
      name_en: nameOf(family, variant, 'en'),
      name_fr: nameOf(family, variant, 'fr'),
      name_es: nameOf(family, variant, 'es'),
      description_en: descriptionOf(family, variant, ship_pac, 'en'),
      description_fr: descriptionOf(family, variant, ship_pac, 'fr'),
      description_es: descriptionOf(family, variant, ship_pac, 'es'),
      brand: brandOf(series),
      color: color?.basic ?? '',
      type: family.type,
      size: size?.en ?? '',
      types: typesOf(family.content ?? [], product_id),
      ship_pac,
      image: '',
      position,
      popularity: Math.floor(
        chance(`${product_id} popularity`) ** 5 * between(80, 400, family.code),
      ),
      active: 0,
    },
    offers,
    barcodes: barcodesOf(product_id, familyNumber(family), placeNumber(family, place)),
  };
}

/** Sorts the products of a family by series, type, size and colour. */
const inCatalogueOrder = (a: AxisPositions, b: AxisPositions): number =>
  a.series - b.series || a.type - b.type || a.size - b.size || a.color - b.color;

/**
 * Generates the first products of the demo catalogue, deterministically: a product keeps its
 * number, name, price and stock when the catalogue grows.
 */
export function* demoProducts(products: number): Generator<DemoProduct> {
  const shares = distributeProducts(products);
  let position = 0;
  for (const [index, family] of FAMILIES.entries()) {
    const places: AxisPositions[] = [];
    for (const place of placesOf(family)) {
      if (places.length === shares[index]) break;
      places.push(place);
    }
    for (const place of places.sort(inCatalogueOrder)) {
      position += 1;
      yield makeProduct(family, place, position);
    }
  }
}
