import type { Country } from '#domain/countries';

import type { Narrowing, RangedProduct, View } from '../catalogue/view';
import type { Db } from '../db/client';
import type { DownloadTable } from '../db/tables/content';

/** Maximum number of products in a printed catalogue. */
const MOST_PRODUCTS = 300;

type Range = Pick<DownloadTable, 'categories' | 'classes'>;

const listed = (text: string): string[] => text.split(',').filter((part) => part.trim() !== '');

function rangesOf({ categories, classes }: Range, country: Country): Narrowing[] {
  const flags = listed(classes);
  const wanted = listed(categories);
  return (wanted.length > 0 ? wanted : ['']).map((category) => ({
    country,
    category,
    classes: flags.length > 0 ? flags : undefined,
  }));
}

export async function hasCatalogueProducts(
  db: Db,
  view: View,
  range: Range,
  country: Country,
): Promise<boolean> {
  for (const one of rangesOf(range, country)) {
    if ((await view.narrow(one).count(db)) > 0) return true;
  }
  return false;
}

/** Returns the products of a printed catalogue in menu order. */
export const catalogueProducts = (
  db: Db,
  view: View,
  range: Range,
  country: Country,
): Promise<RangedProduct[]> => view.ranged(db, rangesOf(range, country), MOST_PRODUCTS);
