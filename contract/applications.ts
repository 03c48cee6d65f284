import { Type, type Static } from 'typebox';

import {
  CARD_TYPES,
  INVOICE_METHODS,
  LONGEST,
  MOST_ROWS,
  REGISTERED_AS,
  ROWS,
  YES_NO,
  type RowsName,
} from '#domain/application/fields';
import { ALL_FIELDS, type FieldName } from '#domain/application/forms';
import { isText } from '#domain/application/texts';
import { MAX_EMAIL } from '#domain/emails';

import { Done, Exactly, IdempotencyHeaders, Lang, Nullable, Problem } from './common';

const tags = ['Trade applications'] as const;

const upTo = (maxLength: number) => Type.Optional(Type.String({ maxLength }));
const YesNo = Type.Optional(Type.Enum(['', ...YES_NO]));
const Check = Type.Optional(Type.Boolean());

const listOf = <Name extends RowsName>(name: Name) => {
  const columns = Object.entries(ROWS[name]).map(([column, kind]) => [column, upTo(LONGEST[kind])]);
  type Columns = Record<keyof (typeof ROWS)[Name], ReturnType<typeof upTo>>;
  const row = Exactly(Object.fromEntries(columns) as Columns);
  return Type.Optional(Type.Array(row, { maxItems: MOST_ROWS }));
};

const chosen = {
  businessRegistered: Type.Optional(
    Type.Array(Type.Enum([...REGISTERED_AS]), { maxItems: REGISTERED_AS.length }),
  ),
  formerCustomer: YesNo,
  /** Canada: fax, email; United States: fax, mail, e-mail. */
  invoiceMethod: Type.Optional(
    Type.Array(Type.Enum([...INVOICE_METHODS.usa, 'email']), { maxItems: 3 }),
  ),
  sale_manager: YesNo,
  caslConsent: YesNo,
  officers: listOf('officers'),
  trade: listOf('trade'),
  card_type: Type.Optional(Type.Enum(['', ...CARD_TYPES])),
  /** May we keep the card's data and charge invoices to it? */
  authorized_card: Check,
  /** The credit terms and conditions are accepted. */
  accepted_terms: Check,
};

/**
 * Each as long as its kind allows. Dates are `YYYY-MM-DD`, an expiry `MM/yy`, and a draft holds what
 * was typed so far; a sensitive one that the payload leaves out is filled in from the browser's draft.
 */
const texts = Object.fromEntries(
  ALL_FIELDS.flatMap(({ name, kind }) => (isText(kind) ? [[name, upTo(LONGEST[kind])]] : [])),
) as Record<Exclude<FieldName, keyof typeof chosen>, ReturnType<typeof upTo>>;

/**
 * The whole of an application (specification 3). `country` decides which of its fields there are
 * and which must be filled in: `domain/application/forms` has both tables.
 */
export const Application = Exactly({
  /** `ca` or `usa`; a country cookie's `US` means `usa`. */
  country: Type.String({ minLength: 2, maxLength: 3 }),
  ...texts,
  ...chosen,
  lang: Lang,
});
export type Application = Static<typeof Application>;

export const Submitted = Type.Object({
  status: Type.Literal(true),
  /** The number that the applicant quotes. */
  reference: Type.String(),
});
export type Submitted = Static<typeof Submitted>;

export const submitApplication = {
  method: 'POST',
  url: '/api/store/user',
  schema: {
    tags,
    summary: 'Hands in an application for a trade account',
    headers: IdempotencyHeaders,
    body: Application,
    response: { 200: Submitted, '4xx': Problem },
  },
} as const;

const DraftValues = Exactly({
  country: Type.Optional(Type.String({ maxLength: 3 })),
  /** Typed in the first step; `email` begins with it. */
  owner_email: upTo(LONGEST.email),
  /** The form's own boxes; an application that is handed in has the addresses themselves. */
  shipping_as_billing: Check,
  owner_as_billing: Check,
  ...texts,
  ...chosen,
});

/** What is kept of a form that is being filled in; sensitive fields come back masked alone. */
export const Draft = Type.Object({
  /** Grows with each saving; the next one names it. */
  version: Type.Integer(),
  saved_at: Type.String(),
  values: DraftValues,
  masked: Type.Record(Type.String(), Type.String()),
});
export type Draft = Static<typeof Draft>;

export const showDraft = {
  method: 'GET',
  url: '/api/application-draft',
  schema: {
    tags,
    summary: 'The unfinished application of this browser, or null',
    querystring: Exactly({ lang: Lang }),
    response: {
      200: Type.Object({
        status: Type.Literal(true),
        draft: Nullable(Draft),
        /** Where there is none: what was last handed in from a draft that this browser had, and when. */
        sent: Type.Optional(Type.Object({ reference: Type.String(), at: Type.String() })),
      }),
      '4xx': Problem,
    },
  },
} as const;

export const saveDraft = {
  method: 'PUT',
  url: '/api/application-draft',
  schema: {
    tags,
    summary: 'Keeps an unfinished application for this browser',
    body: Exactly({
      /** The version that this one follows: 0 for the first. */
      version: Type.Integer({ minimum: 0 }),
      /** All fields; sensitive ones that are left out stay as they were, '' takes one away. */
      values: DraftValues,
      lang: Lang,
    }),
    response: {
      200: Type.Object({
        status: Type.Literal(true),
        draft: Draft,
        /**
         * Of a new draft alone: continues it where the browser has lost its cookie, as a killed one
         * may. Opens nothing but what the cookie opens.
         */
        token: Type.Optional(Type.String()),
      }),
      '4xx': Problem,
    },
  },
} as const;

export const deleteDraft = {
  method: 'DELETE',
  url: '/api/application-draft',
  schema: {
    tags,
    summary: "Forgets this browser's unfinished application",
    querystring: Exactly({ lang: Lang }),
    response: { 200: Done, '4xx': Problem },
  },
} as const;

export const mailDraft = {
  method: 'POST',
  url: '/api/application-draft/mail',
  schema: {
    tags,
    summary: 'Sends a link that continues the unfinished application on another device',
    body: Exactly({ email: Type.String({ minLength: 1, maxLength: MAX_EMAIL }), lang: Lang }),
    response: { 200: Done, '4xx': Problem },
  },
} as const;

export const resumeDraft = {
  method: 'POST',
  url: '/api/application-draft/resume',
  schema: {
    tags,
    summary:
      'Continues an application in this browser by the link of an e-mail, which works once, or by the token of its draft',
    body: Exactly({ token: Type.String({ minLength: 1, maxLength: 200 }), lang: Lang }),
    response: { 200: Type.Object({ status: Type.Literal(true), draft: Draft }), '4xx': Problem },
  },
} as const;
