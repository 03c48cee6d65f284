import { Type, type Static } from 'typebox';

import { MAX_QUESTION_LENGTH } from '#domain/support';

import { StrictObject, Lang, Problem } from './common';

const tags = ['Support'] as const;

export const Answer = Type.Object({ question: Type.String(), answer: Type.String() });
export type Answer = Static<typeof Answer>;

export const listFaqs = {
  method: 'GET',
  url: '/api/faqs',
  schema: {
    tags,
    summary: 'Questions that are asked often, and their answers',
    querystring: StrictObject({ lang: Lang }),
    response: { 200: Type.Object({ faqs: Type.Array(Answer) }), '4xx': Problem },
  },
} as const;

export const askSupport = {
  method: 'GET',
  url: '/api/support',
  schema: {
    tags,
    summary: 'Answers that fit a question, the best first; an empty list when none does',
    querystring: StrictObject({
      question: Type.String({ minLength: 1, maxLength: MAX_QUESTION_LENGTH }),
      lang: Lang,
    }),
    response: { 200: Type.Object({ answers: Type.Array(Answer) }), '4xx': Problem },
  },
} as const;
