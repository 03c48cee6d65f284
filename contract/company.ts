import { Type, type Static } from 'typebox';

import { COLLEAGUE_ROLES } from '#domain/companyRoles';
import { ADDRESS_LIMITS, CUSTOMER_LIMITS, MAX_ADDRESSES } from '#domain/customers';
import { MAX_EMAIL_LENGTH } from '#domain/emails';

import { Address } from './addresses';
import { Amount, Lang, Nullable, personLimits, StrictObject, UserId } from './fields';
import { Done, Problem } from './replies';

const tags = ['Account'] as const;

/** Somebody who signs in for the same customer. */
export const Colleague = Type.Object({
  user_id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  role: Type.Enum(['owner', ...COLLEAGUE_ROLES]),
  standing: Type.Enum(['active', 'off']),
  /** Whether the invitation was accepted. */
  has_password: Type.Boolean(),
  /** Shipping addresses that this person may order to; none for every one. */
  ship_to_codes: Type.Array(Type.String()),
  ...personLimits,
});
export type Colleague = Static<typeof Colleague>;

/** Extends section 7: advertised as `company-users` in the features. */
export const showCompany = {
  method: 'GET',
  url: '/api/company',
  schema: {
    tags,
    summary: "Returns everybody who signs in for the reader's customer, the owner first",
    querystring: StrictObject({ user_id: UserId, lang: Lang }),
    response: {
      200: Type.Object({
        company: Type.String(),
        people: Type.Array(Colleague),
        /** Whether the reader may invite and change people. */
        may_change: Type.Boolean(),
        /** The addresses that people can be limited to; only for those who may change people. */
        ship_to: Type.Optional(Type.Array(Address)),
      }),
      '4xx': Problem,
    },
  },
} as const;

export const changeColleague = {
  method: 'PUT',
  url: '/api/company/person',
  schema: {
    tags,
    summary: 'Invites or changes a colleague, or turns one off; for administrators',
    body: StrictObject({
      user_id: UserId,
      /** Names the colleague; an address that is new to the customer is somebody new. */
      email: Type.String({ minLength: 1, maxLength: MAX_EMAIL_LENGTH }),
      name: Type.Optional(Type.String({ minLength: 1, maxLength: CUSTOMER_LIMITS.text })),
      role: Type.Optional(Type.Enum([...COLLEAGUE_ROLES])),
      ship_to_codes: Type.Optional(
        Type.Array(Type.String({ minLength: 1, maxLength: ADDRESS_LIMITS.code }), {
          maxItems: MAX_ADDRESSES,
        }),
      ),
      /** As in `Colleague`; null for none. */
      order_limit: Type.Optional(Nullable(Amount)),
      month_limit: Type.Optional(Nullable(Amount)),
      approve_limit: Type.Optional(Nullable(Amount)),
      approver: Type.Optional(Nullable(Type.String({ maxLength: MAX_EMAIL_LENGTH }))),
      standing: Type.Optional(Type.Enum(['active', 'off'])),
      /** True sends the link for the first password, unless a password or a valid link exists. */
      invite: Type.Optional(Type.Boolean()),
      lang: Lang,
    }),
    response: { 200: Done, '4xx': Problem },
  },
} as const;
