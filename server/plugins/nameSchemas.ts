import { NAMED_FORMS } from './contractNames';

type Json = Record<string, unknown>;
const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mapValues = (parts: Json, change: (part: unknown, name: string) => unknown): Json =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, change(part, name)]));

/** Canonical text of a schema: equal for equivalent schemas, however the generator wrote them. */
const textOf = (schema: unknown): string =>
  JSON.stringify(schema, (name, part: unknown) => {
    if (name === 'examples') return undefined;
    if (!isJson(part)) return part;
    const { const: only, ...rest } = part;
    const same = only === undefined ? rest : { ...rest, enum: [only] };
    return Object.fromEntries(
      Object.entries(same).sort(([one], [other]) => (one < other ? -1 : 1)),
    );
  });

/**
 * Moves every schema that the contract names to the components and replaces it with a reference.
 */
export function nameSchemas({ paths, components, ...rest }: Json): Json {
  const names = new Map(NAMED_FORMS.map(([name, form]) => [textOf(form), { name, form }]));
  const schemas: Json = {};

  const replaced = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(replaced);
    if (!isJson(part)) return part;
    const known = isJson(part.properties) ? names.get(textOf(part)) : undefined;
    if (!known) return mapValues(part, replaced);
    schemas[known.name] ??= mapValues(known.form as Json, replaced);
    return { $ref: `#/components/schemas/${known.name}` };
  };
  const named = mapValues(paths as Json, replaced);
  return {
    ...rest,
    paths: describeAnswers(named),
    components: { ...(components as Json), schemas },
  };
}

const BINARY = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };

/** Adds response descriptions by status, and the content type of files. */
const describeAnswers = (paths: Json): Json =>
  mapValues(paths, (calls) =>
    mapValues(calls as Json, (call) => {
      const { responses, ...rest } = call as Json;
      return { ...rest, responses: mapValues(responses as Json, describeAnswer) };
    }),
  );

function describeAnswer(answer: unknown, status: string): unknown {
  const { description } = answer as Json;
  if (description === 'The file') return { description, content: BINARY };
  const words = status.startsWith('2') ? 'Success.' : 'Error: the message says why and what to do.';
  return { ...(answer as Json), description: words };
}
