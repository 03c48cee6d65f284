import type { Shape } from './contractRoutes';

/** A text, as JSON, that fits most schemas. */
export const ANY_TEXT = '"2026-11-28"';

/** A body of a kind that costs a careless server much time. */
export interface WorstBody {
  what: string;
  text: string;
}

/** Returns items of a JSON list or map, as many as fit into this many bytes. */
function fill(bytes: number, item: (at: number) => string): string {
  const items: string[] = [];
  for (let size = 0, at = 0; size < bytes; at += 1) {
    const text = item(at);
    items.push(text);
    size += text.length + 1;
  }
  return items.slice(0, -1).join(',');
}

const list = (bytes: number, item: (at: number) => string) => `[${fill(bytes - 2, item)}]`;
const map = (bytes: number, value: string) =>
  `{${fill(bytes - 2, (at) => `"${at.toString(36)}":${value}`)}}`;

/** Bodies that fit no schema. */
const ofAnyForm = (bytes: number): WorstBody[] => [
  { what: 'a map of numbers', text: map(bytes, '1') },
  { what: 'a map of empty maps', text: map(bytes, '{}') },
  { what: 'a list of numbers', text: list(bytes, () => '1') },
  { what: 'a list of empty lists', text: list(bytes, () => '[]') },
  { what: 'a list of small maps', text: list(bytes, () => '{"a":1}') },
  { what: 'one text', text: JSON.stringify('x'.repeat(bytes - 2)) },
  { what: 'escaped names', text: map(bytes, '"\\u005f\\u005fproto"') },
  { what: 'spaces', text: `{}${' '.repeat(bytes - 2)}` },
  { what: 'a map in a map in a map', text: `{"a":{"b":${map(bytes - 14, '1')}}}` },
];

/** Returns the smallest value that fits a schema, as JSON. */
function smallest(shape: Shape): string {
  if (shape.anyOf) return smallest(shape.anyOf[0] ?? {});
  if (shape.enum) return JSON.stringify(shape.enum[0]);
  if ('const' in shape) return JSON.stringify(shape.const);
  switch (shape.type) {
    case 'string':
      return ANY_TEXT;
    case 'integer':
    case 'number':
      return '1';
    case 'boolean':
      return 'true';
    case 'array':
      return `[${shape.minItems ? smallest(shape.items ?? {}) : ''}]`;
    case 'object':
      return objectWith(shape, {});
    default:
      return 'null';
  }
}

/** Returns an object with all required properties, some of them given as JSON. */
function objectWith({ properties = {}, required = [] }: Shape, given: Record<string, string>) {
  const names = new Set([...required, ...Object.keys(given)]);
  const members = [...names].map(
    (name) => `${JSON.stringify(name)}:${given[name] ?? smallest(properties[name] ?? {})}`,
  );
  return `{${members.join(',')}}`;
}

type Wrap = (inner: string) => string;

/** Returns bodies that fit the schema except that one list, map or text of it is as large as may be sent. */
function* enlarged(
  shape: Shape,
  bytes: number,
  place = 'body',
  wrap: Wrap = (inner) => inner,
): Generator<WorstBody> {
  const body = (what: string, text: string) => ({ what: `${place}: ${what}`, text: wrap(text) });
  for (const variant of shape.anyOf ?? []) yield* enlarged(variant, bytes, place, wrap);
  if (shape.type === 'string')
    yield body('a long text', JSON.stringify('é'.repeat(bytes / 2 - 200)));
  if (shape.type === 'array') {
    const { items = {}, maxItems = Infinity } = shape;
    const item = smallest(items);
    yield body(
      'good items',
      list(bytes, () => item),
    );
    yield body(
      'bad items',
      list(bytes, () => 'null'),
    );
    yield body(
      'empty items',
      list(bytes, () => '{}'),
    );
    const most = (one: string) =>
      `[${Array.from({ length: Math.min(maxItems, bytes / (one.length + 1)) }, () => one).join(',')}]`;
    yield body('as many good items as allowed', most(item));
    yield body('as many bad items as allowed', most('{}'));
    yield* enlarged(items, bytes, `${place}[]`, (inner) => wrap(`[${inner}]`));
  }
  if (shape.type === 'object') {
    const { properties = {}, patternProperties = {} } = shape;
    yield body('unknown names', map(bytes, '1'));
    for (const values of Object.values(patternProperties)) {
      yield body('good values', map(bytes, smallest(values)));
      yield body('bad values', map(bytes, '{}'));
      const entries = Array.from({ length: shape.maxProperties ?? 0 });
      yield body(
        'as many bad values as allowed',
        `{${entries.map((_none, at) => `"${at}":0`).join(',')}}`,
      );
      yield body(
        'as many bad names as allowed',
        `{${entries.map((_none, at) => `"${`${at}`.padEnd(100)}":1`).join(',')}}`,
      );
      yield body(
        'as many good values as allowed',
        `{${entries.map((_none, at) => `"${at}":1`).join(',')}}`,
      );
    }
    for (const [name, property] of Object.entries(properties)) {
      yield* enlarged(property, bytes, `${place}.${name}`, (inner) =>
        wrap(objectWith(shape, { [name]: inner })),
      );
    }
  }
}

/** Returns the bodies that take the longest to validate, of at most this many bytes. */
export const worstBodies = (shape: Shape, bytes: number): WorstBody[] => [
  ...ofAnyForm(bytes),
  ...enlarged(shape, bytes - 2_000),
];
