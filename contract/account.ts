import { Type, type Static } from 'typebox';

import { MAX_EMAIL_LENGTH } from '#domain/emails';
import { ACCEPTED_LANGUAGE_CODES } from '#domain/languages';
import { PASSWORD_LENGTH } from '#domain/passwords';
import { RULES } from '#domain/rules';

import { Address } from './addresses';
import { StrictObject, Lang, UserId } from './fields';
import { Done, Problem } from './replies';

const tags = ['Account'] as const;

/** The stored `user` entry (specification, section 3). */
export const User = Type.Object({
  /** The user id. */
  user_value: Type.String(),
  owner_name: Type.String(),
  email: Type.String(),
  customer_code: Type.String(),
  /** Account status: 'active'. */
  flag: Type.String(),
  /** Country flag, CA or US. */
  cflag: Type.String(),
  lang: Type.String(),
});
export type User = Static<typeof User>;

export const SignedIn = Type.Object({
  status: Type.Literal(true),
  token: Type.String(),
  user: User,
  mongo_token: Type.String(),
  userId: Type.String(),
});
export type SignedIn = Static<typeof SignedIn>;

export const signIn = {
  method: 'POST',
  url: '/api/login',
  schema: {
    tags,
    summary: 'Signs a customer in and returns a bearer token',
    description: `Send the token as \`Authorization: Bearer\` with every customer request. It expires after ${RULES.sessionIdleHours} hours without use, and after ${RULES.sessionDays} days at the latest. Too many wrong passwords are answered 429 with \`Retry-After\`.`,
    body: StrictObject(
      {
        email: Type.String({ minLength: 1, maxLength: 254 }),
        password: Type.String({ minLength: 1, maxLength: 1024 }),
        lang: Lang,
      },
      { examples: [{ email: 'orders@lalaine.example', password: 'correct horse battery' }] },
    ),
    response: { 200: SignedIn, '4xx': Problem },
  },
} as const;

export const signOut = {
  method: 'POST',
  url: '/api/logout',
  schema: {
    tags,
    summary: 'Signs out: ends the session of the token',
    response: { 200: Done, '4xx': Problem },
  },
} as const;

export const endSession = {
  method: 'POST',
  url: '/api/end-session',
  schema: {
    tags,
    summary: 'Ends the session whose token has this hash, after signing out without a connection',
    /** The SHA-256 of the token, as hexadecimal text; it grants nothing else. */
    body: StrictObject({ token_hash: Type.String({ pattern: '^[0-9a-f]{64}$', maxLength: 64 }) }),
    response: { 200: Done, '4xx': Problem },
  },
} as const;

export const changePassword = {
  method: 'PUT',
  url: '/api/updateProfile',
  schema: {
    tags,
    summary: "Changes the customer's password and ends the other sessions",
    body: StrictObject({
      id: UserId,
      old_password: Type.String({ minLength: 1, maxLength: 1024 }),
      new_password: Type.String({ minLength: PASSWORD_LENGTH.min, maxLength: PASSWORD_LENGTH.max }),
      lang: Lang,
    }),
    response: { 200: Done, '4xx': Problem },
  },
} as const;

/** Extends section 7: advertised as `language` in the features. */
export const saveLanguage = {
  method: 'PUT',
  url: '/api/language',
  schema: {
    tags,
    summary: "Saves the customer's language in the account",
    body: StrictObject({ user_id: UserId, lang: Type.Enum([...ACCEPTED_LANGUAGE_CODES]) }),
    response: { 200: Done, '4xx': Problem },
  },
} as const;

export const askForReset = {
  method: 'POST',
  url: '/api/forgot-password',
  schema: {
    tags,
    summary:
      'Mails a single-use link for resetting the password; the response is the same for every address',
    body: StrictObject({
      email: Type.String({ minLength: 1, maxLength: MAX_EMAIL_LENGTH }),
      lang: Lang,
    }),
    response: { 200: Done, '4xx': Problem },
  },
} as const;

const LinkHeaders = Type.Object({
  /** The token after the `#` of the link; a request without it is answered 403. */
  'x-reset-token': Type.Optional(Type.String({ maxLength: 200 })),
});

/** Extends section 7: advertised as `first-password` in the features. */
export const showPasswordLink = {
  method: 'GET',
  url: '/api/password-link',
  schema: {
    tags,
    summary: 'Returns the account that a reset link belongs to, without using up its token',
    headers: LinkHeaders,
    querystring: StrictObject({ lang: Lang }),
    response: {
      200: Type.Object({
        status: Type.Literal(true),
        email: Type.String(),
        /** For whom a colleague will order, and who of the company invited this person. */
        company: Type.Optional(Type.String()),
        inviter: Type.Optional(Type.String()),
      }),
      '4xx': Problem,
    },
  },
} as const;

/** Used both for a forgotten password and for the first one: the token identifies the account. */
export const resetPassword = {
  method: 'POST',
  url: '/api/reset-password',
  schema: {
    tags,
    summary: 'Sets a password with the single-use token of a link, and ends all sessions',
    headers: LinkHeaders,
    body: StrictObject({
      email: Type.String({ minLength: 1, maxLength: MAX_EMAIL_LENGTH }),
      new_password: Type.String({ minLength: PASSWORD_LENGTH.min, maxLength: PASSWORD_LENGTH.max }),
      confirm_password: Type.String({ maxLength: 1024 }),
      lang: Lang,
    }),
    response: { 200: Done, '4xx': Problem },
  },
} as const;

/** Extends section 7: advertised as `account` in the features. */
export const showAccount = {
  method: 'GET',
  url: '/api/account',
  schema: {
    tags,
    summary: 'Returns what is on file for the customer: payment terms and addresses',
    querystring: StrictObject({ user_id: UserId, lang: Lang }),
    response: {
      200: Type.Object({
        /** Payment terms, such as `NET 30`; '' if none are agreed. */
        terms: Type.String(),
        /** The default of each kind first. */
        ship_to: Type.Array(Address),
        bill_to: Type.Array(Address),
      }),
      '4xx': Problem,
    },
  },
} as const;
