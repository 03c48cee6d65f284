import type { Upload, UploadedRow, UploadRows } from '#contract/staffUploads';

import type { DeskMember } from './desk';
import type { TestResponse, TestServer } from './startOn';

const ENDED: readonly string[] = ['done', 'cancelled', 'failed', 'needs_confirmation'];

export interface UploadOptions {
  kind?: string;
  name?: string;
  as_of?: string;
  lang?: string;
}

const FAILED = ['error', 'conflict', 'needs_confirmation', 'stale', 'superseded'];

/** An upload, and the rows of its step: those that change something, and those that cannot. */
export type UploadWithRows = Upload & { good: UploadedRow[]; bad: UploadedRow[] };

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

  const rows = async (upload_id: string): Promise<UploadedRow[]> => {
    const all: UploadedRow[] = [];
    for (let from: number | null = 1; from !== null;) {
      const { body }: TestResponse<UploadRows> = await server.ask<UploadRows>(
        'GET',
        '/api/staff/upload/rows',
        { as, query: { upload_id, from: String(from) } },
      );
      all.push(...body.rows);
      from = body.next;
    }
    return all;
  };

  /** Polls until nothing is in progress. */
  const waitForEnd = async (upload_id: string): Promise<UploadWithRows> => {
    for (;;) {
      const { body } = await show(upload_id);
      const { state } = body.applied ?? body.dry_run;
      if (ENDED.includes(state)) {
        const all = await rows(upload_id);
        const bad = all.filter(({ outcome }) => FAILED.includes(outcome));
        return { ...body, bad, good: all.filter((row) => !bad.includes(row)) };
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const press = (upload_id: string, agreed: object = {}): Promise<TestResponse<Upload>> =>
    server.ask<Upload>('POST', '/api/staff/upload/apply', { as, body: { upload_id, ...agreed } });

  const setColumns = (
    { upload_id, dry_run_id }: Pick<Upload, 'upload_id'> & Partial<Upload>,
    mapping: readonly (string | null)[] | { heading_line: number },
  ): Promise<TestResponse<Upload>> =>
    server.ask<Upload>('POST', '/api/staff/upload/columns', {
      as,
      body: {
        upload_id,
        dry_run_id,
        ...('heading_line' in mapping ? mapping : { fields: mapping }),
      },
    });

  /** Stops the given dry run, or the application of the file. */
  const stop = (upload_id: string, dry_run_id?: string): Promise<TestResponse<Upload>> =>
    server.ask<Upload>('POST', '/api/staff/upload/stop', { as, body: { upload_id, dry_run_id } });

  return {
    send,
    show,
    rows,
    press,
    stop,
    waitForEnd,
    setColumns,
    /** Rereads a file with the given meaning of its columns, and waits for its dry run. */
    reread: async (upload: Upload, fields: readonly (string | null)[]): Promise<UploadWithRows> => {
      expect((await setColumns(upload, fields)).status).toBe(200);
      return waitForEnd(upload.upload_id);
    },
    /** Uploads a file and waits for its dry run. */
    tried: async (
      content: string | Buffer,
      options: UploadOptions = {},
    ): Promise<UploadWithRows> => {
      const { upload_id = '', ...response } = await send(content, options);
      expect(response).toEqual({ status: true, code: 200 });
      return waitForEnd(upload_id);
    },
    /** Applies a file after its dry run and waits until it is done. */
    applied: async ({ upload_id }: Upload, agreed: object = {}): Promise<UploadWithRows> => {
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
