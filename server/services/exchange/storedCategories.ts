import { CATEGORY_LEVELS, categoryKey } from '#domain/categories';

import type { CategoryTable } from '../../db/tables/catalogue';

/**
 * The stored categories while a batch is applied, indexed by their codes in any spelling, and by
 * parent.
 */
export class StoredCategories {
  readonly #byKey = new Map<string, CategoryTable>();
  readonly #below = new Map<string, Set<string>>();
  /** The highest position in the menu. */
  last = 0;

  constructor(categories: readonly CategoryTable[]) {
    for (const category of categories) this.put(category);
  }

  get = (code: string): CategoryTable | undefined => this.#byKey.get(categoryKey(code));

  put(category: CategoryTable): void {
    this.#leaveParent(category.cat_code);
    this.#byKey.set(categoryKey(category.cat_code), category);
    this.last = Math.max(this.last, category.position);
    if (category.parent_code === null) return;
    const parent = categoryKey(category.parent_code);
    const siblings = this.#below.get(parent) ?? new Set();
    this.#below.set(parent, siblings.add(categoryKey(category.cat_code)));
  }

  delete({ cat_code }: CategoryTable): void {
    this.#leaveParent(cat_code);
    this.#byKey.delete(categoryKey(cat_code));
  }

  #leaveParent(code: string): void {
    const parent = this.get(code)?.parent_code;
    if (parent != null) this.#below.get(categoryKey(parent))?.delete(categoryKey(code));
  }

  isAbove = ({ cat_code }: CategoryTable): boolean =>
    (this.#below.get(categoryKey(cat_code))?.size ?? 0) > 0;

  /** Returns the path from a category to the top level; stops at a cycle. */
  trailOf(from: CategoryTable | undefined): CategoryTable[] {
    const trail: CategoryTable[] = [];
    for (let step = from; step && !trail.includes(step);) {
      trail.push(step);
      step = step.parent_code === null ? undefined : this.get(step.parent_code);
    }
    return trail;
  }

  /** Whether the change neither creates a cycle nor exceeds the depth of the menu. */
  fits(after: CategoryTable, before: CategoryTable | undefined): boolean {
    const trail = this.trailOf(
      after.parent_code === null ? undefined : this.get(after.parent_code),
    );
    if (!before) return trail.length < CATEGORY_LEVELS;
    return !trail.includes(before) && trail.length + this.#levelsFrom(before) <= CATEGORY_LEVELS;
  }

  /** Number of levels of a category with its descendants. */
  #levelsFrom(top: CategoryTable): number {
    let level = [categoryKey(top.cat_code)];
    const visited = new Set<string>();
    let levels = 0;
    while (level.length > 0) {
      levels += 1;
      for (const key of level) visited.add(key);
      level = level
        .flatMap((key) => [...(this.#below.get(key) ?? [])])
        .filter((key) => !visited.has(key));
    }
    return levels;
  }
}
