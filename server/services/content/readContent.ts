import { ContentDocument } from '#contract/contentDocument';
import type { FormatParams } from '#domain/formatMessage';

import type { ServerMessageKey } from '../../messages/translate';
import { ImportRefusal } from '../../table-files/importRefusal';
import { compileSchema, type SchemaError } from '../actions/compileSchema';

/** An error at one place of a document. */
export interface ContentFault {
  /** Human-readable location: `downloads, entry 3 ("tote-bag"), title.en`. */
  place: string;
  reason: string;
  /**
   * The same error for a form: the field of the entry, such as `title.en`, and the message's key.
   */
  field: string;
  code: ServerMessageKey;
  params?: FormatParams;
}

const check = compileSchema(ContentDocument);

/** Parses a content document and reports all its schema errors. */
export function readContent(bytes: Uint8Array): {
  document: ContentDocument;
  faults: ContentFault[];
} {
  const value = parse(bytes);
  return { document: value as ContentDocument, faults: validateContent(value, Infinity) };
}

/** Validates a value against the schema of a content document. */
export const validateContent = (value: unknown, limit?: number): ContentFault[] =>
  uniqueByPlace(check.errorsOf(value, limit).flatMap((error) => faultsOf(value, error)));

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ImportRefusal(`The file is not JSON in UTF-8: ${reason}`);
  }
}

const TYPE_FAULTS: Readonly<Record<string, string>> = {
  string: 'must be a string',
  boolean: 'must be true or false',
  array: 'must be a list',
  object: 'must be an object',
};

type FaultMessage = readonly [reason: string, code: ServerMessageKey];

const ADDRESS_FAULT: FaultMessage = [
  'must be an http(s) URL or a path starting with /',
  'content.address',
];
const DEFAULT_FAULT: FaultMessage = ['has an invalid format', 'content.form'];

const FORMAT_FAULTS: Readonly<Record<string, FaultMessage>> = {
  id: ['must consist of at most 64 letters, digits, - and _', 'content.id'],
  date: ['must be a date such as 2026-10-31', 'content.date'],
  link: ADDRESS_FAULT,
  image: ADDRESS_FAULT,
  file: ADDRESS_FAULT,
  background_color: ['must be a colour such as #dc2626', 'content.colour'],
  text_color: ['must be a colour such as #ffffff', 'content.colour'],
};

function faultsOf(value: unknown, { keyword, instancePath, params }: SchemaError): ContentFault[] {
  const steps = instancePath.split('/').slice(1);
  const within = (names: unknown, reason: string, code: ServerMessageKey) =>
    (Array.isArray(names) ? names : []).map((name) =>
      faultAt(value, [...steps, String(name)], reason, code),
    );
  if (keyword === 'required') {
    return within(params.requiredProperties, 'is missing', 'content.empty');
  }
  if (keyword === 'additionalProperties') {
    const reason = 'is not a known field';
    return within(params.additionalProperties, reason, 'content.form');
  }
  return [faultAt(value, steps, ...reasonOf(keyword, params, steps.at(-1) ?? ''))];
}

/** Creates the error for the place that the path leads to. */
export const faultAt = (
  value: unknown,
  steps: readonly string[],
  reason: string,
  code: ServerMessageKey,
  params?: FormatParams,
): ContentFault => ({
  place: formatPlace(value, steps),
  field: steps.slice(2).join('.'),
  reason,
  code,
  ...(params && { params }),
});

function reasonOf(
  keyword: string,
  params: SchemaError['params'],
  name: string,
): readonly [reason: string, code: ServerMessageKey, params?: FormatParams] {
  if (keyword === 'type')
    return [TYPE_FAULTS[String(params.type)] ?? DEFAULT_FAULT[0], 'content.form'];
  if (keyword === 'enum') {
    const choices = Array.isArray(params.allowedValues) ? params.allowedValues.join(', ') : '';
    return [`must be one of ${choices}`, 'content.form'];
  }
  if (keyword === 'pattern') return FORMAT_FAULTS[name] ?? DEFAULT_FAULT;
  // The message for a pattern also covers the maximum length.
  if (keyword === 'maxLength' && FORMAT_FAULTS[name] && FORMAT_FAULTS[name] !== ADDRESS_FAULT)
    return FORMAT_FAULTS[name];
  if (keyword === 'minLength') return ['is empty', 'content.empty'];
  const limit = Number(params.limit);
  if (keyword === 'maxLength') {
    return [`is longer than ${limit} characters`, 'content.long', { limit }];
  }
  if (keyword === 'maxItems') return [`has more than ${limit} entries`, 'content.many', { limit }];
  return DEFAULT_FAULT;
}

/** Formats a location; entries are counted from 1 and identified by their id. */
function formatPlace(value: unknown, steps: readonly string[]): string {
  const [list, entry, ...rest] = steps;
  if (list === undefined) return 'the document';
  if (entry === undefined) return list;
  const id = idOf(value, list, entry);
  const within = rest
    .map((step) => (/^\d+$/.test(step) ? String(Number(step) + 1) : step))
    .join('.');
  const entryLabel = `${list}, entry ${Number(entry) + 1}${id === undefined ? '' : ` ("${id}")`}`;
  return within ? `${entryLabel}, ${within}` : entryLabel;
}

function idOf(value: unknown, list: string, entry: string): string | undefined {
  const entries: unknown = (value as Record<string, unknown>)[list];
  if (!Array.isArray(entries)) return undefined;
  const one = entries[Number(entry)] as { id?: unknown; name?: unknown } | null | undefined;
  const id = one?.id ?? one?.name;
  return typeof id === 'string' ? id : undefined;
}

function uniqueByPlace(faults: readonly ContentFault[]): ContentFault[] {
  const places = new Set<string>();
  return faults.filter(({ place }) => !places.has(place) && places.add(place));
}
