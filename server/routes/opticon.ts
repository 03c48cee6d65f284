import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

import * as contract from '#contract/opticon';
import { MEBIBYTE } from '#domain/bytes';

import type { Db } from '../db/client';
import { languageOf } from '../plugins/language';
import { customerOf } from '../plugins/session';
import { addLines, findLines } from '../services/cart/addLines';

import { respondOnce } from './respondOnce';

interface Parts {
  db: Db;
  now: () => Date;
}

export const opticonRoutes: FastifyPluginAsyncTypebox<Parts> = async (app, parts) => {
  app.route({
    ...contract.uploadScans,
    bodyLimit: 10 * MEBIBYTE,
    // Serialising by schema takes three times as long for a file of ten thousand lines, and the
    // lines are already built field by field.
    serializerCompiler: () => JSON.stringify,
    config: { access: 'customer', limit: 'upload' },
    handler: async (request, reply) => {
      const { products: lines, check: isCheck = false, counting = 'packs' } = request.body;
      const language = languageOf(request);
      const found = await findLines(parts.db, customerOf(request), lines, language);
      const options = { lines, found, language, counting, isCheck };
      if (isCheck) {
        return addLines(parts.db, customerOf(request), { ...options, at: parts.now() });
      }
      return respondOnce(parts, request, reply, (tx, customer, at) =>
        addLines(tx, customer, { ...options, at }),
      );
    },
  });
};
