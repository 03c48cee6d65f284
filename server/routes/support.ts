import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

import * as contract from '#contract/support';

import type { Db } from '../db/client';
import { readFaqs } from '../db/content';
import { languageOf } from '../plugins/language';
import { Refusal } from '../services/actions/refusal';
import { answerQuestion, localiseFaq } from '../services/content/answerQuestion';

export const supportRoutes: FastifyPluginAsyncTypebox<{ db: Db }> = async (app, { db }) => {
  app.route({
    ...contract.listFaqs,
    config: { access: 'public', limit: 'browse', isCached: true },
    handler: async (request) => {
      const language = languageOf(request);
      const faqs = await readFaqs(db);
      return { faqs: faqs.map((faq) => localiseFaq(faq, language)) };
    },
  });

  app.route({
    ...contract.askSupport,
    config: { access: 'public', limit: 'search' },
    handler: async (request) => {
      const question = request.query.question.trim();
      if (question === '') throw new Refusal(400, 'support.noQuestion', { field: 'question' });
      return { answers: answerQuestion(await readFaqs(db), question, languageOf(request)) };
    },
  });
};
