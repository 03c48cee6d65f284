import type { Db } from './client';

/** Whether any text is encrypted with another key; an encrypted text starts with `1.<key id>.`. */
export async function isSealedWithOtherKey(db: Db, ids: readonly string[]): Promise<boolean> {
  const found = await Promise.all([
    ...(['applications', 'application_drafts'] as const).map((table) =>
      db
        .selectFrom(table)
        .where('sealed', 'like', '%"1.%')
        .where((eb) => eb.not(eb.or(ids.map((id) => eb('sealed', 'like', `%"1.${id}.%`)))))
        .select('id')
        .limit(1)
        .executeTakeFirst(),
    ),
    db
      .selectFrom('application_events')
      .where('kind', '=', 'answered')
      .where('detail', '!=', '')
      .where((eb) => eb.not(eb.or(ids.map((id) => eb('detail', 'like', `1.${id}.%`)))))
      .select('application_id')
      .limit(1)
      .executeTakeFirst(),
    db
      .selectFrom('webhooks')
      .where((eb) => eb.not(eb.or(ids.map((id) => eb('secret', 'like', `1.${id}.%`)))))
      .select('id')
      .limit(1)
      .executeTakeFirst(),
  ]);
  return found.some((row) => row !== undefined);
}
