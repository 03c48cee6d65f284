import { Type, type Static } from 'typebox';

import { CONTENT } from '#domain/content';

import { Exactly, Lang, Problem } from './common';
import { CONTENT_KINDS, ContentDocument } from './contentDocument';

const tags = ['Desk: content'] as const;

const Kind = Type.Enum([...CONTENT_KINDS]);
const Version = Type.Integer({ minimum: 0 });
const Id = Type.String({ minLength: 1, maxLength: CONTENT.id });

export const countContent = {
  method: 'GET',
  url: '/api/staff/content',
  schema: {
    tags,
    summary: 'The lists of the informational content, each with how much it holds',
    querystring: Exactly({ lang: Lang }),
    response: {
      200: Type.Object({
        kinds: Type.Array(
          Type.Object({
            kind: Kind,
            count: Type.Integer(),
            /** Of these, what nobody sees. */
            hidden: Type.Integer(),
          }),
        ),
      }),
      '4xx': Problem,
    },
  },
} as const;

/** Entries stand as they do in a document of content. */
const Entries = Type.Object({ kind: Kind, version: Version, content: ContentDocument });
export type ContentList = Static<typeof Entries>;

export const listContent = {
  method: 'GET',
  url: '/api/staff/content/list',
  schema: {
    tags,
    summary: 'One list, in the order in which people see it',
    querystring: Exactly({ kind: Kind, lang: Lang }),
    response: { 200: Entries, '4xx': Problem },
  },
} as const;

/** Entries of the list that is changed: checked as an import checks them, and refused by their fields, such as `title.en`. */
const Given = Type.Optional(ContentDocument);

export const changeContent = {
  method: 'POST',
  url: '/api/staff/content/change',
  schema: {
    tags,
    summary: 'Adds or replaces entries, removes one, or puts them in another order',
    body: Exactly({
      kind: Kind,
      /** 412 where the list has another version by now. */
      version: Version,
      add: Given,
      replace: Given,
      remove: Type.Optional(Id),
      /** The ids of all entries, after what is done beside it. */
      order: Type.Optional(Type.Array(Id, { maxItems: CONTENT.entries })),
      lang: Lang,
    }),
    response: { 200: Entries, '4xx': Problem },
  },
} as const;

export const uploadContentPicture = {
  method: 'PUT',
  url: '/api/staff/content/picture',
  schema: {
    tags,
    summary: 'Stores a picture for the content: the bytes of a JPEG, PNG or WebP file',
    querystring: Exactly({ lang: Lang }),
    response: {
      200: Type.Object({
        status: Type.Literal(true),
        /** Goes into `image` of an entry; what no entry shows is removed after 30 days. */
        image: Type.String({ maxLength: CONTENT.address }),
      }),
      '4xx': Problem,
    },
  },
} as const;

export const exportContent = {
  method: 'GET',
  url: '/api/staff/content/export',
  schema: {
    tags,
    summary: 'All content as one document, which an import takes again',
    querystring: Exactly({ lang: Lang }),
    response: { 200: ContentDocument, '4xx': Problem },
  },
} as const;
