import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyError } from 'fastify';

import * as staffContentContract from '#contract/staffContent';
import * as staffProductActionsContract from '#contract/staffProductActions';
import { PICTURE_LIMITS } from '#domain/deskProducts';
import { trimProductId } from '#domain/productIds';

import type { Db } from '../db/client';
import { openContentUploads } from '../pictures/contentUploads';
import type { Pictures } from '../pictures/pictures';
import { actorOf } from '../plugins/session';
import { Refusal } from '../services/actions/refusal';
import { storePicture } from '../services/desk/changePicture';
import { readPicture } from '../services/desk/readPicture';

interface Parts {
  db: Db;
  pictures: Pictures;
  dataDir: string;
  now: () => Date;
}

const TOO_LARGE = new Refusal(413, 'picture.bytes', {
  params: { limit: PICTURE_LIMITS.megabytes },
});
const NO_PICTURE = new Refusal(415, 'picture.type');

const shared = {
  bodyLimit: PICTURE_LIMITS.bytes,
  config: { access: 'staff', role: 'catalogue', limit: 'upload' },
  // Fastify's messages about request bodies assume JSON.
  errorHandler: (error: FastifyError | Refusal) => {
    if (!(error instanceof Refusal) && error.statusCode === 413) throw TOO_LARGE;
    if (!(error instanceof Refusal) && error.statusCode === 415) throw NO_PICTURE;
    throw error;
  },
} as const;

function pictureIn({ body }: { body?: unknown }): Uint8Array {
  if (!(body instanceof Uint8Array) || body.length === 0) throw NO_PICTURE;
  return body;
}

/** Routes that accept the bytes of a picture: of a product, or for the content. */
export const staffPictureRoutes: FastifyPluginAsyncTypebox<Parts> = async (app, parts) => {
  app.addContentTypeParser(
    [...PICTURE_LIMITS.types],
    { parseAs: 'buffer', bodyLimit: PICTURE_LIMITS.bytes },
    (_request, body, done) => done(null, body),
  );
  const uploads = openContentUploads(parts.dataDir);

  app.route({
    ...staffProductActionsContract.uploadPicture,
    ...shared,
    handler: async (request) => {
      const bytes = pictureIn(request);
      const by = {
        actor: actorOf(request),
        at: parts.now(),
      };
      const upload = { productId: trimProductId(request.query.product_id), bytes };
      return { status: true as const, product_id: await storePicture(parts, by, upload) };
    },
  });

  app.route({
    ...staffContentContract.uploadContentPicture,
    ...shared,
    handler: async (request) => {
      const picture = await readPicture(pictureIn(request));
      return { status: true as const, image: await uploads.keep(picture) };
    },
  });
};
