import { Type } from 'typebox';

import { ROLES } from '#domain/roles';

import { Exactly, Lang, Problem } from './common';

/** What the rail of the desk shows: who is signed in, and what waits. */
export const showDesk = {
  method: 'GET',
  url: '/api/staff/desk',
  schema: {
    tags: ['Desk'],
    summary: 'Who is signed in, with which roles, and how much waits',
    querystring: Exactly({ lang: Lang }),
    response: {
      200: Type.Object({
        email: Type.String(),
        roles: Type.Array(Type.Enum([...ROLES])),
        counts: Type.Object({
          orders: Type.Integer(),
          applications: Type.Integer(),
          /** Orders that no program has taken over for too long. */
          late: Type.Integer(),
        }),
      }),
      '4xx': Problem,
    },
  },
} as const;
