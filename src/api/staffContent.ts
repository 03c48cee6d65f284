import type { ContentEntry as EntryOf, ContentKind } from '#contract/contentDocument';
import type { Call, Reply } from '#contract/route';
import type {
  changeContent,
  ContentList,
  countContent,
  listContent,
  uploadContentPicture,
} from '#contract/staffContent';

import { api } from './api';
import { buildRequest, withParts } from './buildRequest';

export type { ContentKind };
type Named<Entry> = Entry extends unknown ? keyof Entry : never;
type Field<Entry, Name> = Entry extends unknown
  ? Name extends keyof Entry
    ? Entry[Name]
    : never
  : never;
/** An entry of any list, with the union of all lists' fields. */
export type DeskContentEntry = { [Name in Named<EntryOf>]?: Field<EntryOf, Name> };
type ContentChange = Call<typeof changeContent>['body'];
/** The changes to a list, whichever it is. */
export type ContentChanges = Omit<ContentChange, 'kind'>;
export type ContentCount = Reply<typeof countContent>['kinds'][number];

/** A list with the version that was read. */
export interface ContentListing {
  version: number;
  entries: readonly DeskContentEntry[];
}

const ROOT = '/api/staff/content';

const listingOf = ({ kind, version, content }: ContentList): ContentListing => ({
  version,
  entries: content[kind] ?? [],
});

/** Returns what identifies an entry within its list. */
export const idOfEntry = ({ name, id }: DeskContentEntry): string => name ?? id ?? '';

const reads = api.enhanceEndpoints({ addTagTypes: ['DeskContent'] }).injectEndpoints({
  endpoints: (build) => ({
    countContent: build.query<ContentCount[], void>({
      query: () => buildRequest<typeof countContent>({ method: 'GET', url: ROOT, query: {} }),
      transformResponse: ({ kinds }: Reply<typeof countContent>) => kinds,
      providesTags: ['DeskContent'],
      keepUnusedDataFor: 0,
    }),
    listContent: build.query<ContentListing, ContentKind>({
      query: (kind) =>
        buildRequest<typeof listContent>({ method: 'GET', url: `${ROOT}/list`, query: { kind } }),
      transformResponse: listingOf,
      providesTags: ['DeskContent'],
      keepUnusedDataFor: 0,
    }),
  }),
});

const actions = reads.injectEndpoints({
  endpoints: (build) => ({
    /** Returns the updated list; after a refusal the list is refetched. */
    changeContent: build.mutation({
      ...withParts<typeof changeContent>('POST', `${ROOT}/change`),
      transformResponse: listingOf,
      onQueryStarted: async ({ body: { kind } }, { dispatch, queryFulfilled }) => {
        const result = await queryFulfilled.catch(() => undefined);
        if (result) dispatch(reads.util.upsertQueryData('listContent', kind, result.data));
      },
      invalidatesTags: (_done, error) => (error ? ['DeskContent'] : []),
    }),
    /** Returns the URL of the picture. */
    uploadContentPicture: build.mutation<string, File>({
      query: (file) => ({
        ...buildRequest<typeof uploadContentPicture>(
          { method: 'PUT', url: `${ROOT}/picture`, query: {} },
          { 'Content-Type': file.type },
        ),
        body: file,
      }),
      transformResponse: ({ image }: Reply<typeof uploadContentPicture>) => image,
    }),
  }),
});

export const { useCountContentQuery, useListContentQuery } = reads;
export const { useChangeContentMutation, useUploadContentPictureMutation } = actions;
