import { sql } from 'kysely';

import type { ContentKind } from '#contract/contentDocument';

import type { Db } from './client';
import { writeMeta } from './meta';

const KEY_PREFIX = 'content_version.';

/** Reads the version of a list and locks the list until the transaction ends. */
export async function lockContentVersion(tx: Db, kind: ContentKind): Promise<number> {
  const { value } = await tx
    .insertInto('meta')
    .values({ key: KEY_PREFIX + kind, value: '0' })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ value: sql<string>`meta.value` }),
    )
    .returning('value')
    .executeTakeFirstOrThrow();
  return Number(value);
}

export const writeContentVersion = (tx: Db, kind: ContentKind, version: number): Promise<void> =>
  writeMeta(tx, KEY_PREFIX + kind, String(version));

/** The versions of the lists that were ever changed. */
export async function readContentVersions(db: Db): Promise<Partial<Record<ContentKind, number>>> {
  const rows = await db
    .selectFrom('meta')
    .where('key', 'like', `${KEY_PREFIX}%`)
    .selectAll()
    .orderBy('key')
    .execute();
  return Object.fromEntries(
    rows.map(({ key, value }) => [key.slice(KEY_PREFIX.length), Number(value)]),
  );
}
