import { Type, type Static } from 'typebox';

import {
  CARD_TYPES,
  INVOICE_METHODS,
  MAX_LENGTHS,
  MAX_APPLICATION_ROWS,
  REGISTERED_AS,
  ROWS,
  YES_NO,
  type RowsName,
} from '#domain/application/fields';
import { ALL_FIELDS, type FieldName } from '#domain/application/forms';
import { isText } from '#domain/application/texts';
import { MAX_EMAIL_LENGTH } from '#domain/emails';

import { StrictObject, IdempotencyHeaders, Lang, Nullable } from './fields';
import { Done, Problem } from './replies';

const tags = ['Trade applications'] as const;

const optionalText = (maxLength: number) => Type.Optional(Type.String({ maxLength }));
const YesNo = Type.Optional(Type.Enum(['', ...YES_NO]));
const Check = Type.Optional(Type.Boolean());

const listOf = <Name extends RowsName>(name: Name) => {
  const columns = Object.entries(ROWS[name]).map(([column, kind]) => [
    column,
    optionalText(MAX_LENGTHS[kind]),
  ]);
  type Columns = Record<keyof (typeof ROWS)[Name], ReturnType<typeof optionalText>>;
  const row = StrictObject(Object.fromEntries(columns) as Columns);
  return Type.Optional(Type.Array(row, { maxItems: MAX_APPLICATION_ROWS }));
};

const choiceFields = {
  businessRegistered: Type.Optional(
    Type.Array(Type.Enum([...REGISTERED_AS]), { maxItems: REGISTERED_AS.length }),
  ),
  formerCustomer: YesNo,
  /** Canada: fax or email; United States: fax, mail or e-mail. */
  invoiceMethod: Type.Optional(
    Type.Array(Type.Enum([...INVOICE_METHODS.usa, 'email']), { maxItems: 3 }),
  ),
  sale_manager: YesNo,
  caslConsent: YesNo,
  officers: listOf('officers'),
  trade: listOf('trade'),
  card_type: Type.Optional(Type.Enum(['', ...CARD_TYPES])),
  /** Consent to store the card's details and charge invoices to it. */
  authorized_card: Check,
  /** Whether the credit terms and conditions are accepted. */
  accepted_terms: Check,
};

/**
 * Text fields, each limited to the maximum length of its kind. Dates are `YYYY-MM-DD`, card expiry
 * is `MM/yy`, and a draft holds whatever has been typed so far. A sensitive field that the payload
 * omits is filled in from the browser's draft.
 */
const textFields = Object.fromEntries(
  ALL_FIELDS.flatMap(({ name, kind }) =>
    isText(kind) ? [[name, optionalText(MAX_LENGTHS[kind])]] : [],
  ),
) as Record<Exclude<FieldName, keyof typeof choiceFields>, ReturnType<typeof optionalText>>;

/**
 * A complete application (specification, section 3). `country` determines which fields exist and
 * which are required; `domain/application/forms` holds both tables.
 */
export const Application = StrictObject({
  /** `ca` or `usa`; `US` from a country cookie is read as `usa`. */
  country: Type.String({ minLength: 2, maxLength: 3 }),
  ...textFields,
  ...choiceFields,
  lang: Lang,
});
export type Application = Static<typeof Application>;

export const Submitted = Type.Object({
  status: Type.Literal(true),
  /** Reference number for the applicant to quote. */
  reference: Type.String(),
});
export type Submitted = Static<typeof Submitted>;

export const submitApplication = {
  method: 'POST',
  url: '/api/store/user',
  schema: {
    tags,
    summary: 'Submits an application for a trade account',
    headers: IdempotencyHeaders,
    body: Application,
    response: { 200: Submitted, '4xx': Problem },
  },
} as const;

const DraftValues = StrictObject({
  country: Type.Optional(Type.String({ maxLength: 3 })),
  /** Typed in the first step; prefills `email`. */
  owner_email: optionalText(MAX_LENGTHS.email),
  /** Check boxes of the form itself; a submitted application carries the addresses instead. */
  shipping_as_billing: Check,
  owner_as_billing: Check,
  ...textFields,
  ...choiceFields,
});

/** The saved state of an unfinished form; sensitive fields are returned masked only. */
export const Draft = Type.Object({
  /** Incremented by every save; the next save must name it. */
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
    summary: "Returns this browser's unfinished application, or null",
    querystring: StrictObject({ lang: Lang }),
    response: {
      200: Type.Object({
        status: Type.Literal(true),
        draft: Nullable(Draft),
        /**
         * When there is no draft: the reference and date of the last application submitted from one
         * in this browser.
         */
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
    summary: "Saves this browser's unfinished application",
    body: StrictObject({
      /** The version that this save is based on; 0 for the first save. */
      version: Type.Integer({ minimum: 0 }),
      /** All fields; omitted sensitive fields keep their value, and '' clears one. */
      values: DraftValues,
      lang: Lang,
    }),
    response: {
      200: Type.Object({
        status: Type.Literal(true),
        draft: Draft,
        /**
         * Returned for a new draft only: resumes it if the browser has lost its cookie, for example
         * because it was killed. Grants no more access than the cookie does.
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
    summary: "Deletes this browser's unfinished application",
    querystring: StrictObject({ lang: Lang }),
    response: { 200: Done, '4xx': Problem },
  },
} as const;

export const mailDraft = {
  method: 'POST',
  url: '/api/application-draft/mail',
  schema: {
    tags,
    summary: 'Mails a link for continuing the unfinished application on another device',
    body: StrictObject({
      email: Type.String({ minLength: 1, maxLength: MAX_EMAIL_LENGTH }),
      lang: Lang,
    }),
    response: { 200: Done, '4xx': Problem },
  },
} as const;

export const resumeDraft = {
  method: 'POST',
  url: '/api/application-draft/resume',
  schema: {
    tags,
    summary:
      'Continues an application in this browser, with the single-use link from an e-mail or the token of its draft',
    body: StrictObject({ token: Type.String({ minLength: 1, maxLength: 200 }), lang: Lang }),
    response: { 200: Type.Object({ status: Type.Literal(true), draft: Draft }), '4xx': Problem },
  },
} as const;
