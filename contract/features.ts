import { Type } from 'typebox';

import { Problem } from './replies';

/** Lists what this server supports beyond section 7 of the specification. */
export const listFeatures = {
  method: 'GET',
  url: '/api/features',
  schema: {
    tags: ['About'],
    summary: 'Returns the optional features of this server',
    response: { 200: Type.Object({ features: Type.Array(Type.String()) }), '4xx': Problem },
  },
} as const;
