import type { Facet } from '#domain/facetNames';

import type { CategoryTable } from '../../db/tables/catalogue';
import type { CategoryNode, CategoryTree } from '../categoryTree';
import { inMenuOrder } from '../ranged';

/** What is small of a catalogue in the database, and is known to every process. */
export interface Facts {
  categories: CategoryTable[];
  /** Texts by the numbers that products bear. */
  classes: string[];
  facets: Record<Facet, string[]>;
  size: number;
  /** How many products anybody has ordered. */
  ordered: number;
}

/** Categories in the order of the menu, so that a category and all below it lie together. */
export const categoryNumbers = ({ tops }: CategoryTree): Map<CategoryNode, number> =>
  new Map(inMenuOrder(tops).map((node, number) => [node, number]));
