import type { ContentDocument, ContentEntry, ContentKind } from '#contract/contentDocument';
import { CONTENT_LIMITS } from '#domain/content';

import { lockContentVersion } from '../../db/contentVersions';
import type { Action } from '../actions/action';
import { Refusal } from '../actions/refusal';
import { refuseStale } from '../actions/refuseStale';

import { checkContent, type ContentFiles } from './checkContent';
import { markContent } from './contentMark';
import { contentRows } from './contentRows';
import type { ContentFault } from './readContent';
import { storeContent } from './storeContent';
import { storedEntries } from './storedContent';

/** A change to one list of content. */
export interface ContentChange {
  kind: ContentKind;
  /** The version seen by the caller; 412 if the list has a different one. */
  version?: number | undefined;
  add?: ContentDocument;
  replace?: ContentDocument;
  remove?: string;
  order?: string[];
}

const idOf = (entry: ContentEntry): string => ('name' in entry ? entry.name : entry.id);

/**
 * Changes a list as an import of the whole list would; entries that are not named stay unchanged.
 */
export async function changeContent(
  action: Action,
  { kind, version, ...change }: ContentChange,
  files: ContentFiles,
): Promise<void> {
  const { tx, record } = action;
  const current = await lockContentVersion(tx, kind);
  refuseStale(version, current, 'content.changed');
  for (const contentDocument of [change.add, change.replace]) {
    if (contentDocument && Object.keys(contentDocument).some((other) => other !== kind))
      throw new Refusal(400, 'content.refused');
    refuseFaults(contentDocument ? await checkContent(tx, contentDocument, files) : []);
  }
  const { remove, order } = change;
  const add: ContentEntry[] = change.add?.[kind] ?? [];
  const replace: ContentEntry[] = change.replace?.[kind] ?? [];
  const editedEntries = applyEdits(await storedEntries(tx, kind), { add, replace, remove });
  const entries = reorder(editedEntries, order);
  if (entries.length > CONTENT_LIMITS.entries)
    throw new Refusal(409, 'content.many', { params: { limit: CONTENT_LIMITS.entries } });
  await markContent(tx);
  const [counts] = await storeContent(tx, contentRows({ [kind]: entries }));
  if (!counts || counts.added + counts.changed + counts.removed === 0) return;
  record({
    kind: 'content.changed',
    subject: `content ${kind}`,
    version: current + 1,
    data: {
      ...(add.length > 0 && { added: add.map(idOf) }),
      ...(replace.length > 0 && { changed: replace.map(idOf) }),
      ...(remove !== undefined && { removed: remove }),
      ...(order && { ordered: order.length }),
    },
  });
}

interface Edits {
  add: readonly ContentEntry[];
  replace: readonly ContentEntry[];
  remove: string | undefined;
}

function applyEdits(
  stored: readonly ContentEntry[],
  { add, replace, remove }: Edits,
): ContentEntry[] {
  const byId = new Map(stored.map((entry) => [idOf(entry), entry]));
  for (const entry of add) {
    if (byId.has(idOf(entry))) throw new Refusal(409, 'content.idTaken', { field: 'id' });
    byId.set(idOf(entry), entry);
  }
  for (const entry of replace) {
    if (!byId.has(idOf(entry))) throw new Refusal(404, 'content.unknown');
    byId.set(idOf(entry), entry);
  }
  if (remove !== undefined && !byId.delete(remove)) throw new Refusal(404, 'content.unknown');
  return [...byId.values()];
}

/** Reorders the entries; `order` must name each of them exactly once. */
function reorder(entries: ContentEntry[], order: readonly string[] | undefined): ContentEntry[] {
  if (!order) return entries;
  const byId = new Map(entries.map((entry) => [idOf(entry), entry]));
  const inOrder = [...new Set(order)].flatMap((id) => byId.get(id) ?? []);
  if (inOrder.length !== entries.length || order.length !== entries.length)
    throw new Refusal(400, 'content.order', { field: 'order' });
  return inOrder;
}

/** Throws the faults that an import would report, by the fields of the entry. */
export function refuseFaults(faults: readonly ContentFault[]): void {
  if (faults.length === 0) return;
  const errors = faults.map(({ field, code, params }) => ({
    field,
    code,
    ...(params && { params }),
  }));
  throw new Refusal(400, 'content.refused', { errors });
}
