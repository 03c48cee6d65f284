import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import type { TSchema } from 'typebox';

import { memoise } from '#domain/memoise';

import { compileSchema } from '../services/actions/compileSchema';

import { coerceQuery } from './queries';

const makeSerializer = SerializerSelector()();
/** Compiled once per schema, as many routes share one, for example that of errors. */
const serializerOf = memoise((schema: TSchema) =>
  makeSerializer({ schema, method: '', url: '', httpStatus: '' }),
);

/**
 * Validates requests against their schema. Bodies are not coerced: a quantity in quotes is
 * rejected. Query parameters are text and are parsed to the types in the schema.
 */
export const compileValidator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const check = compileSchema(schema);
  return (input: unknown) => {
    const value = httpPart === 'querystring' ? coerceQuery(schema, input) : input;
    return check.fits(value) ? { value } : { error: check.errorsOf(value) as never };
  };
};

/** Serialises a response according to its schema. */
export const compileSerializer: FastifySerializerCompiler<TSchema> = ({ schema }) =>
  serializerOf(schema);
