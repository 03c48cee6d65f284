import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

import { readQuery } from './queries';

/**
 * Checks what a request carries against its schema. Bodies are taken as they are: a quantity in
 * quotes is refused. What came in an address is text, and is read as what the schema asks for.
 */
export const compileValidator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const check = Compile(schema);
  return (sent: unknown) => {
    const value = httpPart === 'querystring' ? readQuery(schema, sent) : sent;
    return check.Check(value) ? { value } : { error: Array.from(check.Errors(value)) as never };
  };
};
