import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

import { memoise } from '#domain/memoise';

import { coerceQuery } from './queries';

/** Compiled once per schema, as many routes share one, for example that of errors. */
const validatorOf = memoise((schema: TSchema) => Compile(schema));
const makeSerializer = SerializerSelector()();
const serializerOf = memoise((schema: TSchema) =>
  makeSerializer({ schema, method: '', url: '', httpStatus: '' }),
);

/**
 * Validates requests against their schema. Bodies are not coerced: a quantity in quotes is
 * rejected. Query parameters are text and are parsed to the types in the schema.
 */
export const compileValidator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const validator = validatorOf(schema);
  return (input: unknown) => {
    const value = httpPart === 'querystring' ? coerceQuery(schema, input) : input;
    return validator.Check(value)
      ? { value }
      : { error: Array.from(validator.Errors(value)) as never };
  };
};

/** Serialises a response according to its schema. */
export const compileSerializer: FastifySerializerCompiler<TSchema> = ({ schema }) =>
  serializerOf(schema);
