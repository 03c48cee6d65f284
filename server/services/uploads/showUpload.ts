import type { Upload, UploadedRow, UploadStep } from '#contract/staffUploads';
import type { Language } from '#domain/languages';
import { plainName } from '#domain/plainName';
import { MAX_UPLOAD_COLUMNS, type UploadKind } from '#domain/uploads';

import type { Db } from '../../db/client';
import { jobById, finishedPartsFrom } from '../../db/jobs';
import type { JobTable, UploadTable } from '../../db/tables/jobs';
import { earlierAppliedUpload } from '../../db/uploads';
import { translate } from '../../messages/translate';
import type { FoundColumn } from '../../table-files/conversion';
import { FILE_KINDS } from '../../table-files/fileKinds';
import { lackingColumns } from '../../table-files/findHeadings';
import type { OutcomeCounts, RowOutcome } from '../actions/outcomes';
import { Refusal, type Question } from '../actions/refusal';
import { presentJob } from '../exchange/jobs/presentJob';

import { NO_LINES } from './beginTrial';
import { rowFaultMessage } from './rowFaultMessage';
import type { Sources } from './sources';

/** Maximum number of rows shown; the file of results has them all. */
const SHOWN_ROWS = { good: 10, bad: 50 };
const ENDED: ReadonlySet<JobTable['state']> = new Set(['done', 'cancelled', 'failed']);

interface Parts {
  db: Db;
  sources: Sources;
}

/** Presents how a file was understood, and the outcomes of its rows. */
export async function showUpload(
  { db, sources }: Parts,
  upload: UploadTable,
  language: Language,
): Promise<Upload> {
  const { id, kind, name, sent_by, created_at, as_of, trial_id, job_id } = upload;
  const lines = JSON.parse(upload.lines) as number[];
  const stepOf = async (jobId: string) => {
    const job = await jobById(db, jobId);
    if (!job) throw new Refusal(404, 'upload.none');
    return presentStep(db, job, { lines, language });
  };
  return {
    upload_id: id,
    trial_id,
    kind: kind as UploadKind,
    name,
    sent_by,
    created_at,
    as_of,
    ...(await presentColumns(sources, upload, language)),
    earlier: (await earlierAppliedUpload(db, upload)) ?? null,
    trial: await stepOf(trial_id),
    applied: job_id === null ? null : await stepOf(job_id),
  };
}

/** Presents the mapping of the columns, the fields they may be mapped to, and what is missing. */
async function presentColumns(
  sources: Sources,
  { id, kind: name, lines, job_id, ...upload }: UploadTable,
  language: Language,
): Promise<Pick<Upload, 'columns' | 'fields' | 'lacking'>> {
  const kind = FILE_KINDS.find((one) => one.name === name);
  const columns = JSON.parse(upload.columns) as FoundColumn[];
  const isOpen =
    job_id === null && columns.length <= MAX_UPLOAD_COLUMNS && (await sources.isTable(id));
  const lacking = kind && lines === NO_LINES ? lackingColumns(kind, columns)?.reason : undefined;
  return {
    columns,
    fields: kind && isOpen ? Object.keys(kind.headings) : [],
    lacking: lacking ? translate(language, lacking.code, lacking.params) : null,
  };
}

interface Reader {
  lines: readonly number[];
  language: Language;
}

async function presentStep(db: Db, job: JobTable, reader: Reader): Promise<UploadStep> {
  const { state, rows, counts, finished_at } = presentJob(job);
  const hasQuestion = job.state === 'needs_confirmation' || job.state === 'done';
  const question =
    hasQuestion && job.question !== null ? (JSON.parse(job.question) as Question) : undefined;
  const shown = ENDED.has(job.state) ? await shownRows(db, job.id, counts, reader) : NO_ROWS;
  return {
    state,
    rows,
    counts,
    finished_at,
    ...(question && { confirm: { ...question.confirm }, examples: [...question.examples] }),
    ...shown,
  };
}

const NO_ROWS = { good: [], bad: [] };

/** Outcomes of rows that change nothing, for a reason that somebody should see. */
const REPORTED_OUTCOMES = [
  'error',
  'conflict',
  'needs_confirmation',
  'stale',
  'superseded',
] as const;

const isReported = ({ outcome }: RowOutcome): boolean =>
  REPORTED_OUTCOMES.some((one) => one === outcome);

/** Returns the first rows of either kind, reading no further than necessary. */
async function shownRows(db: Db, jobId: string, counts: OutcomeCounts, reader: Reader) {
  const { added = 0, changed = 0 } = counts;
  const reportedCount = REPORTED_OUTCOMES.reduce((sum, outcome) => sum + (counts[outcome] ?? 0), 0);
  const limits = {
    good: Math.min(SHOWN_ROWS.good, added + changed),
    bad: Math.min(SHOWN_ROWS.bad, reportedCount),
  };
  const good: UploadedRow[] = [];
  const bad: UploadedRow[] = [];
  let [part] = await finishedPartsFrom(db, jobId, 1, 1);
  while (part && (good.length < limits.good || bad.length < limits.bad)) {
    for (const rowOutcome of JSON.parse(part.outcomes ?? '[]') as RowOutcome[]) {
      const list = isReported(rowOutcome) ? bad : good;
      const limit = isReported(rowOutcome) ? limits.bad : limits.good;
      if (list.length < limit) list.push(presentRow(rowOutcome, reader));
    }
    [part] = await finishedPartsFrom(db, jobId, part.first_row + 1, 1);
  }
  return { good, bad };
}

/** Maximum number of characters shown of a text. */
const MAX_TEXT_LENGTH = 120;

const truncate = (value: UploadedRow['changes'][number]['before']) =>
  typeof value === 'string' ? plainName(value).slice(0, MAX_TEXT_LENGTH) : value;

function presentRow(rowOutcome: RowOutcome, { lines, language }: Reader): UploadedRow {
  const { row, key, outcome, field, changes = [] } = rowOutcome;
  const message = rowFaultMessage(language, rowOutcome);
  return {
    line: lines[row - 1] ?? row,
    key,
    outcome,
    ...(field !== undefined && { field }),
    ...(message !== undefined && { message }),
    changes: changes.map((change) => ({
      field: change.field,
      before: truncate(change.before),
      after: truncate(change.after),
    })),
  };
}
