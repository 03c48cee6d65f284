import { Type, type Static } from 'typebox';

import { MAX_ANSWER_LENGTH } from '#domain/application/fields';
import { APPLICATION_STATUSES } from '#domain/application/statuses';
import { MAX_EMAIL_LENGTH } from '#domain/emails';

import { StrictObject, Lang, Nullable } from './fields';
import { Done, Problem } from './replies';

const tags = ['Trade applications'] as const;

/** An event visible to the applicant; the applicant's own answers are not repeated. */
const Step = Type.Object({
  at: Type.String(),
  kind: Type.Enum(['received', 'begun', 'asked', 'answered', 'approved', 'declined']),
  /** The question, or the reason for declining. */
  text: Type.String(),
});

/** The progress of an application as its applicant sees it, without any of the submitted fields. */
export const ApplicationProgress = Type.Object({
  reference: Type.String(),
  status: Type.Enum([...APPLICATION_STATUSES]),
  steps: Type.Array(Step),
});
export type ApplicationProgress = Static<typeof ApplicationProgress>;

const Shown = Type.Object({ status: Type.Literal(true), application: ApplicationProgress });

export const showApplicationStatus = {
  method: 'GET',
  url: '/api/application-status',
  schema: {
    tags,
    summary: "Returns the status of this browser's application, or null",
    querystring: StrictObject({ lang: Lang }),
    response: {
      200: Type.Object({
        status: Type.Literal(true),
        application: Nullable(ApplicationProgress),
      }),
      '4xx': Problem,
    },
  },
} as const;

export const openApplicationStatus = {
  method: 'POST',
  url: '/api/application-status/open',
  schema: {
    tags,
    summary: 'Gives this browser access to an application with the single-use link from an e-mail',
    body: StrictObject({ token: Type.String({ minLength: 1, maxLength: 200 }), lang: Lang }),
    response: { 200: Shown, '4xx': Problem },
  },
} as const;

export const answerQuestion = {
  method: 'POST',
  url: '/api/application-status/answer',
  schema: {
    tags,
    summary: "Answers the credit department's question about this browser's application",
    body: StrictObject({
      answer: Type.String({ minLength: 1, maxLength: MAX_ANSWER_LENGTH }),
      lang: Lang,
    }),
    response: { 200: Shown, '4xx': Problem },
  },
} as const;

export const mailApplicationStatus = {
  method: 'POST',
  url: '/api/application-status/mail',
  schema: {
    tags,
    summary:
      'Mails a new link if the address belongs to an application; the response is the same for every address',
    body: StrictObject({
      email: Type.String({ minLength: 1, maxLength: MAX_EMAIL_LENGTH }),
      lang: Lang,
    }),
    response: { 200: Done, '4xx': Problem },
  },
} as const;
