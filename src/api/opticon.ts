import type { LinesReport, UsualQuantity } from '#contract/lines';
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
      extraOptions: { productsOf: productsOfReport, isConfirmed: true },
    }),
    /** What the customer usually orders of a product; `null` if the server does not say. */
    usualQuantity: build.query<
      UsualQuantity | null,
      Pick<Call<typeof uploadScans>['body'], 'user_id' | 'country' | 'lang'> & { code: string }
    >({
      query: ({ code, ...body }) =>
        buildRequest<typeof uploadScans>({
          method: 'POST',
          url: '/api/opticon',
          body: { ...body, products: [{ code, item: 1 }], check: true },
        }),
      transformResponse: (answer: Partial<LinesReport> | null) => answer?.lines?.[0]?.usual ?? null,
    }),
  }),
});

export const { useUsualQuantityQuery } = opticonApi;
