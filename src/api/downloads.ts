import type { FetchArgs } from '@reduxjs/toolkit/query';

import { api } from './api';

/** Turns a file into an object URL of this page; a refusal is still parsed as JSON. */
const toObjectUrl = async (response: Response): Promise<unknown> =>
  response.ok ? URL.createObjectURL(await response.blob()) : response.json();

const downloadsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Fetches a file like any other call (token, language, signing in again) and returns a `blob:`
     * URL, which the caller must revoke.
     */
    downloadFile: build.mutation<string, FetchArgs>({
      query: (request) => ({ ...request, responseHandler: toObjectUrl }),
    }),
  }),
});

export const { useDownloadFileMutation } = downloadsApi;
