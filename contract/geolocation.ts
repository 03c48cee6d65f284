import { Type, type Static } from 'typebox';

import { StrictObject } from './fields';
import { Problem } from './replies';

/** Approximate location of the caller; unknown parts are empty. */
export const Place = Type.Object({
  city: Type.String(),
  country_name: Type.String(),
  state_prov: Type.String(),
});
export type Place = Static<typeof Place>;

export const locate = {
  method: 'GET',
  url: '/ipgeo',
  schema: {
    tags: ['Geolocation'],
    summary:
      "Returns the caller's approximate location, if a proxy in front of the server reports it",
    querystring: StrictObject({ apiKey: Type.Optional(Type.String({ maxLength: 200 })) }),
    response: { 200: Place, '4xx': Problem },
  },
} as const;
