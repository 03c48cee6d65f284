import type { Upload } from '#contract/staffUploads';

import type { DeskMember } from './desk';
import type { TestResponse, TestServer } from './startOn';

const ENDED: readonly string[] = ['done', 'cancelled', 'failed', 'needs_confirmation'];

export interface UploadOptions {
  kind?: string;
  name?: string;
  as_of?: string;
  lang?: string;
}

/** File uploads by a staff member at the desk. */
export function uploader(server: TestServer, as: DeskMember) {
  const send = async (
    content: string | Buffer,
    { lang, ...options }: UploadOptions = {},
    headers: object = {},
  ) => {
    const { statusCode, body } = await server.app.inject({
      method: 'PUT',
      url: '/api/staff/upload',
      query: { kind: 'prices', name: 'prices.csv', ...options },
      headers: {
        'content-type': 'application/octet-stream',
        authorization: `Bearer ${as.token}`,
        ...(lang && { 'accept-language': lang }),
        ...headers,
      },
      payload: content,
    });
    const response = JSON.parse(body) as { status: boolean; message?: string; upload_id?: string };
    return { ...response, code: statusCode };
  };
  const show = (upload_id: string) =>
    server.ask<Upload>('GET', '/api/staff/upload', { as, query: { upload_id } });

  /** Polls until nothing is in progress. */
  const waitForEnd = async (upload_id: string): Promise<Upload> => {
    for (;;) {
      const { body } = await show(upload_id);
      const { state } = body.applied ?? body.trial;
      if (ENDED.includes(state)) return body;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const press = (upload_id: string, agreed: object = {}): Promise<TestResponse<Upload>> =>
    server.ask<Upload>('POST', '/api/staff/upload/apply', { as, body: { upload_id, ...agreed } });

  const setColumns = (
    { upload_id, trial_id }: Pick<Upload, 'upload_id'> & Partial<Upload>,
    fields: readonly (string | null)[],
  ): Promise<TestResponse<Upload>> =>
    server.ask<Upload>('POST', '/api/staff/upload/columns', {
      as,
      body: { upload_id, trial_id, fields },
    });

  /** Stops the given trial, or the application of the file. */
  const stop = (upload_id: string, trial_id?: string): Promise<TestResponse<Upload>> =>
    server.ask<Upload>('POST', '/api/staff/upload/stop', { as, body: { upload_id, trial_id } });

  return {
    send,
    show,
    press,
    stop,
    waitForEnd,
    setColumns,
    /** Rereads a file with the given meaning of its columns, and waits for its trial. */
    reread: async (upload: Upload, fields: readonly (string | null)[]): Promise<Upload> => {
      expect((await setColumns(upload, fields)).status).toBe(200);
      return waitForEnd(upload.upload_id);
    },
    /** Uploads a file and waits for its trial. */
    tried: async (content: string | Buffer, options: UploadOptions = {}): Promise<Upload> => {
      const { upload_id = '', ...response } = await send(content, options);
      expect(response).toEqual({ status: true, code: 200 });
      return waitForEnd(upload_id);
    },
    /** Applies a file after its trial and waits until it is done. */
    applied: async ({ upload_id }: Upload, agreed: object = {}): Promise<Upload> => {
      expect((await press(upload_id, agreed)).status).toBe(200);
      return waitForEnd(upload_id);
    },
    /** Returns line, key, outcome and field of each row of the results file. */
    results: async (upload_id: string): Promise<string[][]> => {
      const { text } = await server.ask('GET', '/api/staff/upload/results', {
        as,
        query: { upload_id },
      });
      const rows = text.replace('\ufeff', '').trimEnd().split('\r\n').slice(1);
      return rows.map((row) => row.split(',').slice(0, 4).filter(Boolean));
    },
  };
}

export type Uploader = ReturnType<typeof uploader>;
