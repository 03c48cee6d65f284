import { bumpCatalogueVersion } from '../../catalogue/version';
import type { Action } from '../action';
import { Refusal } from '../refusal';

import type { DataKind, BatchOptions } from './dataKind';
import { noForesight, questionOf } from './foresight';
import { hasNews, type Outcomes } from './outcomes';
import { readRows } from './readRows';

/**
 * Data of the event for a change: the number of rows of a batch, or the change to a single thing.
 */
export interface BatchEvent {
  subject: string;
  version: number;
  data: Readonly<Record<string, unknown>>;
}

/** Applies a batch that is small enough for one transaction; each row is independent. */
export async function takeBatch<Content extends object>(
  action: Action,
  kind: DataKind<Content>,
  sent: readonly unknown[],
  manner: BatchOptions,
  told: BatchEvent = { subject: kind.name, version: 0, data: { rows: sent.length } },
): Promise<Outcomes> {
  kind.assertComplete?.(sent, manner);
  const { readable, left } = readRows(kind, sent, { firstRow: 1 });
  const foresight = noForesight();
  await kind.estimateImpact(action.tx, readable, manner, foresight);
  const question = await questionOf(action.tx, foresight, manner.confirmed);
  if (question) throw new Refusal(409, 'exchange.needsConfirmation', { question });

  const { outcomes, seen } = await kind.take(action, readable, manner);
  await bumpCatalogueVersion(action.tx, seen);
  if (kind.event && hasNews(outcomes)) {
    action.record({ kind: kind.event, ...told });
  }
  return [...left, ...outcomes].sort((one, other) => one.row - other.row);
}
