import groups from '../lists/groups.json';

import type { DemoListing } from './listedProduct';
import type { Term } from './vocabulary/term';

/** Class codes and their badges. */
export const CLASS_CODES = ['F', 'R', 'Y', 'N'].map((code, index) => ({
  id: String(index + 1),
  class: code,
  image: `/badges/${code}.svg`,
}));

interface Group {
  title: Term;
  /** Prefixes of the category codes that the group selects from. */
  categories: readonly string[];
  onSale?: boolean;
}

const isOnSale = ({ offers }: DemoListing): boolean =>
  offers.some(({ sale_cents }) => sale_cents !== null);

const includesProduct = ({ categories, onSale = false }: Group, product: DemoListing): boolean =>
  categories.some((code) => product.cat_code.startsWith(code)) && (!onSale || isOnSale(product));

/** Number of products in a group. */
const GROUP_SIZE = 60;

/** Returns the product groups: the most popular products of their categories. */
export function productGroups(catalogue: readonly DemoListing[]) {
  return groups.map((group: Group, index) => {
    const id = String(index + 1);
    const picked = catalogue
      .filter((product) => includesProduct(group, product))
      .sort((a, b) => b.popularity - a.popularity)
      .slice(0, GROUP_SIZE);
    return {
      group: { id, title_en: group.title.en, title_fr: group.title.fr, title_es: group.title.es },
      products: picked.map(({ product_id }, position) => ({
        group_id: id,
        product_id,
        position,
      })),
    };
  });
}
