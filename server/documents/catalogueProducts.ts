import type { Country } from '#domain/countries';

import type { CatalogueFilters, ProductForPrint, View } from '../catalogue/view';
import type { Db } from '../db/client';
import type { DownloadTable } from '../db/tables/content';

/** Maximum number of products in a printed catalogue. */
const MAX_PRODUCTS = 300;

type Range = Pick<DownloadTable, 'categories' | 'classes'>;

const splitList = (text: string): string[] => text.split(',').filter((part) => part.trim() !== '');

function rangesOf({ categories, classes }: Range, country: Country): CatalogueFilters[] {
  const classFlags = splitList(classes);
  const categoryCodes = splitList(categories);
  return (categoryCodes.length > 0 ? categoryCodes : ['']).map((category) => ({
    country,
    category,
    classes: classFlags.length > 0 ? classFlags : undefined,
  }));
}

export async function hasCatalogueProducts(
  db: Db,
  view: View,
  range: Range,
  country: Country,
): Promise<boolean> {
  for (const narrowing of rangesOf(range, country)) {
    if ((await view.filter(narrowing).count(db)) > 0) return true;
  }
  return false;
}

/** Returns the products of a printed catalogue in menu order. */
export const catalogueProducts = (
  db: Db,
  view: View,
  range: Range,
  country: Country,
): Promise<ProductForPrint[]> => view.forPrint(db, rangesOf(range, country), MAX_PRODUCTS);
