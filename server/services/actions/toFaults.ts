import type { ServerMessageKey } from '../../messages/translate';

import type { SchemaError } from './compileSchema';
import type { Fault } from './refusal';

const TYPES: Record<string, ServerMessageKey> = {
  string: 'field.text',
  number: 'field.number',
  integer: 'field.integer',
  boolean: 'field.boolean',
  array: 'field.list',
  object: 'field.object',
};

const LIMITS: Record<string, ServerMessageKey> = {
  minimum: 'field.least',
  maximum: 'field.most',
  minLength: 'field.tooShort',
  maxLength: 'field.tooLong',
  minItems: 'field.tooFew',
  maxItems: 'field.tooMany',
  maxProperties: 'field.tooMany',
};

/** Converts schema errors to faults with their field, or in a list with their line and field. */
export function toFaults(errors: readonly unknown[]): Fault[] {
  const faults = (errors as SchemaError[]).flatMap(faultsOf);
  const seen = new Set<string>();
  return faults.filter((fault) => {
    const location = `${fault.line ?? ''} ${fault.field ?? ''}`;
    if (seen.has(location)) return false;
    seen.add(location);
    return true;
  });
}

function faultsOf({ keyword, instancePath, params }: SchemaError): Fault[] {
  const location = parsePointer(instancePath);
  if (keyword === 'required') {
    return asStrings(params.requiredProperties).map((field) =>
      faultIn(location, field, 'field.missing'),
    );
  }
  if (keyword === 'additionalProperties') {
    return asStrings(params.additionalProperties).map((field) =>
      faultIn(location, field, 'field.unknown'),
    );
  }
  if (keyword === 'type') {
    return [{ ...location, code: TYPES[String(params.type)] ?? 'field.form' }];
  }
  if (keyword === 'enum') {
    const choices = asStrings(params.allowedValues).filter(Boolean).join(', ');
    return [{ ...location, code: 'field.notOffered', params: { choices } }];
  }
  const limit = LIMITS[keyword];
  if (!limit) return [{ ...location, code: 'field.form' }];
  return [{ ...location, code: limit, params: { limit: Number(params.limit) } }];
}

const asStrings = (names: unknown): string[] => (Array.isArray(names) ? names.map(String) : []);

const faultIn = (location: FaultLocation, field: string, code: ServerMessageKey): Fault => ({
  ...(location.line !== undefined && { line: location.line }),
  field,
  code,
});

interface FaultLocation {
  field: string;
  line?: number;
}

/** '/products/3/item' is the field `item` in line 4, '/values/email' the field `email`. */
function parsePointer(instancePath: string): FaultLocation {
  const parts = instancePath.split('/').slice(1).map(unescapePointer);
  const index = parts.findIndex((part, at) => at > 0 && /^\d+$/.test(part));
  if (index < 0) return { field: parts.at(-1) ?? 'body' };
  return { field: parts[index + 1] ?? parts[index - 1] ?? '', line: Number(parts[index]) + 1 };
}

const unescapePointer = (part: string): string => part.replace(/~1/g, '/').replace(/~0/g, '~');
