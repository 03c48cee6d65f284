import type { LinesReport } from '#contract/lines';
import type { uploadScans } from '#contract/opticon';
import type { Call } from '#contract/route';

import { api } from './api';
import { buildRequest } from './buildRequest';
import { parseReport, productsOfReport } from './parseReport';

export const opticonApi = api.injectEndpoints({
  endpoints: (build) => ({
    uploadScans: build.mutation<LinesReport, Call<typeof uploadScans>['body'] & { key?: string }>({
      query: ({ key, ...body }) =>
        buildRequest<typeof uploadScans>(
          { method: 'POST', url: '/api/opticon', body },
          key ? { 'Idempotency-Key': key } : undefined,
        ),
      transformResponse: (answer: Partial<LinesReport> | null, _meta, { products }) =>
        parseReport(answer, products),
      extraOptions: { productsOf: productsOfReport },
    }),
  }),
});
