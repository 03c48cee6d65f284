import { Readable } from 'node:stream';

import type { FastifyInstance } from 'fastify';
import type { TSchema } from 'typebox';

/**
 * Lets clients send parameters either in the URL or as a JSON body. They are validated against the
 * route's schema in both cases, so unknown ones are rejected.
 */
export function installQueries(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    const { querystring, body } = (request.routeOptions.schema ?? {}) as RequestSchemas;
    if (!body && request.body == null) return done();
    const input = { ...(request.query as Fields) };

    if (querystring && !body && isFields(request.body)) {
      request.query = { ...input, ...request.body };
    } else if (body && !querystring && Object.keys(input).length > 0) {
      const coerced = coerceQuery(body, input) as Fields;
      if (request.body == null) request.body = coerced;
      else if (isFields(request.body)) request.body = { ...coerced, ...request.body };
    } else if (body && request.body == null) {
      request.body = {};
    }
    done();
  });
}

interface RequestSchemas {
  querystring?: TSchema;
  body?: TSchema;
}
type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof Uint8Array) &&
  !(value instanceof Readable);

/** The parts of a schema needed to parse values from text. */
interface Shape {
  type?: string;
  enum?: readonly unknown[];
  anyOf?: readonly Shape[];
  items?: Shape;
  properties?: Record<string, Shape>;
}

/** Parses text values from the URL to the numbers and booleans that the schema requires. */
export function coerceQuery(schema: TSchema, input: unknown): unknown {
  const { properties = {} } = schema as Shape;
  if (!isFields(input)) return input;
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => {
      const shape = Object.hasOwn(properties, name) ? properties[name] : undefined;
      return [name, shape ? parseValue(shape, value) : value];
    }),
  );
}

function parseValue(shape: Shape, value: unknown): unknown {
  const variants = shape.anyOf ?? [shape];
  const list = variants.find(({ type }) => type === 'array');
  if (Array.isArray(value)) {
    const { items } = list ?? {};
    return items ? value.map((item) => parseValue(items, item)) : value;
  }
  if (typeof value !== 'string') return value;
  const scalars = variants.filter(({ type }) => type !== 'array');
  if (list?.items && scalars.length === 0) return [parseValue(list.items, value)];
  return parseScalar(scalars, value);
}

function parseScalar(scalars: readonly Shape[], text: string): unknown {
  const accepts = (...types: string[]) => scalars.some(({ type = '' }) => types.includes(type));
  if (accepts('string')) return text;
  if (accepts('number', 'integer') && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (accepts('boolean') && /^(true|false)$/.test(text)) return text === 'true';
  return text;
}
