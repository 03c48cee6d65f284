import type { Db } from './client';

/** Whether any text is encrypted with another key; an encrypted text starts with `1.<key id>.`. */
export async function isSealedElsewhere(db: Db, ids: readonly string[]): Promise<boolean> {
  const found = await Promise.all([
    ...(['applications', 'application_drafts'] as const).map((table) =>
      db
        .selectFrom(table)
        .where('sealed', 'like', '%"1.%')
        .where((is) => is.not(is.or(ids.map((id) => is('sealed', 'like', `%"1.${id}.%`)))))
        .select('id')
        .limit(1)
        .executeTakeFirst(),
    ),
    db
      .selectFrom('application_events')
      .where('kind', '=', 'answered')
      .where('detail', '!=', '')
      .where((is) => is.not(is.or(ids.map((id) => is('detail', 'like', `1.${id}.%`)))))
      .select('application_id')
      .limit(1)
      .executeTakeFirst(),
    db
      .selectFrom('webhooks')
      .where((is) => is.not(is.or(ids.map((id) => is('secret', 'like', `1.${id}.%`)))))
      .select('id')
      .limit(1)
      .executeTakeFirst(),
  ]);
  return found.some((row) => row !== undefined);
}
