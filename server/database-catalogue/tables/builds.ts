import { sql, type RawBuilder } from 'kysely';

import type { Language } from '#domain/languages';

import type { Db } from '../../db/client';

/**
 * Incremented whenever the format of the tables changes, since servers of two versions may share a
 * database.
 */
const FORMAT = 8;

const TABLE_KINDS = [
  ...(['staged', 'products', 'lists', 'counts', 'pairs', 'sold_out'] as const),
  ...(['words', 'postings'] as const),
  ...(['entries_en', 'entries_fr', 'entries_es'] as const),
];
type TableKind = (typeof TABLE_KINDS)[number];

/** The name of one of the tables of a build. */
export const tableNameOf = (build: number, kind: TableKind): string => `catalogue_${build}_${kind}`;

export const tableOf = (build: number, kind: TableKind): RawBuilder<unknown> =>
  sql.table(tableNameOf(build, kind));

/** The latest complete build. */
export async function newestBuild(
  db: Db,
): Promise<{ build: number; version: string; facts: string } | undefined> {
  const row = await db
    .selectFrom('catalogue_builds')
    .where('facts', 'is not', null)
    .where('format', '=', FORMAT)
    .select(['build', 'version', 'facts'])
    .orderBy('build', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { ...row, facts: row.facts ?? '' };
}

export async function beginBuild(db: Db, version: string): Promise<number> {
  const { last } = await db
    .selectFrom('catalogue_builds')
    .select(({ fn }) => fn.max('build').as('last'))
    .executeTakeFirstOrThrow();
  const build = Number(last ?? 0) + 1;
  await db
    .insertInto('catalogue_builds')
    .values({ build, format: FORMAT, version, facts: null })
    .execute();
  return build;
}

/** Publishes a build: from this point on servers may query it. */
export async function finishBuild(db: Db, build: number, facts: string): Promise<void> {
  await db.updateTable('catalogue_builds').where('build', '=', build).set({ facts }).execute();
}

/**
 * Drops all builds except these; those of older formats, which an older server may still query,
 * only on request.
 */
export async function dropBuilds(
  db: Db,
  retainedBuilds: readonly number[],
  { isOldToo = false } = {},
): Promise<void> {
  const builds = await db
    .selectFrom('catalogue_builds')
    .where('format', isOldToo ? '<=' : '=', FORMAT)
    .select('build')
    .execute();
  for (const { build } of builds) {
    if (retainedBuilds.includes(build)) continue;
    for (const kind of TABLE_KINDS)
      await db.schema.dropTable(tableNameOf(build, kind)).ifExists().execute();
    await db.deleteFrom('catalogue_builds').where('build', '=', build).execute();
  }
}

/** The table of the products' words in a language. */
export const entriesOf = (build: number, language: Language): RawBuilder<unknown> =>
  tableOf(build, `entries_${language || 'en'}`);
