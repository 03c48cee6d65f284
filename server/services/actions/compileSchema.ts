import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

import { isRecord } from '#domain/isRecord';
import { memoise } from '#domain/memoise';

/** A place where a value does not fit its schema. */
export interface SchemaError {
  keyword: string;
  /** JSON pointer. */
  instancePath: string;
  params: Record<string, unknown>;
}

/** Checks values against a schema, in time that depends on what the schema allows, not on the value. */
export interface SchemaCheck<S extends TSchema = TSchema> {
  fits: (value: unknown) => value is Static<S>;
  /** Returns the first errors of a value. */
  errorsOf: (value: unknown, limit?: number) => SchemaError[];
}

/**
 * Maximum number of errors reported, so that an entirely invalid body leads neither to much work nor
 * to a huge response.
 */
const MAX_ERRORS = 100;

/** The parts of the contract's schemas that can contain others. */
interface Shape {
  type?: string;
  anyOf?: readonly Shape[];
  items?: Shape;
  minItems?: number;
  maxItems?: number;
  properties?: Readonly<Record<string, Shape>>;
  required?: readonly string[];
  patternProperties?: Readonly<Record<string, Shape>>;
  additionalProperties?: boolean;
  minProperties?: number;
  maxProperties?: number;
}

/** Compiled once per schema, as many share one, for example that of an id. */
const validatorOf = memoise((shape: Shape) => Compile(countFirst(shape) as TSchema));

export const compileSchema = memoise((schema: TSchema): SchemaCheck => {
  const shape = schema as Shape;
  return {
    fits: (value): value is never => validatorOf(shape).Check(value),
    errorsOf: (value, limit = MAX_ERRORS) => Array.from(take(errorsIn(shape, value, ''), limit)),
  };
}) as <S extends TSchema>(schema: S) => SchemaCheck<S>;

function* take<Item>(items: Iterable<Item>, limit: number): Generator<Item> {
  let count = 0;
  for (const item of items) {
    yield item;
    count += 1;
    if (count === limit) return;
  }
}

const mapValues = (shapes: Readonly<Record<string, Shape>>) =>
  Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [name, countFirst(shape)]));

/** Returns the largest number of properties that an object may have. */
const maxPropertiesOf = ({
  properties = {},
  additionalProperties,
  maxProperties = additionalProperties === false ? Object.keys(properties).length : Infinity,
}: Shape): number => maxProperties;

/** Makes TypeBox count the items of a list, and the properties of an object, before it checks any. */
function countFirst(shape: Shape): object {
  const { type, anyOf, items, properties, patternProperties, maxItems } = shape;
  const maxProperties = maxPropertiesOf(shape);
  const counts = {
    ...(type && { type }),
    ...(maxItems !== undefined && { maxItems }),
    ...(type === 'object' && maxProperties !== Infinity && { maxProperties }),
  };
  const inside = {
    ...shape,
    ...(anyOf && { anyOf: anyOf.map(countFirst) }),
    ...(items && { items: countFirst(items) }),
    ...(properties && { properties: mapValues(properties) }),
    ...(patternProperties && { patternProperties: mapValues(patternProperties) }),
  };
  return items || type === 'object' ? { allOf: [counts, inside] } : inside;
}

/** Finds errors one by one, and goes into a list or an object only if it is not too large. */
function* errorsIn(shape: Shape, value: unknown, place: string): Generator<SchemaError> {
  const { type, anyOf } = shape;
  if (validatorOf(shape).Check(value)) return;
  if (anyOf) {
    const alike = anyOf.filter((variant) => hasType(value, variant.type));
    for (const variant of alike.length > 0 ? alike : anyOf) yield* errorsIn(variant, value, place);
  } else if (type === 'array' && Array.isArray(value)) {
    yield* errorsInList(shape, value, place);
  } else if (type === 'object' && isRecord(value)) {
    yield* errorsInObject(shape, value, place);
  } else if (type === 'array' || type === 'object') {
    yield { keyword: 'type', instancePath: place, params: { type } };
  } else {
    for (const { keyword, params } of validatorOf(shape).Errors(value))
      yield { keyword, instancePath: place, params: params as SchemaError['params'] };
  }
}

const hasType = (value: unknown, type: string | undefined): boolean =>
  (type === 'array' && Array.isArray(value)) || (type === 'object' && isRecord(value));

function* errorsInList(
  { items = {}, minItems = 0, maxItems = Infinity }: Shape,
  list: readonly unknown[],
  place: string,
): Generator<SchemaError> {
  if (list.length > maxItems)
    return yield { keyword: 'maxItems', instancePath: place, params: { limit: maxItems } };
  if (list.length < minItems)
    yield { keyword: 'minItems', instancePath: place, params: { limit: minItems } };
  for (const [index, item] of list.entries()) yield* errorsIn(items, item, `${place}/${index}`);
}

function* errorsInObject(
  shape: Shape,
  value: Readonly<Record<string, unknown>>,
  place: string,
): Generator<SchemaError> {
  const { properties = {}, patternProperties = {}, required = [], minProperties = 0 } = shape;
  const error = (keyword: string, params: SchemaError['params']): SchemaError => ({
    keyword,
    instancePath: place,
    params,
  });
  const names = Object.keys(value);
  if (shape.maxProperties !== undefined && names.length > shape.maxProperties)
    return yield error('maxProperties', { limit: shape.maxProperties });
  if (names.length < minProperties) yield error('minProperties', { limit: minProperties });
  const missing = required.filter((name) => !Object.hasOwn(value, name));
  if (missing.length > 0) yield error('required', { requiredProperties: missing });

  const patterns = Object.entries(patternProperties).map(
    ([pattern, inner]) => [new RegExp(pattern, 'u'), inner] as const,
  );
  for (const name of names) {
    const inner = Object.hasOwn(properties, name)
      ? properties[name]
      : patterns.find(([pattern]) => pattern.test(name))?.[1];
    if (!inner) {
      if (shape.additionalProperties === false)
        yield error('additionalProperties', { additionalProperties: [name] });
    } else if (value[name] !== undefined || required.includes(name)) {
      // An optional property may be undefined.
      yield* errorsIn(inner, value[name], `${place}/${escapePointer(name)}`);
    }
  }
}

const escapePointer = (name: string): string => name.replace(/~/g, '~0').replace(/\//g, '~1');
