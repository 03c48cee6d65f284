import { Type } from 'typebox';

import { ROLES } from '#domain/roles';

import { StrictObject, Lang } from './fields';
import { Problem } from './replies';

/** Data for the desk's navigation rail: the signed-in staff member and counts of pending work. */
export const showDesk = {
  method: 'GET',
  url: '/api/staff/desk',
  schema: {
    tags: ['Desk'],
    summary: 'Returns who is signed in, with which roles, and how much work is waiting',
    querystring: StrictObject({ lang: Lang }),
    response: {
      200: Type.Object({
        email: Type.String(),
        roles: Type.Array(Type.Enum([...ROLES])),
        counts: Type.Object({
          orders: Type.Integer(),
          applications: Type.Integer(),
          /** Orders that no integration has acknowledged in time. */
          late: Type.Integer(),
        }),
        /** Whether customers can have price lists. */
        has_price_lists: Type.Boolean(),
      }),
      '4xx': Problem,
    },
  },
} as const;
