import { Type, type Static } from 'typebox';

import { MAX_UPLOAD_COLUMNS, UPLOAD_KINDS } from '#domain/uploads';

import { StrictObject, Lang } from './fields';
import { FileContent, Problem } from './replies';
import { StaffJob } from './staffExchange';
import { Moment } from './v1/machineCall';

const tags = ['Desk: uploads'] as const;

const UploadId = Type.String({ minLength: 1, maxLength: 64 });
/**
 * The dry run that the user saw; if it has since been replaced, the request is rejected with 409.
 */
const SeenDryRunId = Type.Optional(Type.String({ minLength: 1, maxLength: 64 }));
const Kind = Type.Enum([...UPLOAD_KINDS]);
const Text = Type.String();
const TextOrNull = Type.Union([Text, Type.Null()]);
const Value = Type.Union([Text, Type.Number(), Type.Boolean(), Type.Null()]);
const ConfirmedCount = Type.Optional(
  Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
);

export const sendUpload = {
  method: 'PUT',
  url: '/api/staff/upload',
  schema: {
    tags,
    summary: 'Uploads a CSV or a workbook as `application/octet-stream` and previews its changes',
    description: 'No row is stored: the preview reports what would happen to each.',
    querystring: StrictObject({
      kind: Kind,
      /** File name. */
      name: Type.String({ minLength: 1, maxLength: 255 }),
      /** When the file's numbers were valid, unless a column says so; required for stock. */
      as_of: Type.Optional(Moment),
    }),
    response: {
      200: Type.Object({ status: Type.Literal(true), upload_id: Text }),
      '4xx': Problem,
    },
  },
} as const;

/** The actual or expected outcome of a row. */
export const UploadedRow = Type.Object({
  /** Row number in the file, starting at 1. */
  line: Type.Integer(),
  key: Text,
  /** Of its product; empty if it has none. */
  name: Text,
  outcome: Text,
  field: Type.Optional(Text),
  message: Type.Optional(Text),
  changes: Type.Array(Type.Object({ field: Text, before: Value, after: Value })),
});
export type UploadedRow = Static<typeof UploadedRow>;

const { state, rows, counts, confirm, examples, finished_at } = StaffJob.properties;

/** Progress of the dry run or of applying the file. */
export const UploadStep = Type.Object({
  state,
  rows,
  counts,
  finished_at,
  /** Counts that must be confirmed, with the exact numbers, and examples of what they include. */
  confirm,
  examples,
});
export type UploadStep = Static<typeof UploadStep>;

export const Upload = Type.Object({
  upload_id: Text,
  /** The current dry run; replaced when the columns are mapped again. */
  dry_run_id: Text,
  kind: Kind,
  name: Text,
  sent_by: Text,
  created_at: Text,
  as_of: TextOrNull,
  columns: Type.Array(Type.Object({ heading: Text, field: TextOrNull, example: Text })),
  /** The first rows of a table, and the line of its headings; null if it has none to choose from. */
  heading_rows: Type.Union([
    Type.Object({
      line: Type.Integer(),
      first: Type.Array(Type.Object({ line: Type.Integer(), text: Text })),
    }),
    Type.Null(),
  ]),
  /** Fields that a column can be mapped to; empty if the file cannot be read again. */
  fields: Type.Array(Text),
  /** Message set if too few columns are recognised to read any row. */
  lacking: TextOrNull,
  /** Set if the same file was applied before. */
  earlier: Type.Union([Type.Object({ at: TextOrNull, by: Text }), Type.Null()]),
  dry_run: UploadStep,
  applied: Type.Union([UploadStep, Type.Null()]),
});
export type Upload = Static<typeof Upload>;

const Shown = { 200: Upload, '4xx': Problem };

export const showUpload = {
  method: 'GET',
  url: '/api/staff/upload',
  schema: {
    tags,
    summary:
      'Returns how a file was read, what would happen to its rows, and what happened to them',
    querystring: StrictObject({ upload_id: UploadId, lang: Lang }),
    response: Shown,
  },
} as const;

export const UploadRows = Type.Object({
  rows: Type.Array(UploadedRow),
  /** Where the next rows begin; null if there are no more. */
  next: Type.Union([Type.Integer(), Type.Null()]),
});
export type UploadRows = Static<typeof UploadRows>;

export const listUploadRows = {
  method: 'GET',
  url: '/api/staff/upload/rows',
  schema: {
    tags,
    summary:
      'Lists what would happen, or has happened, to the rows of a file, without unchanged rows',
    description: 'Some thousand rows at a time, in the order of the file.',
    querystring: StrictObject({
      upload_id: UploadId,
      /** `next` of the previous rows; from the first one by default. */
      from: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
      lang: Lang,
    }),
    response: { 200: UploadRows, '4xx': Problem },
  },
} as const;

export const applyUpload = {
  method: 'POST',
  url: '/api/staff/upload/apply',
  schema: {
    tags,
    summary:
      'Applies a file whose preview is complete; rows whose outcome would differ by now are skipped',
    body: StrictObject({
      upload_id: UploadId,
      dry_run_id: SeenDryRunId,
      withdrawals: ConfirmedCount,
      zeroed: ConfirmedCount,
      prices: ConfirmedCount,
    }),
    response: Shown,
  },
} as const;

export const rereadUpload = {
  method: 'POST',
  url: '/api/staff/upload/columns',
  schema: {
    tags,
    summary: 'Reads a file again with another column mapping, and previews it again',
    description: 'The mapping of an applied file is reused for later files with the same headings.',
    body: StrictObject({
      upload_id: UploadId,
      dry_run_id: SeenDryRunId,
      /** The field of each column, in column order; null for ignored columns. */
      fields: Type.Optional(
        Type.Array(Type.Union([Type.String({ minLength: 1, maxLength: 64 }), Type.Null()]), {
          maxItems: MAX_UPLOAD_COLUMNS,
        }),
      ),
      /** The line that has the headings, if it is another one; its columns are read anew. */
      heading_line: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_000_000 })),
    }),
    response: Shown,
  },
} as const;

export const stopUpload = {
  method: 'POST',
  url: '/api/staff/upload/stop',
  schema: {
    tags,
    summary: 'Stops previewing or applying a file; rows already applied are kept',
    description:
      'With `dry_run_id` the preview with that id is stopped, without it the job that applies the file.',
    body: StrictObject({ upload_id: UploadId, dry_run_id: SeenDryRunId }),
    response: Shown,
  },
} as const;

export const exportUploadResults = {
  method: 'GET',
  url: '/api/staff/upload/results',
  schema: {
    tags,
    summary: 'Exports the outcome of each row of a file as CSV, without unchanged rows',
    querystring: StrictObject({ upload_id: UploadId, lang: Lang }),
    response: { 200: FileContent, '4xx': Problem },
  },
} as const;
