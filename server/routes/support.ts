import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

import * as contract from '#contract/support';

import type { Db } from '../db/client';
import { readFaqs } from '../db/content';
import { languageOf } from '../plugins/language';
import { Refusal } from '../services/actions/refusal';
import { answerQuestion, localiseFaq } from '../services/content/answerQuestion';

import { serve } from './serve';

export const supportRoutes: FastifyPluginAsyncTypebox<{ db: Db }> = async (app, { db }) => {
  serve(
    app,
    contract.listFaqs,
    { access: 'public', limit: 'browse', isCached: true },
    async (request) => {
      const language = languageOf(request);
      const faqs = await readFaqs(db);
      return { faqs: faqs.map((faq) => localiseFaq(faq, language)) };
    },
  );

  serve(app, contract.askSupport, { access: 'public', limit: 'search' }, async (request) => {
    const question = request.query.question.trim();
    if (question === '') throw new Refusal(400, 'support.noQuestion', { field: 'question' });
    return { answers: answerQuestion(await readFaqs(db), question, languageOf(request)) };
  });
};
