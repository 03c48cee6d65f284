import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';

import { CONTENT_KINDS, type ContentKind } from '#contract/contentDocument';
import * as contract from '#contract/staffContent';

import type { Db } from '../db/client';
import { readContentVersions } from '../db/contentVersions';
import type { FindPrintedFile } from '../documents/printedFile';
import { actorOf } from '../plugins/session';
import { inAction } from '../services/actions/action';
import { changeContent, refuseFaults } from '../services/content/changeContent';
import { validateContent } from '../services/content/readContent';
import { storedContent, storedEntries } from '../services/content/storedContent';

import { DESK_READ, serve } from './serve';
import { ifMatchVersion, tagVersion } from './v1/ifMatch';

interface Parts {
  db: Db;
  printedFile: FindPrintedFile | undefined;
  dataDir: string;
  now: () => Date;
}

const CHANGE = { access: 'staff', role: 'catalogue', limit: 'change' } as const;

/** Fits one entry with texts of maximum length in three languages, in bytes. */
const BODY_LIMIT = 1_000_000;

/** Content of the informational screens, as staff read and edit it. */
export const staffContentRoutes: FastifyPluginAsyncTypebox<Parts> = async (
  app,
  { db, now, ...files },
) => {
  serve(app, contract.countContent, DESK_READ, () => countEntries(db));

  serve(app, contract.listContent, DESK_READ, ({ query }, reply) =>
    respondWithEntries(db, reply, query.kind),
  );

  app.route({
    ...contract.changeContent,
    config: CHANGE,
    bodyLimit: BODY_LIMIT,
    attachValidation: true,
    handler: async (request, reply) => {
      if (request.validationError) {
        refuseMalformed(request.body);
        throw request.validationError;
      }
      const by = { actor: actorOf(request), at: now() };
      const change = { ...request.body, version: ifMatchVersion(request) };
      await inAction(db, by, (action) => changeContent(action, change, files));
      return respondWithEntries(db, reply, change.kind);
    },
  });

  serve(app, contract.exportContent, DESK_READ, () => storedContent(db));
};

async function countEntries(db: Db) {
  const stored = await storedContent(db);
  const kinds = CONTENT_KINDS.map((kind) => {
    const entries: readonly object[] = stored[kind] ?? [];
    const hidden = entries.filter((entry) => 'active' in entry && !entry.active);
    return { kind, count: entries.length, hidden: hidden.length };
  });
  return { kinds };
}

/** Reads the version first, so that a concurrent change is refused and not overwritten. */
async function respondWithEntries(
  db: Db,
  reply: FastifyReply,
  kind: ContentKind,
): Promise<contract.ContentList> {
  const { [kind]: version = 0 } = await readContentVersions(db);
  tagVersion(reply, version);
  return { kind, version, content: { [kind]: await storedEntries(db, kind) } };
}

/** Reports a malformed entry in the same way as an import. */
function refuseMalformed(body: unknown): void {
  const { add, replace } = (body ?? {}) as Record<string, unknown>;
  for (const contentDocument of [add, replace])
    if (contentDocument !== undefined) refuseFaults(validateContent(contentDocument));
}
