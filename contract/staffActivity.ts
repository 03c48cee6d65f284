import { Type, type Static } from 'typebox';

import { ACTIVITY_KINDS, ACTOR_KINDS, SUBJECTS } from '#domain/activity';

import { Day, Exactly, FileContent, Lang, Nullable, Problem, TimeZone } from './common';

const tags = ['Desk: activity'] as const;

/** A file that something came by; `upload` is where the desk still shows it. */
const ActivityFile = Type.Object({
  name: Type.String(),
  upload: Nullable(
    Type.Object({
      what: Type.Enum(['products', 'customers']),
      upload_id: Type.String(),
    }),
  ),
});
export type ActivityFile = Static<typeof ActivityFile>;

export const ActivityEntry = Type.Object({
  /** Of the event or of the look, unlike any other. */
  id: Type.String(),
  at: Type.String(),
  kind: Type.String(),
  actor_kind: Type.Enum([...ACTOR_KINDS]),
  /** An e-mail address, a customer code, the name of a key; '' where nobody is known. */
  actor: Type.String(),
  /** The company of a customer; of others what `actor` says. */
  actor_name: Type.String(),
  /** What happened, with the names of what it happened to. */
  sentence: Type.String(),
  /** What it happened to or what was looked at, with its number or id; '' where that says nothing. */
  subject_kind: Type.Enum([...SUBJECTS, '']),
  subject: Type.String(),
  /** What it is called. */
  subject_name: Type.String(),
  file: Nullable(ActivityFile),
  /** The network address; '' where none is kept. */
  address: Type.String(),
});
export type ActivityEntry = Static<typeof ActivityEntry>;

const narrowing = {
  kind: Type.Optional(Type.Enum([...ACTIVITY_KINDS])),
  /** A part of the name of who did it. */
  actor: Type.Optional(Type.String({ maxLength: 200 })),
  /** The number of an order or of an application, a customer code, the name of a key. */
  subject: Type.Optional(Type.String({ maxLength: 200 })),
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  /** Whose days `from` and `to` are; UTC where it is left out. */
  zone: TimeZone,
  lang: Lang,
};

export const listActivity = {
  method: 'GET',
  url: '/api/staff/activity',
  schema: {
    tags,
    summary: 'What happened and what the staff looked at, the last first',
    querystring: Exactly({ ...narrowing, after: Type.Optional(Type.String({ maxLength: 200 })) }),
    response: {
      200: Type.Object({
        entries: Type.Array(ActivityEntry),
        /** Send it as `after` for what is older; null at the end. */
        next: Nullable(Type.String()),
      }),
      '4xx': Problem,
    },
  },
} as const;

export const exportActivity = {
  method: 'GET',
  url: '/api/staff/activity/export',
  schema: {
    tags,
    summary: 'The same as a CSV file',
    querystring: Exactly(narrowing),
    response: { 200: FileContent, '4xx': Problem },
  },
} as const;
