import { Type, type Static } from 'typebox';

import { MAX_QUESTION_LENGTH } from '#domain/support';

import { StrictObject, Lang } from './fields';
import { Problem } from './replies';

const tags = ['Support'] as const;

export const Answer = Type.Object({ question: Type.String(), answer: Type.String() });
export type Answer = Static<typeof Answer>;

export const listFaqs = {
  method: 'GET',
  url: '/api/faqs',
  schema: {
    tags,
    summary: 'Lists frequently asked questions and their answers',
    querystring: StrictObject({ lang: Lang }),
    response: { 200: Type.Object({ faqs: Type.Array(Answer) }), '4xx': Problem },
  },
} as const;

export const askSupport = {
  method: 'GET',
  url: '/api/support',
  schema: {
    tags,
    summary: 'Lists the answers that match a question, best first; empty if there is none',
    querystring: StrictObject({
      question: Type.String({ minLength: 1, maxLength: MAX_QUESTION_LENGTH }),
      lang: Lang,
    }),
    response: { 200: Type.Object({ answers: Type.Array(Answer) }), '4xx': Problem },
  },
} as const;
