import { Type, type Static } from 'typebox';

import { FORMS, MAX_REVIEW_TEXT_LENGTH, SENSITIVE_FIELDS } from '#domain/application/fields';
import { APPLICATION_STATUSES } from '#domain/application/statuses';
import { APPLICATION_SORT_COLUMNS } from '#domain/deskSorting';
import { ROLES } from '#domain/roles';

import {
  PageOf,
  CountryCode,
  StrictObject,
  Lang,
  Nullable,
  Page,
  PageSize,
  SortedBy,
} from './fields';
import { Done, Problem } from './replies';

const tags = ['Application review'] as const;

const Reference = Type.String({ minLength: 1, maxLength: 40 });
const description =
  'With `If-Match`, this is done only if that is still the version of the application (412).';
/** Text sent to the applicant. */
const StaffText = Type.String({ minLength: 1, maxLength: MAX_REVIEW_TEXT_LENGTH });

export const signInStaff = {
  method: 'POST',
  url: '/api/staff/login',
  schema: {
    tags,
    summary: 'Signs a staff member in; the token is for calls below /api/staff and /api/v1',
    body: StrictObject({
      email: Type.String({ minLength: 1, maxLength: 254 }),
      password: Type.String({ minLength: 1, maxLength: 1024 }),
    }),
    response: {
      200: Type.Object({
        status: Type.Literal(true),
        token: Type.String(),
        staff: Type.Object({ email: Type.String(), roles: Type.Array(Type.Enum([...ROLES])) }),
      }),
      '4xx': Problem,
    },
  },
} as const;

export const signOutStaff = {
  method: 'POST',
  url: '/api/staff/logout',
  schema: {
    tags,
    summary: 'Signs out: ends the session of the token',
    response: { 200: Done, '4xx': Problem },
  },
} as const;

const summary = {
  reference: Type.String(),
  form: Type.Enum([...FORMS]),
  status: Type.Enum([...APPLICATION_STATUSES]),
  company_name: Type.String(),
  owner_name: Type.String(),
  email: Type.String(),
  lang: Type.String(),
  submitted_at: Type.String(),
  changed_at: Type.String(),
};

export const ApplicationSummary = Type.Object(summary);
export type ApplicationSummary = Static<typeof ApplicationSummary>;

export const listApplications = {
  method: 'GET',
  url: '/api/staff/applications',
  schema: {
    tags,
    summary: 'Lists applications, newest first or sorted by a column, with one status or with any',
    querystring: StrictObject({
      /** Words that must each occur in the reference, company, owner or e-mail address. */
      search: Type.Optional(Type.String({ maxLength: 200 })),
      status: Type.Optional(Type.Enum([...APPLICATION_STATUSES])),
      sort: SortedBy(APPLICATION_SORT_COLUMNS),
      page: Page,
      pagination: PageSize,
      lang: Lang,
    }),
    response: {
      200: PageOf({
        applications: Type.Array(ApplicationSummary),
        /** Number of matches for the search, by status; statuses without matches are omitted. */
        counts: Type.Record(Type.String(), Type.Integer()),
      }),
      '4xx': Problem,
    },
  },
} as const;

export const ReviewedApplication = Type.Object({
  ...summary,
  /** Rises with whatever is begun, asked, answered or decided. */
  version: Type.Integer(),
  /** All fields except the sensitive ones. */
  values: Type.Record(Type.String(), Type.Unknown()),
  /** The sensitive fields, masked. */
  masked: Type.Record(Type.String(), Type.String()),
  consents: Type.Array(
    Type.Object({
      name: Type.String(),
      given: Type.Boolean(),
      wording: Type.String(),
      language: Type.String(),
      at: Type.String(),
    }),
  ),
  events: Type.Array(
    Type.Object({
      at: Type.String(),
      /** received, begun, asked, answered, approved, declined, revealed or erased. */
      kind: Type.String(),
      /** E-mail address of the staff member; null for the applicant and for automatic events. */
      staff: Nullable(Type.String()),
      detail: Type.String(),
    }),
  ),
  /** Whether a customer with this e-mail address already exists. */
  is_customer: Type.Boolean(),
  /** An unused customer code; empty once the application is decided. */
  suggested_code: Type.String(),
  /** Other applications with this e-mail address. */
  others: Type.Array(Type.Object({ reference: Type.String(), status: Type.String() })),
});
export type ReviewedApplication = Static<typeof ReviewedApplication>;

export const showApplication = {
  method: 'GET',
  url: '/api/staff/application',
  schema: {
    tags,
    summary: 'Returns an application with its history; sensitive fields are masked',
    description: 'The `ETag` is its version; send it as `If-Match` with what is done about it.',
    querystring: StrictObject({ reference: Reference, lang: Lang }),
    response: { 200: Type.Object({ application: ReviewedApplication }), '4xx': Problem },
  },
} as const;

export const revealField = {
  method: 'POST',
  url: '/api/staff/application/reveal',
  schema: {
    tags,
    summary: 'Returns a sensitive field; who viewed it and when is logged',
    body: StrictObject({
      reference: Reference,
      field: Type.Enum([...SENSITIVE_FIELDS]),
    }),
    response: {
      200: Type.Object({ status: Type.Literal(true), value: Type.String() }),
      '4xx': Problem,
    },
  },
} as const;

export const beginReview = {
  method: 'POST',
  url: '/api/staff/application/begin',
  schema: {
    tags,
    summary: 'Starts reviewing an application, or resumes after a question',
    description,
    body: StrictObject({ reference: Reference }),
    response: { 200: Done, '4xx': Problem },
  },
} as const;

export const askApplicant = {
  method: 'POST',
  url: '/api/staff/application/ask',
  schema: {
    tags,
    summary: 'Sends the applicant a question',
    description,
    body: StrictObject({ reference: Reference, question: StaffText }),
    response: { 200: Done, '4xx': Problem },
  },
} as const;

export const approveApplication = {
  method: 'POST',
  url: '/api/staff/application/approve',
  schema: {
    tags,
    summary: 'Opens the account and mails the link for setting the first password',
    description,
    body: StrictObject({
      reference: Reference,
      customer_code: Type.String({ minLength: 1, maxLength: 40, pattern: '^[A-Za-z0-9_-]+$' }),
      /** Country for prices and stock; the form's country if omitted. */
      cflag: Type.Optional(CountryCode),
    }),
    response: {
      200: Type.Object({ status: Type.Literal(true), customer_id: Type.String() }),
      '4xx': Problem,
    },
  },
} as const;

export const declineApplication = {
  method: 'POST',
  url: '/api/staff/application/decline',
  schema: {
    tags,
    summary: 'Declines an application and mails the reason',
    description,
    body: StrictObject({ reference: Reference, reason: StaffText }),
    response: { 200: Done, '4xx': Problem },
  },
} as const;
