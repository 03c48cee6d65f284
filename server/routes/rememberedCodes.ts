import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

import * as contract from '#contract/rememberedCodes';

import type { Catalogue } from '../catalogue/catalogue';
import type { Db } from '../db/client';
import { forgetCode } from '../db/rememberedCodes';
import { languageOf } from '../plugins/language';
import { customerOf } from '../plugins/session';
import { codeKey } from '../services/codes/codeKey';
import { rememberChoice, showRememberedCodes } from '../services/codes/rememberedCodes';

import { respondOnce } from './respondOnce';

interface Parts {
  db: Db;
  catalogue: Pick<Catalogue, 'view'>;
  now: () => Date;
}

export const rememberedCodeRoutes: FastifyPluginAsyncTypebox<Parts> = async (app, parts) => {
  app.route({
    ...contract.listRememberedCodes,
    config: { access: 'customer', limit: 'browse' },
    handler: async (request) => {
      const { db, catalogue } = parts;
      const customer = customerOf(request);
      return {
        codes: await showRememberedCodes(db, catalogue.view, customer, languageOf(request)),
      };
    },
  });

  app.route({
    ...contract.rememberCode,
    config: { access: 'customer', limit: 'change' },
    handler: (request, reply) => {
      const { code, product_id: typedId } = request.body;
      return respondOnce(parts, request, reply, (tx, customer, at) =>
        rememberChoice(tx, customer, { code, typedId }, at),
      );
    },
  });

  app.route({
    ...contract.forgetCode,
    config: { access: 'customer', limit: 'change' },
    handler: async (request) => {
      await forgetCode(parts.db, customerOf(request).id, codeKey(request.query.code));
      return { status: true };
    },
  });
};
