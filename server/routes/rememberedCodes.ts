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
import { CUSTOMER_CHANGE, CUSTOMER_READ, serve } from './serve';

interface Parts {
  db: Db;
  catalogue: Pick<Catalogue, 'view'>;
  now: () => Date;
}

export const rememberedCodeRoutes: FastifyPluginAsyncTypebox<Parts> = async (app, parts) => {
  serve(app, contract.listRememberedCodes, CUSTOMER_READ, async (request) => {
    const { db, catalogue } = parts;
    const customer = customerOf(request);
    return {
      codes: await showRememberedCodes(db, catalogue.view, customer, languageOf(request)),
    };
  });

  serve(app, contract.rememberCode, CUSTOMER_CHANGE, (request, reply) => {
    const { code, product_id: typedId } = request.body;
    return respondOnce(parts, request, reply, (tx, customer, at) =>
      rememberChoice(tx, customer, { code, typedId }, at),
    );
  });

  serve(app, contract.forgetCode, CUSTOMER_CHANGE, async (request) => {
    await forgetCode(parts.db, customerOf(request).id, codeKey(request.query.code));
    return { status: true };
  });
};
