import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyError } from 'fastify';

import { uploadPicture } from '#contract/staffProducts';
import { PICTURE } from '#domain/deskProducts';
import { tidyProductId } from '#domain/productIds';

import type { Db } from '../db/client';
import type { Pictures } from '../pictures/pictures';
import { staffOf } from '../plugins/session';
import { keepPicture } from '../services/desk/changePicture';
import { Refusal } from '../services/refusal';

interface Parts {
  db: Db;
  pictures: Pictures;
  now: () => Date;
}

/** The one call that takes the bytes of a picture. */
export const staffPictureRoute: FastifyPluginAsyncTypebox<Parts> = async (app, parts) => {
  app.addContentTypeParser(
    [...PICTURE.types],
    { parseAs: 'buffer', bodyLimit: PICTURE.bytes },
    (_request, body, done) => done(null, body),
  );

  app.route({
    ...uploadPicture,
    bodyLimit: PICTURE.bytes,
    config: { access: 'staff', role: 'catalogue', limit: 'upload' },
    // What Fastify says of bodies is meant for JSON.
    errorHandler: (error: FastifyError | Refusal) => {
      if (!(error instanceof Refusal) && error.statusCode === 413) throw TOO_LARGE;
      if (!(error instanceof Refusal) && error.statusCode === 415) throw NO_PICTURE;
      throw error;
    },
    handler: async (request) => {
      const { query, body } = request as typeof request & { body: unknown };
      if (!(body instanceof Uint8Array)) throw NO_PICTURE;
      const by = {
        actor: { kind: 'staff', id: staffOf(request).email } as const,
        at: parts.now(),
      };
      const asked = { productId: tidyProductId(query.product_id), bytes: body };
      return { status: true as const, product_id: await keepPicture(parts, by, asked) };
    },
  });
};

const TOO_LARGE = new Refusal(413, 'picture.bytes', { params: { limit: PICTURE.megabytes } });
const NO_PICTURE = new Refusal(415, 'picture.type');
