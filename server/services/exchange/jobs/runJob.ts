import { setImmediate } from 'node:timers/promises';

import {
  mergeChanges,
  bumpCatalogueVersion,
  hasChanges,
  NO_CHANGES,
  type ChangedProducts,
} from '../../../catalogue/version';
import { inTransaction, type Db } from '../../../db/client';
import { isTemporary } from '../../../db/failures';
import {
  changeJob,
  dropJobInput,
  lockJob,
  nextPart,
  outcomesOfPart,
  storePartOutcomes,
} from '../../../db/jobs';
import { storeUnless } from '../../../db/storeUnless';
import type { JobPartTable, JobTable } from '../../../db/tables/jobs';
import { inAction, withEvents, type Action, type Actor } from '../../actions/action';
import { countOutcomes, type OutcomeCounts } from '../../actions/outcomes';
import { emptyEstimate, questionOf } from '../confirmationQuestion';
import type { DataKind, BatchResult } from '../dataKind';
import { estimateRows, takeRows } from '../rounds';

import { assertForeseen, retryWithoutMoved, type MovedRows } from './foreseen';
import { optionsOf, serialiseOptions } from './jobOptions';
import { readPart } from './partInput';
import { progressOf, serialiseProgress } from './progress';

export interface JobContext {
  db: Db;
  now: () => Date;
  onError: (message: string, error: unknown) => void;
  /** Called when a part is stored, which may have queued mails. */
  onPart?: () => void;
}

/**
 * Minimum interval between rebuilds of the in-memory catalogue while a job runs, in milliseconds.
 */
const NOTIFY_INTERVAL_MS = 10_000;

/** Processes a job until it ends, needs confirmation or the server stops. */
export async function runJob<Content extends object>(
  context: JobContext,
  kind: DataKind<Content>,
  waiting: JobTable,
  isClosed: () => boolean,
): Promise<void> {
  const { db } = context;
  try {
    const job = waiting.state === 'waiting' ? await scanJob(db, kind, waiting) : waiting;
    if (!job) return;
    const notification = { notifiedAt: context.now().getTime() };
    while (!isClosed() && (await applyPart(context, kind, job, notification))) {
      kind.afterwards?.(db);
      context.onPart?.();
      await setImmediate();
    }
  } catch (error) {
    if (isTemporary(error)) throw error;
    const { id } = waiting;
    context.onError(`Job ${id} failed.`, error);
    const finished_at = context.now().toISOString();
    await changeJob(db, id, ['waiting', 'running'], { state: 'failed', finished_at });
    await dropJobInput(db, id);
  }
}

/**
 * Scans the whole job before any of it is written; returns `undefined` if something must be
 * confirmed first. A dry run whose rows are kept continues as if it had been confirmed.
 */
async function scanJob<Content extends object>(
  db: Db,
  kind: DataKind<Content>,
  job: JobTable,
): Promise<JobTable | undefined> {
  const { batch, keepsRows = false } = optionsOf(job);
  const estimate = emptyEstimate();
  for (
    let part = await nextPart(db, job.id);
    part;
    part = await nextPart(db, job.id, part.number)
  ) {
    const { readable } = readPart(kind, part);
    await estimateRows(db, kind, readable, batch, estimate);
    await setImmediate();
  }
  const question = await questionOf(db, estimate, batch.confirmed);
  const isPaused = question !== undefined && !keepsRows;
  const next = {
    state: isPaused ? 'needs_confirmation' : 'running',
    question: question ? JSON.stringify(question) : null,
    ...(question &&
      keepsRows && {
        options: serialiseOptions({
          ...optionsOf(job),
          batch: { ...batch, confirmed: question.confirm },
        }),
      }),
  } as const;
  await changeJob(db, job.id, ['waiting'], next);
  return isPaused ? undefined : { ...job, ...next };
}

interface NotificationState {
  /** When the in-memory catalogue was last notified. */
  notifiedAt: number;
}

/**
 * Applies the next part and stores its outcomes, or finishes the job; false if nothing is left to
 * do.
 */
