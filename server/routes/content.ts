import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

import { listBanners, type Banner } from '#contract/content';
import { readCountry } from '#domain/countries';

import { activeBanners } from '../db/banners';
import type { Db } from '../db/client';
import { languageOf } from '../plugins/language';

const TYPES: readonly Banner['type'][] = ['shipping', 'announcement', 'promotion', 'promo'];

export const contentRoutes: FastifyPluginAsyncTypebox<{ db: Db }> = async (app, { db }) => {
  app.route({
    ...listBanners,
    config: { access: 'public', limit: 'browse' },
    handler: async (request) => {
      const country = request.customer?.country ?? readCountry(request.query.country);
      const language = languageOf(request);
      const banners = await activeBanners(db, country);
      return {
        banners: banners.map((banner) => {
          const messages = { '': banner.message_en, fr: banner.message_fr, es: banner.message_es };
          return {
            id: banner.id,
            message: messages[language] || banner.message_en,
            type: TYPES.find((type) => type === banner.type) ?? 'announcement',
            background_color: banner.background_color,
            text_color: banner.text_color,
            meta: {
              ...(banner.link && { link: banner.link }),
              ...(banner.icon && { icon: banner.icon }),
            },
          };
        }),
      };
    },
  });
};
