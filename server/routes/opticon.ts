import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

import { uploadScans } from '#contract/opticon';

import type { Db } from '../db/client';
import { languageOf } from '../plugins/language';
import { customerOf } from '../plugins/session';
import { addLines } from '../services/addLines';

import { answerOnce } from './answerOnce';

interface Parts {
  db: Db;
  now: () => Date;
}

const MEGABYTE = 1024 * 1024;

export const opticonRoutes: FastifyPluginAsyncTypebox<Parts> = async (app, parts) => {
  app.route({
    ...uploadScans,
    bodyLimit: 10 * MEGABYTE,
    config: { access: 'customer', limit: 'upload' },
    handler: (request, reply) => {
      const { products: lines, check: isCheck = false, counting = 'packs' } = request.body;
      const asked = { lines, language: languageOf(request), counting, isCheck };
      if (isCheck) {
        return addLines(parts.db, customerOf(request), { ...asked, at: parts.now() });
      }
      return answerOnce(parts, request, reply, (tx, customer, at) =>
        addLines(tx, customer, { ...asked, at }),
      );
    },
  });
};
