import { readFileSync } from 'node:fs';

import type { CsvDialect } from '#domain/csv';
import { isTimeZone } from '#domain/days';
import { EXPORT_FIELDS, type ExportField } from '#domain/exportFields';
import { isRecord } from '#domain/isRecord';

export type ProfileEncoding = 'utf-8' | 'windows-1252';

/** A column of a file for another system: an export field, or a constant. */
type ProfileColumn = { heading: string } & ({ field: ExportField } | { constant: string });

/** Format of the order files that another system expects. */
export interface Profile extends CsvDialect {
  encoding: ProfileEncoding;
  /** Date format: `YYYY`, `YY`, `MM` and `DD` in any order. */
  dates: string;
  /** Time zone of the dates. */
  zone: string;
  /** Whether the file has a heading row. */
  hasHeadings: boolean;
  columns: readonly ProfileColumn[];
}

/** The default format: all fields under their own names. */
export const PLAIN_PROFILE: Profile = {
  separator: ',',
  decimal: '.',
  encoding: 'utf-8',
  dates: 'YYYY-MM-DD',
  zone: 'UTC',
  hasHeadings: true,
  columns: EXPORT_FIELDS.map((field) => ({ heading: field, field })),
};

/** Thrown with a sentence for each error in a profile. */
export class BadProfile extends Error {}

const SEPARATORS: Record<string, CsvDialect['separator']> = {
  ',': ',',
  ';': ';',
  '|': '|',
  '\t': '\t',
  tab: '\t',
};
const KNOWN_SETTINGS = ['delimiter', 'decimal', 'encoding', 'dates', 'zone', 'headings', 'columns'];
const DATE_FORMAT = /^(?=.*MM)(?=.*DD)(?=.*YY)(YYYY|YY|MM|DD|[-/. ])+$/;

/** Reads a profile from a JSON file. */
export function readProfile(path: string): Profile {
  let parsed: unknown;
  try {
    parsed = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new BadProfile(`It cannot be read: ${error instanceof Error ? error.message : ''}`);
  }
  if (!isRecord(parsed)) throw new BadProfile('It must be an object.');
  return checkProfile(parsed);
}

function checkProfile(parsed: Record<string, unknown>): Profile {
  const errors = Object.keys(parsed)
    .filter((name) => !KNOWN_SETTINGS.includes(name))
    .map((name) => `"${name}" is not a known setting; use ${KNOWN_SETTINGS.join(', ')}.`);
  const choose = <Value>(name: string, choices: Record<string, Value>, fallback: string) => {
    const chosen = parsed[name] === undefined ? fallback : String(parsed[name]).toLowerCase();
    const value = Object.hasOwn(choices, chosen) ? choices[chosen] : undefined;
    if (value === undefined) {
      errors.push(`"${name}" must be one of: ${Object.keys(choices).map(choiceLabel).join('  ')}`);
    }
    return value ?? (choices[fallback] as Value);
  };
  const { dates = PLAIN_PROFILE.dates, zone = PLAIN_PROFILE.zone, columns } = parsed;
  if (typeof dates !== 'string' || !DATE_FORMAT.test(dates)) {
    errors.push('"dates" must consist of YYYY or YY, MM and DD, for example DD/MM/YYYY.');
  }
  if (typeof zone !== 'string' || !isTimeZone(zone)) {
    errors.push('"zone" must be a time zone such as America/Toronto.');
  }
  const profile: Profile = {
    separator: choose('delimiter', SEPARATORS, ','),
    decimal: choose<'.' | ','>('decimal', { '.': '.', ',': ',' }, '.'),
    encoding: choose<ProfileEncoding>('encoding', ENCODINGS, 'utf-8'),
    dates: String(dates),
    zone: String(zone),
    hasHeadings: choose('headings', { true: true, false: false }, 'true'),
    columns: columns === undefined ? PLAIN_PROFILE.columns : parseColumns(columns, errors),
  };
  if (profile.separator === profile.decimal) {
    errors.push('"delimiter" and "decimal" must differ: 8,60 would be two columns.');
  }
  if (errors.length > 0) throw new BadProfile(errors.join(' '));
  return profile;
}

const ENCODINGS: Record<string, ProfileEncoding> = {
  'utf-8': 'utf-8',
  'windows-1252': 'windows-1252',
};
const choiceLabel = (choice: string) => (choice === '\t' ? 'a tab' : choice);

const NO_COLUMNS =
  '"columns" must list columns such as {"heading":"Order","field":"order_id"} or {"heading":"Type","constant":"SO"}.';

function parseColumns(parsed: unknown, errors: string[]): ProfileColumn[] {
  if (!Array.isArray(parsed) || parsed.length === 0) {
    errors.push(NO_COLUMNS);
    return [];
  }
  return parsed.flatMap((column: unknown, index) => {
    const { heading, field, constant } = isRecord(column) ? column : {};
    const isNamed = typeof heading === 'string';
    if (isNamed && typeof constant === 'string' && field === undefined)
      return { heading, constant };
    const known = EXPORT_FIELDS.find((name) => name === field);
    if (isNamed && known && constant === undefined) return { heading, field: known };
    errors.push(
      typeof field === 'string' && !known
        ? `Column ${index + 1} has the unknown field "${field}"; the fields are ${EXPORT_FIELDS.join(', ')}.`
        : NO_COLUMNS,
    );
    return [];
  });
}
