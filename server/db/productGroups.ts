import type { Language } from '#domain/languages';

import type { Db } from './client';

/** A group's title in the language and its product ids in the order they are shown; `undefined` where there is none. */
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
