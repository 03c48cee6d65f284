import { Type, type Static } from 'typebox';

import { CountryFlag, Exactly, Lang, Problem } from './common';

export const Banner = Type.Object({
  id: Type.String(),
  message: Type.String(),
  type: Type.Enum(['shipping', 'announcement', 'promotion', 'promo']),
  background_color: Type.String(),
  text_color: Type.String(),
  meta: Type.Object({ link: Type.Optional(Type.String()), icon: Type.Optional(Type.String()) }),
});
export type Banner = Static<typeof Banner>;

export const listBanners = {
  method: 'GET',
  url: '/api/banners',
  schema: {
    tags: ['Content'],
    summary: 'Active announcement banners',
    querystring: Exactly({ country: CountryFlag, language: Lang }),
    response: { 200: Type.Object({ banners: Type.Array(Banner) }), '4xx': Problem },
  },
} as const;
