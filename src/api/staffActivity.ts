import type { Call } from '#contract/route';
import type { ActivityEntry, exportActivity, listActivity } from '#contract/staffActivity';

import { api } from './api';
import { buildRequest, withQuery } from './buildRequest';

export type { ActivityEntry };
export type ActivityQuery = Call<typeof exportActivity>['query'];

/** Builds the request that exports the activity as a file. */
export const activityFile = (query: ActivityQuery) =>
  buildRequest<typeof exportActivity>({ method: 'GET', url: '/api/staff/activity/export', query });

/** The activity log; nothing of it stays cached once its screen is left. */
const staffActivityApi = api.injectEndpoints({
  endpoints: (build) => ({
    listActivity: build.query({
      ...withQuery<typeof listActivity>('GET', '/api/staff/activity'),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useListActivityQuery } = staffActivityApi;
