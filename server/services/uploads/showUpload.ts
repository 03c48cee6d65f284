import type { Upload, UploadStep } from '#contract/staffUploads';
import type { Language } from '#domain/languages';
import { MAX_UPLOAD_COLUMNS, type UploadKind } from '#domain/uploads';

import type { Db } from '../../db/client';
import { jobById } from '../../db/jobs';
import type { JobTable } from '../../db/tables/jobs';
import { earlierAppliedUpload, type StoredUpload } from '../../db/uploads';
import { translate } from '../../messages/translate';
import type { FoundColumn, HeadingRows } from '../../table-files/conversion';
import { FILE_KINDS } from '../../table-files/fileKinds';
import { lackingColumns } from '../../table-files/findHeadings';
import { Refusal, type Question } from '../actions/refusal';
import { presentJob } from '../exchange/jobs/presentJob';

import { NO_LINES } from './queueDryRun';
import type { Sources } from './sources';

interface Parts {
  db: Db;
  sources: Sources;
}

/** Presents how a file was understood, and the numbers of its rows by outcome. */
export async function showUpload(
  { db, sources }: Parts,
  upload: StoredUpload,
  language: Language,
): Promise<Upload> {
  const { id, kind, name, sent_by, created_at, as_of, dry_run_id, job_id } = upload;
  const stepOf = async (jobId: string) => {
    const job = await jobById(db, jobId);
    if (!job) throw new Refusal(404, 'upload.none');
    return presentStep(job);
  };
  return {
    upload_id: id,
    dry_run_id,
    kind: kind as UploadKind,
    name,
    sent_by,
    created_at,
    as_of,
    ...(await presentColumns(sources, upload, language)),
    earlier: (await earlierAppliedUpload(db, upload)) ?? null,
    dry_run: await stepOf(dry_run_id),
    applied: job_id === null ? null : await stepOf(job_id),
  };
}

/** Presents the mapping of the columns, the fields they may be mapped to, and what is missing. */
async function presentColumns(
  sources: Sources,
  { id, kind: name, lines, job_id, ...upload }: StoredUpload,
  language: Language,
): Promise<Pick<Upload, 'columns' | 'heading_rows' | 'fields' | 'lacking'>> {
  const kind = FILE_KINDS.find((one) => one.name === name);
  const columns = JSON.parse(upload.columns) as FoundColumn[];
  const isOpen =
    job_id === null && columns.length <= MAX_UPLOAD_COLUMNS && (await sources.isTable(id));
  const lacking = kind && lines === NO_LINES ? lackingColumns(kind, columns)?.reason : undefined;
  return {
    columns,
    heading_rows:
      upload.heading_rows === null ? null : (JSON.parse(upload.heading_rows) as HeadingRows),
    fields: kind && isOpen ? Object.keys(kind.headings) : [],
    lacking: lacking ? translate(language, lacking.code, lacking.params) : null,
  };
}

function presentStep(job: JobTable): UploadStep {
  const { state, rows, counts, finished_at } = presentJob(job);
  const hasQuestion = job.state === 'needs_confirmation' || job.state === 'done';
  const question =
    hasQuestion && job.question !== null ? (JSON.parse(job.question) as Question) : undefined;
  return {
    state,
    rows,
    counts,
    finished_at,
    ...(question && { confirm: { ...question.confirm }, examples: [...question.examples] }),
  };
}
