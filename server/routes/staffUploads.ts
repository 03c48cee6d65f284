import { Readable } from 'node:stream';

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyError, FastifyRequest } from 'fastify';

import * as contract from '#contract/staffUploads';
import { hasRole } from '#domain/roles';
import { ROWS_FILE_LIMITS, UPLOADING_ROLES, UPLOAD_ROLES, type UploadKind } from '#domain/uploads';

import { uploadById, type StoredUpload } from '../db/uploads';
import { languageOf } from '../plugins/language';
import { staffOf } from '../plugins/session';
import { Refusal } from '../services/actions/refusal';
import { applyUpload } from '../services/uploads/applyUpload';
import { listUploadRows } from '../services/uploads/listUploadRows';
import type { UploadParts } from '../services/uploads/queueDryRun';
import { receiveUpload } from '../services/uploads/receiveUpload';
import { remapUpload } from '../services/uploads/remapUpload';
import { showUpload } from '../services/uploads/showUpload';
import { openSources } from '../services/uploads/sources';
import { stopUpload } from '../services/uploads/stopUpload';
import { tooLarge } from '../services/uploads/storeFile';
import { assertCurrentDryRun } from '../services/uploads/tooLateRefusal';

import { confirmedCounts } from './confirmedCounts';
import { jobResults } from './jobResults';
import { sendSheet } from './sendSheet';
import { serve, type App } from './serve';
import { staffLogger } from './staffLogger';

interface Parts extends Omit<UploadParts, 'sources'> {
  dataDir: string;
}

const STAFF = { access: 'staff', role: UPLOADING_ROLES } as const;

/** Uploads of product, price, stock and customer files: first a dry run, then applied. */
export const staffUploadRoutes: FastifyPluginAsyncTypebox<Parts> = async (
  app,
  { dataDir, ...rest },
) => {
  const parts = { ...rest, sources: openSources(dataDir) };
  await app.register(uploadRoute, parts);
  registerReads(app, parts);
  registerChanges(app, parts);
};

const presentUpload = async (parts: UploadParts, request: FastifyRequest, id: string) =>
  showUpload(parts, await permittedUpload(parts, request, id), languageOf(request));

function registerReads(app: App, parts: UploadParts) {
  const { db } = parts;
  const logAction = staffLogger(parts);

  serve(app, contract.showUpload, { ...STAFF, limit: 'browse' }, (request) =>
    presentUpload(parts, request, request.query.upload_id),
  );

  serve(app, contract.listUploadRows, { ...STAFF, limit: 'browse' }, async (request) => {
    const { upload_id, from = 1 } = request.query;
    const upload = await permittedUpload(parts, request, upload_id);
    return listUploadRows(db, upload, from, languageOf(request));
  });

  serve(
    app,
    contract.exportUploadResults,
    { ...STAFF, limit: 'export' },
    async (request, reply) => {
      const language = languageOf(request);
      const upload = await permittedUpload(parts, request, request.query.upload_id);
      const jobId = upload.job_id ?? upload.dry_run_id;
      await logAction(request, 'read job results', jobId);
      const sheet = jobResults(db, jobId, language, JSON.parse(upload.lines) as number[]);
      return sendSheet(reply, sheet, { format: 'csv', name: 'results', language, country: 'CA' });
    },
  );
}

/** Each route responds with the updated upload. */
function registerChanges(app: App, parts: UploadParts) {
  const { db } = parts;

  serve(app, contract.applyUpload, { ...STAFF, limit: 'change' }, async (request) => {
    const { upload_id, dry_run_id } = request.body;
    const confirmed = confirmedCounts(request.body);
    const upload = await permittedUpload(parts, request, upload_id);
    await assertCurrentDryRun(db, upload, dry_run_id);
    await applyUpload(parts, upload, confirmed, staffOf(request).email);
    return presentUpload(parts, request, upload_id);
  });

  serve(app, contract.rereadUpload, { ...STAFF, limit: 'upload' }, async (request) => {
    const { upload_id, dry_run_id, ...mapping } = request.body;
    const upload = await permittedUpload(parts, request, upload_id);
    await assertCurrentDryRun(db, upload, dry_run_id);
    await remapUpload(parts, upload, mapping, staffOf(request).email);
    return presentUpload(parts, request, upload_id);
  });

  serve(app, contract.stopUpload, { ...STAFF, limit: 'change' }, async (request) => {
    const { upload_id, dry_run_id } = request.body;
    await stopUpload(parts, await permittedUpload(parts, request, upload_id), dry_run_id);
    return presentUpload(parts, request, upload_id);
  });
}

/** The one route that accepts the bytes of a file, as a stream. */
const uploadRoute: FastifyPluginAsyncTypebox<UploadParts> = async (app, parts) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/octet-stream', (_request, stream, done) =>
    done(null, stream),
  );

  app.route({
    ...contract.sendUpload,
    config: { ...STAFF, limit: 'upload' },
    // Fastify's messages about request bodies assume JSON.
    errorHandler: (error: FastifyError | Refusal) => {
      if (!(error instanceof Refusal) && error.statusCode === 415) throw NO_FILE;
      throw error;
    },
    handler: async (request) => {
      const { query, body, headers } = request as typeof request & { body: unknown };
      assertMayUpload(request, query.kind);
      if (!(body instanceof Readable)) throw NO_FILE;
      if (Number(headers['content-length'] ?? 0) > ROWS_FILE_LIMITS.bytes) throw tooLarge();
      const upload_id = await receiveUpload(parts, {
        kind: query.kind,
        name: query.name,
        asOf: query.as_of,
        stream: body,
        sentBy: staffOf(request).email,
      });
      return { status: true as const, upload_id };
    },
  });
};

const NO_FILE = new Refusal(415, 'upload.unreadable');

function assertMayUpload(request: FastifyRequest, kind: UploadKind): void {
  if (!hasRole(staffOf(request).roles, UPLOAD_ROLES[kind])) throw new Refusal(403, 'desk.role');
}

/** Returns an upload; 403 if the roles of the member of staff do not cover its kind. */
async function permittedUpload(
  { db }: Pick<UploadParts, 'db'>,
  request: FastifyRequest,
  id: string,
): Promise<StoredUpload> {
  const upload = await uploadById(db, id);
  if (!upload) throw new Refusal(404, 'upload.none');
  assertMayUpload(request, upload.kind as UploadKind);
  return upload;
}
