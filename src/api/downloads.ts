import type { FetchArgs } from '@reduxjs/toolkit/query';

import { api } from './api';

/** A file is kept by the browser under an address of this page; a refusal stays what it is. */
const keepFile = async (response: Response): Promise<unknown> =>
  response.ok ? URL.createObjectURL(await response.blob()) : response.json();

const downloadsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Fetches a file as any call is made (token, language, signing in again) and hands back the
     * `blob:` address under which the browser holds it; who takes it there gives it up again.
     */
    downloadFile: build.mutation<string, FetchArgs>({
      query: (request) => ({ ...request, responseHandler: keepFile }),
    }),
  }),
});

export const { useDownloadFileMutation } = downloadsApi;
