import type { Kysely } from 'kysely';

import type { ContentKind } from '#contract/contentDocument';

import { inChunks, type Db } from '../../db/client';
import { lockContent, writeContentVersion } from '../../db/contentVersions';

import type { ContentRows } from './contentRows';

export interface Changes extends Counts {
  list: ContentKind;
}

interface Counts {
  added: number;
  changed: number;
  unchanged: number;
  removed: number;
}

type Row = Record<string, unknown>;
/**
 * The lists differ only in their columns; rows are typed where they are created (`contentRows`).
 */
type AnyTable = Kysely<Record<string, Row>>;

const KEYS = {
  banners: 'id',
  carousel_images: 'id',
  newsletters: 'id',
  downloads: 'id',
  faqs: 'id',
  pages: 'name',
} as const;

/** Replaces the stored content of each given list; to be called in a transaction. */
export async function storeContent(tx: Db, rows: ContentRows): Promise<Changes[]> {
  const changes: Changes[] = [];
  for (const list of Object.keys(KEYS) as (keyof typeof KEYS)[]) {
    const given = rows[list];
    if (!given) continue;
    const kind = list === 'carousel_images' ? 'carousel' : list;
    const store = () => replace(tx as unknown as AnyTable, list, KEYS[list], given as never);
    changes.push(await asNewVersion(tx, kind, store));
  }
  if (rows.product_groups) {
    changes.push(await asNewVersion(tx, 'product_groups', () => replaceGroups(tx, rows)));
  }
  return changes;
}

/** Increments the list's version, so that clients with an outdated copy detect the change. */
async function asNewVersion(
  tx: Db,
  kind: ContentKind,
  store: () => Promise<Counts>,
): Promise<Changes> {
  const version = await lockContent(tx, kind);
  const counts = await store();
  const { added, changed, removed } = counts;
  if (added + changed + removed > 0) await writeContentVersion(tx, kind, version + 1);
  return { list: kind, ...counts };
}

async function replace(
  tx: AnyTable,
  list: string,
  key: string,
  rows: readonly Row[],
): Promise<Counts> {
  const stored = new Map(
    (await tx.selectFrom(list).selectAll().execute()).map((row) => [row[key], row]),
  );
  const changes: Counts = { added: 0, changed: 0, unchanged: 0, removed: 0 };
  for (const row of rows) {
    const known = stored.get(row[key]);
    stored.delete(row[key]);
    if (known && isSame(row, known)) {
      changes.unchanged += 1;
      continue;
    }
    if (known) {
      await tx.updateTable(list).set(row).where(key, '=', row[key]).execute();
      changes.changed += 1;
    } else {
      await tx.insertInto(list).values(row).execute();
      changes.added += 1;
    }
  }
  for (const gone of stored.keys()) await tx.deleteFrom(list).where(key, '=', gone).execute();
  return { ...changes, removed: stored.size };
}

const isSame = (a: Row, b: Row): boolean => Object.keys(a).every((name) => a[name] === b[name]);

/** A group counts as changed if its title or its products change. */
async function replaceGroups(tx: Db, rows: ContentRows): Promise<Counts> {
  const { product_groups: groups = [], product_group_products: members = [] } = rows;
  const changes: Counts = { added: 0, changed: 0, unchanged: 0, removed: 0 };
  const stored = new Map(
    (await tx.selectFrom('product_groups').selectAll().execute()).map((group) => [group.id, group]),
  );
  for (const group of groups) {
    const known = stored.get(group.id);
    stored.delete(group.id);
    const own = members.filter(({ group_id }) => group_id === group.id);
    if (known && isSame({ ...group }, { ...known }) && (await holdsExactly(tx, group.id, own))) {
      changes.unchanged += 1;
      continue;
    }
    await tx.deleteFrom('product_group_products').where('group_id', '=', group.id).execute();
    await tx
      .insertInto('product_groups')
      .values(group)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(group))
      .execute();
    for (const chunk of inChunks(own)) {
      await tx.insertInto('product_group_products').values(chunk).execute();
    }
    if (known) changes.changed += 1;
    else changes.added += 1;
  }
  for (const id of stored.keys()) {
    await tx.deleteFrom('product_group_products').where('group_id', '=', id).execute();
    await tx.deleteFrom('product_groups').where('id', '=', id).execute();
  }
  changes.removed = stored.size;
  return changes;
}

async function holdsExactly(
  tx: Db,
  groupId: string,
  members: NonNullable<ContentRows['product_group_products']>,
): Promise<boolean> {
  const stored = await tx
    .selectFrom('product_group_products')
    .where('group_id', '=', groupId)
    .select('product_id')
    .orderBy('position')
    .execute();
  return (
    stored.map(({ product_id }) => product_id).join('\n') ===
    members.map(({ product_id }) => product_id).join('\n')
  );
}
