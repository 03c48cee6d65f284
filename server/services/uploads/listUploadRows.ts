import type { UploadedRow, UploadRows } from '#contract/staffUploads';
import type { Language } from '#domain/languages';
import { plainName } from '#domain/plainName';
import { isUploadField } from '#domain/uploads';

import { readAnyProducts } from '../../db/anyProducts';
import type { Db } from '../../db/client';
import { finishedPartsFrom } from '../../db/jobs';
import type { StoredUpload } from '../../db/uploads';
import { translate } from '../../messages/translate';
import type { KeyedOutcome, Reason } from '../actions/outcomes';

/** Parts of a job read at once. */
const PARTS = 10;

/**
 * Lists the outcomes of the rows of a file from a row on, some thousand at a time, in their order;
 * unchanged ones are not listed.
 */
export async function listUploadRows(
  db: Db,
  upload: StoredUpload,
  from: number,
  language: Language,
): Promise<UploadRows> {
  const jobId = upload.job_id ?? upload.dry_run_id;
  const lines = JSON.parse(upload.lines) as number[];
  const parts = await finishedPartsFrom(db, jobId, from, PARTS + 1);
  const outcomes = parts
    .slice(0, PARTS)
    .flatMap((part) => JSON.parse(part.outcomes ?? '[]') as KeyedOutcome[]);
  const names = await productNames(db, upload.kind, outcomes, language);
  return {
    rows: outcomes.map((outcome) => ({
      ...presentRow(outcome, language),
      line: lines[outcome.row - 1] ?? outcome.row,
      name: names.get(productOf(upload.kind, outcome)) ?? '',
    })),
    next: parts[PARTS]?.first_row ?? null,
  };
}

/** Prices and stock are of a product in a country. */
const productOf = (kind: string, { key }: KeyedOutcome): string =>
  kind === 'products' ? key : key.slice(0, key.lastIndexOf(' '));

async function productNames(
  db: Db,
  kind: string,
  outcomes: readonly KeyedOutcome[],
  language: Language,
): Promise<Map<string, string>> {
  if (kind === 'customers' || kind === 'customer-users') return new Map();
  const ids = [...new Set(outcomes.map((outcome) => productOf(kind, outcome)))];
  const products = await readAnyProducts(db, ids, language);
  return new Map(products.map(({ product_id, name }) => [product_id, plainName(name)]));
}

/** Maximum number of characters shown of a text. */
const MAX_TEXT_LENGTH = 120;

const truncate = (value: UploadedRow['changes'][number]['before']) =>
  typeof value === 'string' ? plainName(value).slice(0, MAX_TEXT_LENGTH) : value;

function presentRow(rowOutcome: KeyedOutcome, language: Language) {
  const { key, outcome, field, changes = [] } = rowOutcome;
  const message = rowFaultMessage(language, rowOutcome);
  return {
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

/**
 * Describes the fault of a row, naming its field as on the screen; `undefined` if there is none.
 */
function rowFaultMessage(
  language: Language,
  { code, field = '', params }: Reason,
): string | undefined {
  if (code === undefined) return undefined;
  const name = isUploadField(field) ? translate(language, `upload.field.${field}`) : field;
  return translate(language, code, { field: name, ...params });
}
