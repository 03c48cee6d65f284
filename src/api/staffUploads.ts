import type { Call, Reply } from '#contract/route';
import type {
  applyUpload,
  exportUploadResults,
  rereadUpload,
  sendUpload,
  showUpload,
  stopUpload,
  Upload,
  UploadedRow,
  UploadStep,
} from '#contract/staffUploads';

import { api } from './api';
import { buildRequest } from './buildRequest';

export type { Upload, UploadedRow, UploadStep };

const ROOT = '/api/staff/upload';

/** Builds the request that exports the outcome of each row as a file. */
export const uploadResultsFile = (query: Call<typeof exportUploadResults>['query']) =>
  buildRequest<typeof exportUploadResults>({ method: 'GET', url: `${ROOT}/results`, query });

type Shown = Call<typeof showUpload>['query'];
type NewUpload = Call<typeof sendUpload>['query'] & { file: File };

const tag = 'DeskUpload';

const reads = api.enhanceEndpoints({ addTagTypes: [tag] }).injectEndpoints({
  endpoints: (build) => ({
    showUpload: build.query<Upload, Shown>({
      query: (query) => buildRequest<typeof showUpload>({ method: 'GET', url: ROOT, query }),
      providesTags: [tag],
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
      query: (body) =>
        buildRequest<typeof applyUpload>({ method: 'POST', url: `${ROOT}/apply`, body }),
      onQueryStarted: cacheResult,
      invalidatesTags: whenRefused,
    }),
    rereadUpload: build.mutation<Upload, Call<typeof rereadUpload>['body']>({
      query: (body) =>
        buildRequest<typeof rereadUpload>({ method: 'POST', url: `${ROOT}/columns`, body }),
      onQueryStarted: cacheResult,
      invalidatesTags: whenRefused,
    }),
    stopUpload: build.mutation<Upload, Call<typeof stopUpload>['body']>({
      query: (body) =>
        buildRequest<typeof stopUpload>({ method: 'POST', url: `${ROOT}/stop`, body }),
      onQueryStarted: cacheResult,
      invalidatesTags: whenRefused,
    }),
  }),
});

export const { useShowUploadQuery } = reads;
export const {
  useSendUploadMutation,
  useApplyUploadMutation,
  useRereadUploadMutation,
  useStopUploadMutation,
} = actions;
