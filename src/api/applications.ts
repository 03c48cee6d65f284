import type {
  Application,
  deleteDraft,
  mailDraft,
  resumeDraft,
  saveDraft,
  showDraft,
  submitApplication,
  Submitted,
} from '#contract/applications';
import type { Call, Reply } from '#contract/route';

import { api } from './api';
import { buildRequest, withQuery, withBody } from './buildRequest';

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
    showDraft: build.query({
      ...withQuery<typeof showDraft>('GET', '/api/application-draft'),
      extraOptions: { feature: 'drafts' },
      keepUnusedDataFor: 0,
    }),
    saveDraft: build.mutation<Reply<typeof saveDraft>, Call<typeof saveDraft>['body']>({
      extraOptions: { feature: 'drafts' },
      query: (body) => ({
        ...buildRequest<typeof saveDraft>({ method: 'PUT', url: '/api/application-draft', body }),
        keepalive: JSON.stringify(body).length < MAX_KEEPALIVE_LENGTH,
      }),
    }),
    deleteDraft: build.mutation({
      ...withQuery<typeof deleteDraft>('DELETE', '/api/application-draft'),
      extraOptions: { feature: 'drafts' },
    }),
    mailDraft: build.mutation({
      ...withBody<typeof mailDraft>('POST', '/api/application-draft/mail'),
      extraOptions: { feature: 'drafts' },
    }),
    resumeDraft: build.mutation({
      ...withBody<typeof resumeDraft>('POST', '/api/application-draft/resume'),
      extraOptions: { feature: 'drafts' },
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
