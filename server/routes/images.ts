import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';

import { tidyProductId } from '#domain/productIds';

import type { Db } from '../db/client';
import { pictureFacts } from '../db/pictures';
import { PICTURE_SIZES, type Pictures, type PictureSize } from '../images/pictures';
import { Refusal } from '../services/refusal';

const SIZES = Object.keys(PICTURE_SIZES) as PictureSize[];

/** Product pictures, by trimmed product id with .jpg; the address never becomes a path. */
export const imageRoutes: FastifyPluginAsyncTypebox<{ db: Db; pictures: Pictures }> = async (
  app,
  { db, pictures },
) => {
  for (const size of SIZES) {
    app.route({
      method: 'GET',
      url: `/images/${size}/:file`,
      config: { access: 'public', limit: 'image' },
      schema: { hide: true, params: Type.Object({ file: Type.String({ maxLength: 300 }) }) },
      handler: async ({ params, headers }, reply) => {
        const productId = /^(.+)\.jpe?g$/i.exec(params.file)?.[1];
        const product = productId && (await pictureFacts(db, tidyProductId(productId)));
        if (!product) throw new Refusal(404, 'product.unknown');

        const tag = `"${pictures.tagOf(product, size)}"`;
        reply.header('etag', tag).header('cache-control', 'public, max-age=86400, immutable');
        if (headers['if-none-match']?.includes(tag)) return reply.code(304).send();
        return reply.type('image/jpeg').send(await pictures.read(product, size));
      },
    });
  }
};
