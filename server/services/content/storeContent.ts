import type { Kysely } from 'kysely';

import type { ContentKind } from '#contract/contentDocument';

import { inChunks, type Db } from '../../db/client';
import { lockContentVersion, writeContentVersion } from '../../db/contentVersions';

import type { ContentRows } from './contentRows';

export interface ContentCounts extends Counts {
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

const PRIMARY_KEYS = {
  banners: 'id',
  carousel_images: 'id',
  newsletters: 'id',
  downloads: 'id',
  faqs: 'id',
  pages: 'name',
} as const;

/** Replaces the stored content of each given list; to be called in a transaction. */
export async function storeContent(tx: Db, rows: ContentRows): Promise<ContentCounts[]> {
  const changes: ContentCounts[] = [];
  for (const list of Object.keys(PRIMARY_KEYS) as (keyof typeof PRIMARY_KEYS)[]) {
    const newRows = rows[list];
    if (!newRows) continue;
    const kind = list === 'carousel_images' ? 'carousel' : list;
    const store = () =>
      replace(tx as unknown as AnyTable, list, PRIMARY_KEYS[list], newRows as never);
    changes.push(await withNewVersion(tx, kind, store));
  }
  if (rows.product_groups) {
    changes.push(await withNewVersion(tx, 'product_groups', () => replaceGroups(tx, rows)));
  }
  return changes;
}

/** Increments the list's version, so that clients with an outdated copy detect the change. */
async function withNewVersion(
  tx: Db,
  kind: ContentKind,
  store: () => Promise<Counts>,
): Promise<ContentCounts> {
  const version = await lockContentVersion(tx, kind);
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
    const existing = stored.get(row[key]);
    stored.delete(row[key]);
    if (existing && isSame(row, existing)) {
      changes.unchanged += 1;
      continue;
    }
    if (existing) {
      await tx.updateTable(list).set(row).where(key, '=', row[key]).execute();
      changes.changed += 1;
    } else {
      await tx.insertInto(list).values(row).execute();
      changes.added += 1;
    }
  }
  for (const removedKey of stored.keys())
    await tx.deleteFrom(list).where(key, '=', removedKey).execute();
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
    const existing = stored.get(group.id);
    stored.delete(group.id);
    const groupMembers = members.filter(({ group_id }) => group_id === group.id);
    if (
      existing &&
      isSame({ ...group }, { ...existing }) &&
      (await hasExactly(tx, group.id, groupMembers))
    ) {
      changes.unchanged += 1;
      continue;
    }
    await tx.deleteFrom('product_group_products').where('group_id', '=', group.id).execute();
    await tx
      .insertInto('product_groups')
      .values(group)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(group))
      .execute();
    for (const chunk of inChunks(groupMembers)) {
      await tx.insertInto('product_group_products').values(chunk).execute();
    }
    if (existing) changes.changed += 1;
    else changes.added += 1;
  }
  for (const id of stored.keys()) {
    await tx.deleteFrom('product_group_products').where('group_id', '=', id).execute();
    await tx.deleteFrom('product_groups').where('id', '=', id).execute();
  }
  changes.removed = stored.size;
  return changes;
}

async function hasExactly(
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
