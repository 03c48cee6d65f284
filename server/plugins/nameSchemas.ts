import { isRecord } from '#domain/isRecord';

import { NAMED_SCHEMAS } from './contractNames';

type Json = Record<string, unknown>;

const mapValues = (parts: Json, change: (part: unknown, name: string) => unknown): Json =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, change(part, name)]));

/** Canonical text of a schema: equal for equivalent schemas, however the generator wrote them. */
const textOf = (schema: unknown): string =>
  JSON.stringify(schema, (name, part: unknown) => {
    if (name === 'examples') return undefined;
    if (!isRecord(part)) return part;
    const { const: constant, ...rest } = part;
    const normalised = constant === undefined ? rest : { ...rest, enum: [constant] };
    return Object.fromEntries(
      Object.entries(normalised).sort(([one], [other]) => (one < other ? -1 : 1)),
    );
  });

/**
 * Moves every schema that the contract names to the components and replaces it with a reference.
 */
export function nameSchemas({ paths, components, ...rest }: Json): Json {
  const names = new Map(NAMED_SCHEMAS.map(([name, form]) => [textOf(form), { name, form }]));
  const schemas: Json = {};

  const withReferences = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(withReferences);
    if (!isRecord(part)) return part;
    const knownSchema = isRecord(part.properties) ? names.get(textOf(part)) : undefined;
    if (!knownSchema) return mapValues(part, withReferences);
    schemas[knownSchema.name] ??= mapValues(knownSchema.form as Json, withReferences);
    return { $ref: `#/components/schemas/${knownSchema.name}` };
  };
  const named = mapValues(paths as Json, withReferences);
  return {
    ...rest,
    paths: describeResponses(named),
    components: { ...(components as Json), schemas },
  };
}

const BINARY = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };

/** Adds response descriptions by status, and the content type of files. */
const describeResponses = (paths: Json): Json =>
  mapValues(paths, (calls) =>
    mapValues(calls as Json, (call) => {
      const { responses, ...rest } = call as Json;
      return { ...rest, responses: mapValues(responses as Json, describeResponse) };
    }),
  );

function describeResponse(response: unknown, status: string): unknown {
  const { description } = response as Json;
  if (description === 'The file') return { description, content: BINARY };
  const statusText = status.startsWith('2')
    ? 'Success.'
    : 'Error: the message says why and what to do.';
  return { ...(response as Json), description: statusText };
}
