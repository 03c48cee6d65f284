import { Type, type Static } from 'typebox';

import { MOST_COLUMNS, UPLOAD_KINDS } from '#domain/uploads';

import { Exactly, FileContent, Lang, Problem } from './common';
import { StaffJob } from './staffExchange';
import { Moment } from './v1/machineCall';

const tags = ['Desk: uploads'] as const;

const UploadId = Type.String({ minLength: 1, maxLength: 64 });
/** The trial that somebody looked at; where another stands by now, nothing is done (409). */
const TrialSeen = Type.Optional(Type.String({ minLength: 1, maxLength: 64 }));
const Kind = Type.Enum([...UPLOAD_KINDS]);
const Text = Type.String();
const TextOrNull = Type.Union([Text, Type.Null()]);
const Value = Type.Union([Text, Type.Number(), Type.Boolean(), Type.Null()]);
const Agreed = Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }));

export const sendUpload = {
  method: 'PUT',
  url: '/api/staff/upload',
  schema: {
    tags,
    summary: 'Takes a CSV or a workbook as `application/octet-stream` and tries it out',
    description:
      'Nothing of what its rows say is stored: its trial tells what would become of them.',
    querystring: Exactly({
      kind: Kind,
      /** What the file is called. */
      name: Type.String({ minLength: 1, maxLength: 255 }),
      /** When its numbers were true, unless a column says so; stock needs it. */
      as_of: Type.Optional(Moment),
      lang: Lang,
    }),
    response: {
      200: Type.Object({ status: Type.Literal(true), upload_id: Text }),
      '4xx': Problem,
    },
  },
} as const;

/** What became of a row, or would become of it. */
export const UploadedRow = Type.Object({
  /** Of the file, counted from 1. */
  line: Type.Integer(),
  key: Text,
  outcome: Text,
  field: Type.Optional(Text),
  message: Type.Optional(Text),
  changes: Type.Array(Type.Object({ field: Text, before: Value, after: Value })),
});
export type UploadedRow = Static<typeof UploadedRow>;

const { state, rows, counts, confirm, examples, finished_at } = StaffJob.properties;

/** How far the trial has come, or what applies the file. */
export const UploadStep = Type.Object({
  ...{ state, rows, counts, finished_at },
  /** What must be agreed to, with the exact numbers, and some of what they are made of. */
  ...{ confirm, examples },
  /** Some of the rows that are added or changed. */
  good: Type.Array(UploadedRow),
  /** The first rows that cannot be used, or are left alone. */
  bad: Type.Array(UploadedRow),
});
export type UploadStep = Static<typeof UploadStep>;

export const Upload = Type.Object({
  upload_id: Text,
  /** The trial that is shown; another one where its columns are read anew. */
  trial_id: Text,
  kind: Kind,
  name: Text,
  sent_by: Text,
  created_at: Text,
  as_of: TextOrNull,
  columns: Type.Array(Type.Object({ heading: Text, field: TextOrNull, example: Text })),
  /** What a column may be read as; none where the file cannot be read anew. */
  fields: Type.Array(Text),
  /** Set where too little is understood to read a row, in words. */
  lacking: TextOrNull,
  /** Set where the same file was applied before. */
  earlier: Type.Union([Type.Object({ at: TextOrNull, by: Text }), Type.Null()]),
  trial: UploadStep,
  applied: Type.Union([UploadStep, Type.Null()]),
});
export type Upload = Static<typeof Upload>;

const Shown = { 200: Upload, '4xx': Problem };

export const showUpload = {
  method: 'GET',
  url: '/api/staff/upload',
  schema: {
    tags,
    summary: 'How a file was understood, what would become of its rows, and what became of them',
    querystring: Exactly({ upload_id: UploadId, lang: Lang }),
    response: Shown,
  },
} as const;

export const applyUpload = {
  method: 'POST',
  url: '/api/staff/upload/apply',
  schema: {
    tags,
    summary:
      'Applies a file whose trial has ended; a row that came to something else since is left alone',
    body: Exactly({
      upload_id: UploadId,
      trial_id: TrialSeen,
      ...{ withdrawals: Agreed, zeroed: Agreed, prices: Agreed },
      lang: Lang,
    }),
    response: Shown,
  },
} as const;

export const readUploadAnew = {
  method: 'POST',
  url: '/api/staff/upload/columns',
  schema: {
    tags,
    summary: 'Reads a file anew by what its columns are said to hold, and tries it out again',
    description: 'What was said of a file that was applied holds for later ones with its headings.',
    body: Exactly({
      upload_id: UploadId,
      trial_id: TrialSeen,
      /** What each column is read as, in their order; null for one that is not read. */
      fields: Type.Array(Type.Union([Type.String({ minLength: 1, maxLength: 64 }), Type.Null()]), {
        maxItems: MOST_COLUMNS,
      }),
      lang: Lang,
    }),
    response: Shown,
  },
} as const;

export const stopUpload = {
  method: 'POST',
  url: '/api/staff/upload/stop',
  schema: {
    tags,
    summary: 'Stops what is being done with a file; what is taken already stays',
    description:
      'With `trial_id` the trial that somebody looks at, without it what applies the file.',
    body: Exactly({ upload_id: UploadId, trial_id: TrialSeen, lang: Lang }),
    response: Shown,
  },
} as const;

export const exportUploadResults = {
  method: 'GET',
  url: '/api/staff/upload/results',
  schema: {
    tags,
    summary: 'What became of the rows of a file as a CSV file, the unchanged ones left out',
    querystring: Exactly({ upload_id: UploadId, lang: Lang }),
    response: { 200: FileContent, '4xx': Problem },
  },
} as const;
