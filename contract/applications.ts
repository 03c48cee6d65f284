import { Type, type Static } from 'typebox';

import {
  APPLICATION,
  CARD_TYPES,
  INVOICE_METHODS,
  REGISTERED_AS,
  YES_NO,
} from '#domain/application/fields';
import { MAX_EMAIL } from '#domain/emails';

import { Done, Exactly, IdempotencyHeaders, Lang, Problem } from './common';

const tags = ['Trade applications'] as const;

const Text = Type.Optional(Type.String({ maxLength: APPLICATION.text }));
const Address = Type.Optional(Type.String({ maxLength: APPLICATION.address }));
const Email = Type.Optional(Type.String({ maxLength: APPLICATION.email }));
/** `YYYY-MM-DD`; a draft may hold what was typed so far. */
const Day = Text;
const YesNo = Type.Optional(Type.Enum(['', ...YES_NO]));
const Check = Type.Optional(Type.Boolean());
const Row = Type.Optional(Type.String({ maxLength: APPLICATION.text }));

const common = {
  company_name: Text,
  company_registration_date: Day,
  irs_business: Text,
  business_email: Email,
  website: Address,
  ap_contact: Text,
  business_type: Text,
  businessRegistered: Type.Optional(
    Type.Array(Type.Enum([...REGISTERED_AS]), { maxItems: REGISTERED_AS.length }),
  ),
  /** Where `businessRegistered` includes other. */
  otherType: Text,
  formerCustomer: YesNo,
  /** Where `formerCustomer` is Yes. */
  formerName: Text,
  /** Canada: fax, email; United States: fax, mail, e-mail. */
  invoiceMethod: Type.Optional(
    Type.Array(Type.Enum([...INVOICE_METHODS.usa, 'email']), { maxItems: 3 }),
  ),
  sale_manager: YesNo,
  caslConsent: YesNo,
  billing_street: Address,
  billing_city: Text,
  billing_telephone: Text,
  shipping_consignee_name: Text,
  shipping_street: Address,
  shipping_city: Text,
  owner_name: Text,
  owner_address: Address,
  owner_city: Text,
  owner_phone: Text,
  /** The address that signs in once the account is open. */
  email: Email,
  officers: Type.Optional(
    Type.Array(Exactly({ name: Row, title: Row, address: Row }), { maxItems: APPLICATION.rows }),
  ),
  /** Telephones are numeric. */
  trade: Type.Optional(
    Type.Array(Exactly({ name: Row, telephone: Row, fax: Row, contact: Row }), {
      maxItems: APPLICATION.rows,
    }),
  ),
  bank_name: Text,
  bank_Tel: Text,
  bank_account_mgr: Text,
  bank_address: Address,
  bank_city: Text,
  card_type: Type.Optional(Type.Enum(['', ...CARD_TYPES])),
  /** May we keep the card's data and charge invoices to it? */
  authorized_card: Check,
  /** The credit terms and conditions are accepted. */
  accepted_terms: Check,
};

const unitedStates = {
  billing_state: Text,
  billing_zip: Text,
  billing_fax: Text,
  preferredCourier: Text,
  customsBroker: Text,
  courierAccount: Text,
  shipping_state: Text,
  shipping_zip: Text,
  owner_state: Text,
  owner_zip: Text,
  bank_state: Text,
  bank_zip: Text,
};

const canada = {
  billing_prov: Text,
  billing_pc: Text,
  billing_gst: Text,
  billing_pst: Text,
  billing_qst: Text,
  business_license: Text,
  shipping_prov: Text,
  shipping_pc: Text,
  owner_prov: Text,
  owner_postal_code: Text,
  owner_business_name: Text,
  bank_province: Text,
  bank_postal_code: Text,
};

/** Kept encrypted; where the payload leaves one out, the draft of this browser fills it in. */
const sensitive = {
  owner_driver_license: Text,
  bank_account_number: Text,
  cardholder_name: Text,
  /** `MM/yy` */
  expiry_date: Text,
  /** United States alone. */
  owner_social_security: Text,
};

/**
 * The whole of an application (specification 3). `country` decides which of its fields there are
 * and which must be filled in: `domain/application/forms` has both tables.
 */
export const Application = Exactly({
  /** `ca` or `usa`; a country cookie's `US` means `usa`. */
  country: Type.String({ minLength: 2, maxLength: 3 }),
  ...common,
  ...unitedStates,
  ...canada,
  ...sensitive,
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
  owner_email: Email,
  ...common,
  ...unitedStates,
  ...canada,
  ...sensitive,
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
      200: Type.Object({ status: Type.Literal(true), draft: Type.Union([Draft, Type.Null()]) }),
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
