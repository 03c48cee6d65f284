import type { MessageKey } from '../messages/translate';

import type { Fault } from './refusal';

interface SchemaError {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
}

/** Schema errors that repeat what another one says more precisely. */
const SILENT = ['anyOf', 'boolean'];

const TYPES: Record<string, MessageKey> = {
  string: 'field.text',
  number: 'field.number',
  integer: 'field.integer',
  boolean: 'field.boolean',
  array: 'field.list',
  object: 'field.object',
};

const LIMITS: Record<string, MessageKey> = {
  minimum: 'field.least',
  maximum: 'field.most',
  minLength: 'field.tooShort',
  maxLength: 'field.tooLong',
  minItems: 'field.tooFew',
  maxItems: 'field.tooMany',
  maxProperties: 'field.tooMany',
};

/**
 * Maximum number of faults reported, so that an entirely invalid body does not lead to a huge
 * response.
 */
const MOST_FAULTS = 100;

/** Converts schema errors to faults with their field, or in a list with their line and field. */
export function readFaults(errors: readonly unknown[]): Fault[] {
  const complaints = errors as SchemaError[];
  const told = complaints.filter(({ keyword }) => !SILENT.includes(keyword)).flatMap(faultsOf);
  const seen = new Set<string>();
  const distinct = told.filter((fault) => {
    const place = `${fault.line ?? ''} ${fault.field ?? ''}`;
    if (seen.has(place)) return false;
    seen.add(place);
    return true;
  });
  return distinct.slice(0, MOST_FAULTS);
}

function faultsOf({ keyword, instancePath, params }: SchemaError): Fault[] {
  const place = placeOf(instancePath);
  if (keyword === 'required') {
    return named(params.requiredProperties).map((field) => within(place, field, 'field.missing'));
  }
  if (keyword === 'additionalProperties') {
    return named(params.additionalProperties).map((field) => within(place, field, 'field.unknown'));
  }
  if (keyword === 'type') {
    return [{ ...place, code: TYPES[String(params.type)] ?? 'field.form' }];
  }
  if (keyword === 'enum') {
    const choices = named(params.allowedValues).filter(Boolean).join(', ');
    return [{ ...place, code: 'field.notOffered', params: { choices } }];
  }
  const limit = LIMITS[keyword];
  if (!limit) return [{ ...place, code: 'field.form' }];
  return [{ ...place, code: limit, params: { limit: Number(params.limit) } }];
}

const named = (names: unknown): string[] => (Array.isArray(names) ? names.map(String) : []);

const within = (place: Place, field: string, code: MessageKey): Fault => ({
  ...(place.line !== undefined && { line: place.line }),
  field,
  code,
});

interface Place {
  field: string;
  line?: number;
}

/** '/products/3/item' is the field `item` in line 4, '/values/email' the field `email`. */
function placeOf(instancePath: string): Place {
  const parts = instancePath.split('/').slice(1).map(unescapePointer);
  const index = parts.findIndex((part, at) => at > 0 && /^\d+$/.test(part));
  if (index < 0) return { field: parts.at(-1) ?? 'body' };
  return { field: parts[index + 1] ?? parts[index - 1] ?? '', line: Number(parts[index]) + 1 };
}

const unescapePointer = (part: string): string => part.replace(/~1/g, '/').replace(/~0/g, '~');
