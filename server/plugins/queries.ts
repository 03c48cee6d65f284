import { Readable } from 'node:stream';

import type { FastifyInstance } from 'fastify';
import type { TSchema } from 'typebox';

/**
 * Lets clients send parameters either in the URL or as a JSON body. They are validated against the
 * route's schema in both cases, so unknown ones are rejected.
 */
export function installQueries(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    const { querystring, body } = (request.routeOptions.schema ?? {}) as Parts;
    if (!body && request.body == null) return done();
    const sent = { ...(request.query as Fields) };

    if (querystring && !body && isFields(request.body)) {
      request.query = { ...sent, ...request.body };
    } else if (body && !querystring && Object.keys(sent).length > 0) {
      const read = coerceQuery(body, sent) as Fields;
      if (request.body == null) request.body = read;
      else if (isFields(request.body)) request.body = { ...read, ...request.body };
    } else if (body && request.body == null) {
      request.body = {};
    }
    done();
  });
}

interface Parts {
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
export function coerceQuery(schema: TSchema, sent: unknown): unknown {
  const { properties = {} } = schema as Shape;
  if (!isFields(sent)) return sent;
  return Object.fromEntries(
    Object.entries(sent).map(([name, value]) => {
      const shape = Object.hasOwn(properties, name) ? properties[name] : undefined;
      return [name, shape ? readValue(shape, value) : value];
    }),
  );
}

function readValue(shape: Shape, value: unknown): unknown {
  const variants = shape.anyOf ?? [shape];
  const list = variants.find(({ type }) => type === 'array');
  if (Array.isArray(value)) {
    const { items } = list ?? {};
    return items ? value.map((item) => readValue(items, item)) : value;
  }
  if (typeof value !== 'string') return value;
  const scalars = variants.filter(({ type }) => type !== 'array');
  if (list?.items && scalars.length === 0) return [readValue(list.items, value)];
  return readText(scalars, value);
}

function readText(scalars: readonly Shape[], text: string): unknown {
  const takes = (...types: string[]) => scalars.some(({ type = '' }) => types.includes(type));
  if (takes('string')) return text;
  if (takes('number', 'integer') && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (takes('boolean') && /^(true|false)$/.test(text)) return text === 'true';
  return text;
}
