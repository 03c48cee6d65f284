import type { Call, Reply } from '#contract/route';
import type {
  applyUpload,
  exportUploadResults,
  listUploadRows,
  rereadUpload,
  sendUpload,
  showUpload,
  stopUpload,
  Upload,
  UploadedRow,
  UploadStep,
} from '#contract/staffUploads';

import { api } from './api';
import { buildRequest, readFrom, withQuery, withBody } from './buildRequest';

export type { Upload, UploadedRow, UploadStep };

const ROOT = '/api/staff/upload';

/** Builds the request that exports the outcome of each row as a file. */
export const uploadResultsFile = readFrom<typeof exportUploadResults>(`${ROOT}/results`);

type Shown = Call<typeof showUpload>['query'];
/** All rows, and the step of the upload that they are of. */
type ListedRows = Shown & { step: string };
type NewUpload = Call<typeof sendUpload>['query'] & { file: File };

const tag = 'DeskUpload';

const reads = api.enhanceEndpoints({ addTagTypes: [tag] }).injectEndpoints({
  endpoints: (build) => ({
    showUpload: build.query({
      ...withQuery<typeof showUpload>('GET', ROOT),
      providesTags: [tag],
      keepUnusedDataFor: 0,
    }),
    listUploadRows: build.query<UploadedRow[], ListedRows>({
      queryFn: async ({ step: _step, ...query }, _api, _options, fetchWithBaseQuery) => {
        const rows: UploadedRow[] = [];
        for (let from: number | null = 1; from !== null;) {
          const url = `${ROOT}/rows` as const;
          const { data, error } = await fetchWithBaseQuery(
            buildRequest<typeof listUploadRows>({ method: 'GET', url, query: { ...query, from } }),
          );
          if (error) return { error };
          const page = data as Reply<typeof listUploadRows>;
          rows.push(...page.rows);
          from = page.next;
        }
        return { data: rows };
      },
      keepUnusedDataFor: 0,
    }),
  }),
});

interface Started {
  dispatch: (action: ReturnType<typeof reads.util.upsertQueryData>) => unknown;
  getState: () => Parameters<typeof reads.util.selectCachedArgsForQuery>[0];
  queryFulfilled: Promise<{ data: Upload }>;
}

/** Caches the updated upload that an action returns, where it is shown. */
const cacheResult = async (
  { upload_id }: { upload_id: string },
  { dispatch, getState, queryFulfilled }: Started,
): Promise<void> => {
  const result = await queryFulfilled.catch(() => undefined);
  if (!result) return;
  for (const shown of reads.util.selectCachedArgsForQuery(getState(), 'showUpload')) {
    if (shown.upload_id !== upload_id) continue;
    dispatch(reads.util.upsertQueryData('showUpload', shown, result.data));
  }
};

/** A refusal may mean that the cached upload is stale, so it is refetched. */
const whenRefused = (_done: unknown, error: unknown) => (error ? ([tag] as const) : []);

const actions = reads.injectEndpoints({
  endpoints: (build) => ({
    sendUpload: build.mutation<Reply<typeof sendUpload>, NewUpload>({
      query: ({ file, ...query }) => ({
        ...buildRequest<typeof sendUpload>(
          { method: 'PUT', url: ROOT, query },
          { 'Content-Type': 'application/octet-stream' },
        ),
        body: file,
      }),
    }),
    applyUpload: build.mutation<Upload, Call<typeof applyUpload>['body']>({
      ...withBody<typeof applyUpload>('POST', `${ROOT}/apply`),
      onQueryStarted: cacheResult,
      invalidatesTags: whenRefused,
    }),
    rereadUpload: build.mutation<Upload, Call<typeof rereadUpload>['body']>({
      ...withBody<typeof rereadUpload>('POST', `${ROOT}/columns`),
      onQueryStarted: cacheResult,
      invalidatesTags: whenRefused,
    }),
    stopUpload: build.mutation<Upload, Call<typeof stopUpload>['body']>({
      ...withBody<typeof stopUpload>('POST', `${ROOT}/stop`),
      onQueryStarted: cacheResult,
      invalidatesTags: whenRefused,
    }),
  }),
});

export const { useListUploadRowsQuery, useShowUploadQuery } = reads;
export const {
  useSendUploadMutation,
  useApplyUploadMutation,
  useRereadUploadMutation,
  useStopUploadMutation,
} = actions;
