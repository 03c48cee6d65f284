import { isActivityKind } from '#domain/activity';
import type { Language } from '#domain/languages';

import type { Db } from '../../db/client';
import { translate, type ServerMessageKey } from '../../messages/translate';
import type { Cell, ExportColumnKind, ExportTable } from '../../spreadsheets/sheet';

import { listActivity, type ActivityFilters } from './listActivity';

/** Entries read at once. */
const BATCH = 500;

const COLUMNS: readonly (readonly [ServerMessageKey, ExportColumnKind, number])[] = [
  ['activity.at', 'code', 26],
  ['activity.what', 'text', 34],
  ['activity.code', 'code', 26],
  ['activity.source', 'text', 16],
  ['activity.actor', 'text', 30],
  ['activity.subjectKind', 'text', 14],
  ['activity.subject', 'text', 24],
  ['activity.detail', 'text', 50],
  ['activity.address', 'code', 26],
];

/** Exports the activity as a table; times are in UTC, as stored. */
export function exportActivity(db: Db, filters: ActivityFilters, language: Language): ExportTable {
  async function* batches() {
    let after: string | undefined;
    for (;;) {
      const { entries, next } = await listActivity(db, filters, { after, limit: BATCH, language });
      yield entries.map((entry): Cell[] => [
        entry.at,
        isActivityKind(entry.kind)
          ? translate(language, `activity.kind.${entry.kind}`)
          : entry.kind,
        entry.kind,
        entry.file?.name ?? translate(language, `activity.source.${entry.actor_kind}`),
        entry.actor_name,
        entry.subject_kind && translate(language, `activity.about.${entry.subject_kind}`),
        entry.subject_name,
        entry.sentence,
        entry.address,
      ]);
      if (next === null) return;
      after = next;
    }
  }
  return {
    name: translate(language, 'activity.title'),
    columns: COLUMNS.map(([key, kind, width]) => ({
      title: translate(language, key),
      kind,
      width,
    })),
    batches: batches(),
  };
}
