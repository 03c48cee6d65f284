import type { ContentEntry, ContentKind } from '#contract/contentDocument';
import type { Call, Reply } from '#contract/route';
import type { changeContent, ContentList, countContent, listContent } from '#contract/staffContent';

import { api } from './api';
import { call } from './call';

export type { ContentEntry, ContentKind };
type ContentChange = Call<typeof changeContent>['body'];
/** What is to be another way, whatever the list's version is. */
export type ContentChanges = Omit<ContentChange, 'kind' | 'version' | 'lang'>;
export type ContentCount = Reply<typeof countContent>['kinds'][number];

/** A list as it was read. */
export interface ContentListing {
  version: number;
  entries: readonly ContentEntry[];
}

const ROOT = '/api/staff/content';

const listingOf = ({ kind, version, content }: ContentList): ContentListing => ({
  version,
  entries: content[kind] ?? [],
});

/** By what an entry is told apart within its list. */
export const idOfEntry = (entry: ContentEntry): string => ('name' in entry ? entry.name : entry.id);

const reads = api.enhanceEndpoints({ addTagTypes: ['DeskContent'] }).injectEndpoints({
  endpoints: (build) => ({
    countContent: build.query<ContentCount[], void>({
      query: () => call<typeof countContent>({ method: 'GET', url: ROOT, query: {} }),
      transformResponse: ({ kinds }: Reply<typeof countContent>) => kinds,
      providesTags: ['DeskContent'],
      keepUnusedDataFor: 0,
    }),
    listContent: build.query<ContentListing, ContentKind>({
      query: (kind) =>
        call<typeof listContent>({ method: 'GET', url: `${ROOT}/list`, query: { kind } }),
      transformResponse: listingOf,
      providesTags: ['DeskContent'],
      keepUnusedDataFor: 0,
    }),
  }),
});

const deeds = reads.injectEndpoints({
  endpoints: (build) => ({
    /** What is answered is the list as it is now; after a refusal it is read anew. */
    changeContent: build.mutation<ContentListing, ContentChange>({
      query: (body) => call<typeof changeContent>({ method: 'POST', url: `${ROOT}/change`, body }),
      transformResponse: listingOf,
      onQueryStarted: async ({ kind }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer) dispatch(reads.util.upsertQueryData('listContent', kind, answer.data));
      },
      invalidatesTags: (_done, error) => (error ? ['DeskContent'] : []),
    }),
  }),
});

export const { useCountContentQuery, useListContentQuery } = reads;
export const { useChangeContentMutation } = deeds;
