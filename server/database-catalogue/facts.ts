import type { Facet } from '#domain/facetNames';

import type { CategoryNode, CategoryTree } from '../catalogue/categoryTree';
import { inMenuOrder } from '../catalogue/printedProducts';
import type { CategoryTable } from '../db/tables/catalogue';

/** The small part of a catalogue in the database, held in memory by every process. */
export interface Facts {
  categories: CategoryTable[];
  /** Texts by the numbers that product rows refer to. */
  classes: string[];
  facets: Record<Facet, string[]>;
  size: number;
  /** Number of products that have ever been ordered. */
  ordered: number;
}

/** Numbers the categories in menu order, so that a category and its descendants form one range. */
export const categoryNumbers = ({ tops }: CategoryTree): Map<CategoryNode, number> =>
  new Map(inMenuOrder(tops).map((node, number) => [node, number]));
