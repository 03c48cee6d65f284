import type { changeColleague, Colleague, showCompany } from '#contract/company';
import type { Call, Reply } from '#contract/route';

import { api } from './api';
import { buildRequest, readFrom } from './buildRequest';

export type Company = Reply<typeof showCompany>;
export type { Colleague };
/** What is decided about a colleague. */
type ColleagueChange = NonNullable<Call<typeof changeColleague>['body']>;

const companyApi = api.enhanceEndpoints({ addTagTypes: ['Company'] }).injectEndpoints({
  endpoints: (build) => ({
    showCompany: build.query<Company, Call<typeof showCompany>['query']>({
      extraOptions: { feature: 'company-users' },
      query: readFrom<typeof showCompany>('/api/company'),
      providesTags: ['Company'],
    }),
    changeColleague: build.mutation<Reply<typeof changeColleague>, ColleagueChange>({
      extraOptions: { feature: 'company-users' },
      query: (body) =>
        buildRequest<typeof changeColleague>({ method: 'PUT', url: '/api/company/person', body }),
      invalidatesTags: ['Company'],
    }),
  }),
});

export const { useShowCompanyQuery, useChangeColleagueMutation } = companyApi;
