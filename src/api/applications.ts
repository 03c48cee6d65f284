import type {
  Application,
  deleteDraft,
  Draft,
  mailDraft,
  resumeDraft,
  saveDraft,
  showDraft,
  submitApplication,
  Submitted,
} from '#contract/applications';
import type { Call, Reply } from '#contract/route';

import { api } from './api';
import { buildRequest, readFrom } from './buildRequest';

/**
 * Maximum body length, in characters, for which the browser keeps a request alive after its page is
 * closed.
 */
const MAX_KEEPALIVE_LENGTH = 16_000;

const applicationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `key` makes repeated submissions harmless: the server stores one application. */
    submitApplication: build.mutation<Submitted, { application: Application; key: string }>({
      query: ({ application, key }) =>
        buildRequest<typeof submitApplication>(
          { method: 'POST', url: '/api/store/user', body: application },
          { 'Idempotency-Key': key },
        ),
    }),
    showDraft: build.query<Reply<typeof showDraft>, Call<typeof showDraft>['query']>({
      extraOptions: { feature: 'drafts' },
      query: readFrom<typeof showDraft>('/api/application-draft'),
      keepUnusedDataFor: 0,
    }),
    saveDraft: build.mutation<Reply<typeof saveDraft>, Call<typeof saveDraft>['body']>({
      extraOptions: { feature: 'drafts' },
      query: (body) => ({
        ...buildRequest<typeof saveDraft>({ method: 'PUT', url: '/api/application-draft', body }),
        keepalive: JSON.stringify(body).length < MAX_KEEPALIVE_LENGTH,
      }),
    }),
    deleteDraft: build.mutation<Reply<typeof deleteDraft>, Call<typeof deleteDraft>['query']>({
      extraOptions: { feature: 'drafts' },
      query: (query) =>
        buildRequest<typeof deleteDraft>({
          method: 'DELETE',
          url: '/api/application-draft',
          query,
        }),
    }),
    mailDraft: build.mutation<Reply<typeof mailDraft>, Call<typeof mailDraft>['body']>({
      extraOptions: { feature: 'drafts' },
      query: (body) =>
        buildRequest<typeof mailDraft>({
          method: 'POST',
          url: '/api/application-draft/mail',
          body,
        }),
    }),
    resumeDraft: build.mutation<Draft, Call<typeof resumeDraft>['body']>({
      extraOptions: { feature: 'drafts' },
      query: (body) =>
        buildRequest<typeof resumeDraft>({
          method: 'POST',
          url: '/api/application-draft/resume',
          body,
        }),
      transformResponse: ({ draft }: Reply<typeof resumeDraft>) => draft,
    }),
  }),
});

export const {
  useSubmitApplicationMutation,
  useLazyShowDraftQuery,
  useSaveDraftMutation,
  useDeleteDraftMutation,
  useMailDraftMutation,
  useResumeDraftMutation,
} = applicationsApi;
