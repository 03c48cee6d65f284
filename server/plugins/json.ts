import type { FastifyInstance } from 'fastify';

import { isTooDeep } from '#domain/isTooDeep';

import { Refusal } from '../services/actions/refusal';

/**
 * Accepts only JSON bodies, and treats an empty body as none: some clients set the content type
 * without sending anything.
 */
export function installJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    return parse(request, String(body), (error, value) =>
      isTooDeep(value) ? done(new Refusal(400, 'request.unreadable')) : done(error, value),
    );
  });
}