async function applyPart<Content extends object>(
  { db, now }: JobContext,
  kind: DataKind<Content>,
  job: JobTable,
  notification: NotificationState,
): Promise<boolean> {
  const at = now();
  const by = { actor: { kind: job.actor_kind, id: job.actor_id } as Actor, at };
  const { isDryRun } = optionsOf(job);
  if (isDryRun) {
    const part = await nextPart(db, job.id);
    if (!part) return finish(db, kind, job, by);
    const applied = await storeUnless(
      db,
      (tx) => withEvents(tx, by, (action) => applyRows(action, kind, job, part)),
      () => true,
    );
    return inTransaction(db, async (tx) => {
      const current = await lockJob(tx, job.id);
      if (current?.state !== 'running') return false;
      // Another process has done the same part meanwhile.
      if ((await outcomesOfPart(tx, job.id, part.number)) !== undefined) return true;
      await storeOutcomes(tx, current, part, { ...applied, seen: NO_CHANGES });
      return true;
    });
  }
  const isApplied = await retryWithoutMoved((moved) =>
    inAction(db, by, async (action) => {
      const current = await lockJob(action.tx, job.id);
      if (current?.state !== 'running') return false;
      const part = await nextPart(action.tx, job.id);
      if (!part) return undefined;
      const applied = await applyRows(action, kind, current, part, moved);
      const { foreseenBy } = optionsOf(current);
      if (foreseenBy !== undefined)
        await assertForeseen(action.tx, foreseenBy, part, applied.outcomes);
      const { unannounced } = await storeOutcomes(
        action.tx,
        current,
        part,
        applied,
        at.getTime() - notification.notifiedAt,
      );
      if (!hasChanges(unannounced) && hasChanges(applied.seen))
        notification.notifiedAt = at.getTime();
      return true;
    }),
  );
  return isApplied ?? finish(db, kind, job, by);
}

async function applyRows<Content extends object>(
  action: Action,
  kind: DataKind<Content>,
  job: JobTable,
  part: JobPartTable,
  moved: MovedRows = new Map(),
): Promise<BatchResult> {
  const { readable, left } = readPart(kind, part);
  const applied = readable.filter(({ row }) => !moved.has(row));
  const { outcomes, seen } = await takeRows(action, kind, applied, optionsOf(job).batch);
  const all = [...left, ...moved.values(), ...outcomes].sort((one, other) => one.row - other.row);
  return { outcomes: all, seen };
}

/** Stores the outcomes of a part, and notifies the in-memory catalogue if due. */
async function storeOutcomes(
  tx: Db,
  job: JobTable,
  part: JobPartTable,
  { outcomes, seen }: BatchResult,
  sinceNotified = 0,
): Promise<{ unannounced: ChangedProducts }> {
  const progress = progressOf(job);
  const counts: OutcomeCounts = { ...progress.outcomes };
  for (const [name, count] of Object.entries(countOutcomes(outcomes))) {
    const outcome = name as keyof OutcomeCounts;
    counts[outcome] = (counts[outcome] ?? 0) + count;
  }
  const pending = mergeChanges(seen, progress.unannounced);
  const isDue = sinceNotified >= NOTIFY_INTERVAL_MS;
  if (isDue) await bumpCatalogueVersion(tx, pending);
  const unannounced = isDue ? NO_CHANGES : pending;
  const reported = outcomes.filter(({ outcome, code }) => outcome !== 'unchanged' || code);
  const isInputRetained = optionsOf(job).keepsRows === true;
  await storePartOutcomes(tx, part, { outcomes: JSON.stringify(reported), isInputRetained });
  await changeJob(tx, job.id, ['running'], {
    counts: serialiseProgress({ outcomes: counts, unannounced }),
  });
  return { unannounced };
}

/** Finishes a job whose parts are all applied, and records its changes in one event. */
async function finish<Content extends object>(
  db: Db,
  kind: DataKind<Content>,
  { id }: JobTable,
  by: { actor: Actor; at: Date },
): Promise<false> {
  await inAction(db, by, async ({ tx, at, record }) => {
    const job = await lockJob(tx, id);
    if (job?.state !== 'running') return;
    const { outcomes: counts, unannounced } = progressOf(job);
    await bumpCatalogueVersion(tx, unannounced);
    const isNews = (counts.added ?? 0) + (counts.changed ?? 0) > 0;
    if (kind.event && isNews && !optionsOf(job).isDryRun) {
      record({ kind: kind.event, subject: kind.name, version: 0, data: { job_id: id, ...counts } });
    }
    await changeJob(tx, id, ['running'], { state: 'done', finished_at: at.toISOString() });
  });
  return false;
}
