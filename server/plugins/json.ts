import type { FastifyInstance, FastifyRequest } from 'fastify';

import { MAX_JSON_DEPTH } from '#domain/isTooDeep';
import { memoise } from '#domain/memoise';

import { Refusal } from '../services/actions/refusal';

import { jsonExcess, type JsonLimits } from './jsonExcess';

/**
 * Accepts only JSON bodies, and treats an empty body as none: some clients set the content type
 * without sending anything. What no route of the contract accepts is refused before it is parsed.
 */
export function installJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    const text = String(body);
    const limits = limitsIn(request);
    const excess = jsonExcess(text, limits);
    if (excess === 'depth') return done(new Refusal(400, 'request.unreadable'));
    if (excess) {
      const params = { limit: limits[excess] };
      const errors = [{ field: 'body', code: 'field.tooMany', params } as const];
      return done(new Refusal(400, 'request.refused', { errors }));
    }
    return parse(request, text, done);
  });
}

/** The parts of a schema that limit the number of members. */
interface Shape {
  maxItems?: number;
  maxProperties?: number;
  anyOf?: readonly Shape[];
  items?: Shape;
  properties?: Readonly<Record<string, Shape>>;
  patternProperties?: Readonly<Record<string, Shape>>;
}

/** What the schema refuses anyway, in words that help more. */
const LEAST: JsonLimits = { depth: MAX_JSON_DEPTH, items: 200, properties: 200 };

/** Returns the sizes of the largest list and the largest map of a schema. */
const limitsOf = memoise((shape: Shape): JsonLimits => {
  const { maxItems = 0, maxProperties = 0, anyOf = [], items } = shape;
  const { properties = {}, patternProperties = {} } = shape;
  const inside = [...anyOf, ...Object.values({ ...properties, ...patternProperties })];
  const limits = [...inside, ...(items ? [items] : [])].map(limitsOf);
  return {
    ...LEAST,
    items: Math.max(LEAST.items, maxItems, ...limits.map((one) => one.items)),
    properties: Math.max(LEAST.properties, maxProperties, ...limits.map((one) => one.properties)),
  };
});

/** Parameters of a request without a body in its schema may be sent as one. */
function limitsIn({ routeOptions }: FastifyRequest): JsonLimits {
  const { body, querystring } = (routeOptions.schema ?? {}) as Record<string, Shape | undefined>;
  return limitsOf(body ?? querystring ?? {});
}
