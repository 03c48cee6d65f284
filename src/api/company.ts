import type { changeColleague, Colleague, showCompany } from '#contract/company';
import type { Reply } from '#contract/route';

import { api } from './api';
import { withQuery, withBody } from './buildRequest';

export type Company = Reply<typeof showCompany>;
export type { Colleague };

const companyApi = api.enhanceEndpoints({ addTagTypes: ['Company'] }).injectEndpoints({
  endpoints: (build) => ({
    showCompany: build.query({
      ...withQuery<typeof showCompany>('GET', '/api/company'),
      extraOptions: { feature: 'company-users' },
      providesTags: ['Company'],
    }),
    changeColleague: build.mutation({
      ...withBody<typeof changeColleague>('PUT', '/api/company/person'),
      extraOptions: { feature: 'company-users' },
      invalidatesTags: ['Company'],
    }),
  }),
});

export const { useShowCompanyQuery, useChangeColleagueMutation } = companyApi;
