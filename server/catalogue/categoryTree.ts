import { categoryKey } from '#domain/categories';
import type { Language } from '#domain/languages';

import type { CategoryTable } from '../db/tables/catalogue';

import { fold } from './fold';

export interface CategoryNode {
  cat_code: string;
  names: Record<Language, string>;
  parent: CategoryNode | undefined;
  children: CategoryNode[];
  /** Numbers of its products and its sub-categories' products, ascending. */
  products: Uint32Array;
}

/** The categories, indexed by code and by name. */
export interface CategoryTree {
  /** Top-level categories in menu order. */
  tops: CategoryNode[];
  byCode: ReadonlyMap<string, CategoryNode>;
  byName: ReadonlyMap<string, CategoryNode[]>;
}

export function buildCategoryTree(rows: readonly CategoryTable[]): CategoryTree {
  const byCode = new Map<string, CategoryNode>();
  const byName = new Map<string, CategoryNode[]>();
  for (const { cat_code, name_en, name_fr, name_es } of rows) {
    const names = { '': name_en, fr: name_fr || name_en, es: name_es || name_en };
    const node = { cat_code, names, parent: undefined, children: [], products: new Uint32Array() };
    byCode.set(categoryKey(cat_code), node);
    for (const name of new Set(Object.values(names).map(fold))) {
      byName.set(name, [...(byName.get(name) ?? []), node]);
    }
  }

  const tops: CategoryNode[] = [];
  for (const { cat_code, parent_code } of rows) {
    const node = byCode.get(categoryKey(cat_code));
    const parent = parent_code === null ? undefined : byCode.get(categoryKey(parent_code));
    if (!node) continue;
    node.parent = parent;
    (parent?.children ?? tops).push(node);
  }
  return { tops, byCode, byName };
}

/** Returns the same categories with other products, and a map from each node to its copy. */
export function copyTree(
  { tops, byCode, byName }: CategoryTree,
  productsOf: (node: CategoryNode) => Uint32Array,
): { tree: CategoryTree; copyOf: ReadonlyMap<CategoryNode, CategoryNode> } {
  const copyOf = new Map<CategoryNode, CategoryNode>();
  for (const node of byCode.values()) copyOf.set(node, { ...node, products: productsOf(node) });
  const copied = (node: CategoryNode): CategoryNode => copyOf.get(node) ?? node;
  for (const copy of copyOf.values()) {
    copy.parent = copy.parent && copied(copy.parent);
    copy.children = copy.children.map(copied);
  }
  const tree = {
    tops: tops.map(copied),
    byCode: new Map(Array.from(byCode, ([code, node]) => [code, copied(node)])),
    byName: new Map(Array.from(byName, ([name, nodes]) => [name, nodes.map(copied)])),
  };
  return { tree, copyOf };
}

/** Adds each product, by its number, to its category and that category's ancestors. */
export function fillTree(categoryOf: readonly (CategoryNode | undefined)[]): void {
  const sizes = new Map<CategoryNode, number>();
  for (const category of categoryOf) {
    for (let node = category; node; node = node.parent) sizes.set(node, (sizes.get(node) ?? 0) + 1);
  }
  for (const [node, size] of sizes) node.products = new Uint32Array(size);
  for (let number = categoryOf.length - 1; number >= 0; number -= 1) {
    for (let node = categoryOf[number]; node; node = node.parent) {
      const index = sizes.get(node)! - 1;
      sizes.set(node, index);
      node.products[index] = number;
    }
  }
}

export const findByCode = (tree: CategoryTree, code: string): CategoryNode | undefined =>
  tree.byCode.get(categoryKey(code));

/**
 * Finds the categories that a request refers to: by code, or else by name in any language. Several
 * can share a name.
 */
export function findCategories(tree: CategoryTree, text: string): CategoryNode[] {
  const exact = findByCode(tree, text);
  return exact ? [exact] : (tree.byName.get(fold(text.trim())) ?? []);
}

/** The path from the top-level category down to this one. */
export function categoryPathOf(node: CategoryNode | undefined): CategoryNode[] {
  const trail: CategoryNode[] = [];
  for (let current = node; current; current = current.parent) trail.unshift(current);
  return trail;
}

/** Returns the name of a category's top-level category; '' if there is none with this code. */
export const topCategoryName = (tree: CategoryTree, code: string, language: Language): string =>
  categoryPathOf(findByCode(tree, code))[0]?.names[language] ?? '';
