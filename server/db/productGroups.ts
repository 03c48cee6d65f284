import type { Country } from '#domain/countries';
import type { Language } from '#domain/languages';

import type { Db } from './client';

/**
 * A group's title in a language and its product ids in display order; `undefined` if there is no
 * such group.
 */
export async function readProductGroup(
  db: Db,
  id: string,
  language: Language,
): Promise<{ title: string; productIds: string[] } | undefined> {
  const group = await db
    .selectFrom('product_groups')
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirst();
  if (!group) return undefined;

  const rows = await db
    .selectFrom('product_group_products')
    .where('group_id', '=', id)
    .select('product_id')
    .orderBy('position')
    .orderBy('product_id')
    .execute();
  const titles = { '': group.title_en, fr: group.title_fr, es: group.title_es };
  return {
    title: titles[language] || group.title_en,
    productIds: rows.map(({ product_id }) => product_id),
  };
}

/** Returns which of these groups have a product that is sold in the country. */
export async function readNonEmptyGroups(
  db: Db,
  ids: readonly string[],
  country: Country,
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('product_group_products as member')
    .innerJoin('products', 'products.product_id', 'member.product_id')
    .innerJoin('offers', 'offers.product_id', 'member.product_id')
    .where('member.group_id', 'in', ids)
    .where('products.active', '=', 1)
    .where('offers.country', '=', country)
    .select('member.group_id')
    .distinct()
    .execute();
  return new Set(rows.map(({ group_id }) => group_id));
}
