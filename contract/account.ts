import { Type, type Static } from 'typebox';

import { PASSWORD } from '#domain/passwords';

import { Done, Exactly, Lang, Problem, UserId } from './common';

const tags = ['Account'] as const;

/** The stored `user` entry of the specification's section 3. */
export const User = Type.Object({
  /** The user id. */
  user_value: Type.String(),
  owner_name: Type.String(),
  email: Type.String(),
  customer_code: Type.String(),
  /** Standing of the account: 'active'. */
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
    summary: 'Signs a customer in and answers the bearer token',
    body: Exactly({
      email: Type.String({ minLength: 1, maxLength: 254 }),
      password: Type.String({ minLength: 1, maxLength: 1024 }),
      lang: Lang,
    }),
    response: { 200: SignedIn, '4xx': Problem },
  },
} as const;

export const signOut = {
  method: 'POST',
  url: '/api/logout',
  schema: {
    tags,
    summary: 'Ends the session of the token',
    response: { 200: Done, '4xx': Problem },
  },
} as const;

export const changePassword = {
  method: 'PUT',
  url: '/api/updateProfile',
  schema: {
    tags,
    summary: "Changes the customer's password and ends the other sessions",
    body: Exactly({
      id: UserId,
      old_password: Type.String({ minLength: 1, maxLength: 1024 }),
      new_password: Type.String({ minLength: PASSWORD.min, maxLength: PASSWORD.max }),
      lang: Lang,
    }),
    response: { 200: Done, '4xx': Problem },
  },
} as const;

/** Names what this server does beyond section 7 of the specification. */
export const listFeatures = {
  method: 'GET',
  url: '/api/features',
  schema: {
    tags: ['About'],
    summary: 'What this server does beyond the shared calls',
    response: { 200: Type.Object({ features: Type.Array(Type.String()) }) },
  },
} as const;
