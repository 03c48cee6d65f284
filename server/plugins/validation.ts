import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

import { oncePer } from '#domain/oncePer';

import { readQuery } from './queries';

/** Many calls share a schema, as that of a refusal. */
const checkOf = oncePer((schema: TSchema) => Compile(schema));
const makeWriter = SerializerSelector()();
const writerOf = oncePer((schema: TSchema) =>
  makeWriter({ schema, method: '', url: '', httpStatus: '' }),
);

/**
 * Checks what a request carries against its schema. Bodies are taken as they are: a quantity in
 * quotes is refused. What came in an address is text, and is read as what the schema asks for.
 */
export const compileValidator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const check = checkOf(schema);
  return (sent: unknown) => {
    const value = httpPart === 'querystring' ? readQuery(schema, sent) : sent;
    return check.Check(value) ? { value } : { error: Array.from(check.Errors(value)) as never };
  };
};

/** Writes an answer as its schema has it. */
export const compileSerializer: FastifySerializerCompiler<TSchema> = ({ schema }) =>
  writerOf(schema);
