import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';

import { PICTURE_SIZES, MEDIA_TYPES, type PictureSize } from '../pictures/formats';
import type { Pictures } from '../pictures/pictures';
import { isNotModified } from '../plugins/notModified';
import { Refusal } from '../services/actions/refusal';

const SIZES = Object.keys(PICTURE_SIZES) as PictureSize[];

/** A generated drawing never changes; a picture file may be added to the folder at any time. */
const LONG_CACHE = 'public, max-age=86400, immutable';
const SHORT_CACHE = 'public, max-age=3600';

/**
 * Product pictures by trimmed product id with `.jpg`, in the best format that the browser accepts.
 */
export const imageRoutes: FastifyPluginAsyncTypebox<{ pictures: Pictures }> = async (
  app,
  { pictures },
) => {
  for (const size of SIZES) {
    app.route({
      method: 'GET',
      url: `/images/${size}/:file`,
      config: { access: 'public', limit: 'image' },
      schema: { hide: true, params: Type.Object({ file: Type.String({ maxLength: 300 }) }) },
      handler: async ({ params: { file }, headers }, reply) => {
        const picture = await pictures.find({ file, size, accept: headers.accept });
        if (picture === undefined) throw new Refusal(404, 'product.unknown');
        if (typeof picture === 'string') {
          return reply.header('cache-control', SHORT_CACHE).redirect(picture);
        }
        const tag = `"${picture.tag}"`;
        reply.header('etag', tag).header('vary', 'accept');
        reply.header('cache-control', picture.isLasting ? LONG_CACHE : SHORT_CACHE);
        if (isNotModified({ headers }, tag)) return reply.code(304).send();
        return reply.type(MEDIA_TYPES[picture.format]).send(picture.bytes);
      },
    });
  }
};
