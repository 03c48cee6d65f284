import { Type, type Static } from 'typebox';

import { CONTENT_LIMITS } from '#domain/content';

import { CONTENT_KINDS, ContentDocument } from './contentDocument';
import { StrictObject, Lang } from './fields';
import { Problem } from './replies';

const tags = ['Desk: content'] as const;

const Kind = Type.Enum([...CONTENT_KINDS]);
const Id = Type.String({ minLength: 1, maxLength: CONTENT_LIMITS.id });

export const countContent = {
  method: 'GET',
  url: '/api/staff/content',
  schema: {
    tags,
    summary: 'Lists the kinds of informational content, with the number of entries of each',
    querystring: StrictObject({ lang: Lang }),
    response: {
      200: Type.Object({
        kinds: Type.Array(
          Type.Object({
            kind: Kind,
            count: Type.Integer(),
            /** Number of these entries that are not visible in the shop. */
            hidden: Type.Integer(),
          }),
        ),
      }),
      '4xx': Problem,
    },
  },
} as const;

/** Entries have the same shape as in a content document. */
const Entries = Type.Object({ kind: Kind, version: Type.Integer(), content: ContentDocument });
export type ContentList = Static<typeof Entries>;

export const listContent = {
  method: 'GET',
  url: '/api/staff/content/list',
  schema: {
    tags,
    summary: 'Returns one list, in display order',
    description: 'The `ETag` is its version; send it as `If-Match` with a change.',
    querystring: StrictObject({ kind: Kind, lang: Lang }),
    response: { 200: Entries, '4xx': Problem },
  },
} as const;

/**
 * Entries of the changed list, validated like an import; errors name their fields, for example
 * `title.en`.
 */
const OptionalDocument = Type.Optional(ContentDocument);

export const changeContent = {
  method: 'POST',
  url: '/api/staff/content/change',
  schema: {
    tags,
    summary: 'Adds or replaces entries, removes one, or reorders them',
    description:
      'With `If-Match`, the list is changed only if that is still its version (412); the response has the new version as `ETag`.',
    body: StrictObject({
      kind: Kind,
      add: OptionalDocument,
      replace: OptionalDocument,
      remove: Type.Optional(Id),
      /** The ids of all entries in their new order, after the other changes of this request. */
      order: Type.Optional(Type.Array(Id, { maxItems: CONTENT_LIMITS.entries })),
    }),
    response: { 200: Entries, '4xx': Problem },
  },
} as const;

export const uploadContentPicture = {
  method: 'PUT',
  url: '/api/staff/content/picture',
  schema: {
    tags,
    summary: 'Uploads a picture for the content: the bytes of a JPEG, PNG or WebP file',
    querystring: StrictObject({}),
    response: {
      200: Type.Object({
        status: Type.Literal(true),
        /** Use as `image` of an entry; pictures that no entry uses are deleted after 30 days. */
        image: Type.String({ maxLength: CONTENT_LIMITS.address }),
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
    summary: 'Exports all content as one document, which can be imported again',
    querystring: StrictObject({ lang: Lang }),
    response: { 200: ContentDocument, '4xx': Problem },
  },
} as const;
