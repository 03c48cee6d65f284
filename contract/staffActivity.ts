import { Type, type Static } from 'typebox';

import { ACTIVITY_KINDS, ACTOR_KINDS, SUBJECTS } from '#domain/activity';

import { Day, StrictObject, Lang, Nullable, TimeZone } from './fields';
import { FileContent, Problem } from './replies';

const tags = ['Desk: activity'] as const;

/** The file that caused an event; `upload` identifies it while the desk can still show it. */
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
  /** Unique id of the event or access record. */
  id: Type.String(),
  at: Type.String(),
  kind: Type.String(),
  actor_kind: Type.Enum([...ACTOR_KINDS]),
  /** An e-mail address, a customer code or the name of a key; '' if unknown. */
  actor: Type.String(),
  /** The company for a customer; otherwise the same as `actor`. */
  actor_name: Type.String(),
  /** Description of the event, including the names of the affected objects. */
  sentence: Type.String(),
  /** The kind of object that was changed or viewed, with its number or id; '' if not applicable. */
  subject_kind: Type.Enum([...SUBJECTS, '']),
  subject: Type.String(),
  /** Display name of the subject. */
  subject_name: Type.String(),
  file: Nullable(ActivityFile),
  /** The network address; '' if none is stored. */
  address: Type.String(),
});
export type ActivityEntry = Static<typeof ActivityEntry>;

const filters = {
  kind: Type.Optional(Type.Enum([...ACTIVITY_KINDS])),
  /** Substring of the actor's name. */
  actor: Type.Optional(Type.String({ maxLength: 200 })),
  /** The number of an order or application, a customer code, or the name of a key. */
  subject: Type.Optional(Type.String({ maxLength: 200 })),
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  /** Time zone of `from` and `to`; UTC if omitted. */
  zone: TimeZone,
  lang: Lang,
};

export const listActivity = {
  method: 'GET',
  url: '/api/staff/activity',
  schema: {
    tags,
    summary: 'Lists what happened and what staff viewed, newest first',
    querystring: StrictObject({
      ...filters,
      after: Type.Optional(Type.String({ maxLength: 200 })),
    }),
    response: {
      200: Type.Object({
        entries: Type.Array(ActivityEntry),
        /** Cursor to send as `after` for the next, older page; null at the end. */
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
    summary: 'Exports the same as a CSV file',
    querystring: StrictObject(filters),
    response: { 200: FileContent, '4xx': Problem },
  },
} as const;
