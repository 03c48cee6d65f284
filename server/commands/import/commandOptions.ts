import { parseArgs } from 'node:util';

import type { ConfirmedCounts, Guard } from '#domain/importGuards';

import { ImportRefusal } from '../../table-files/importRefusal';
import { parseInteger } from '../../table-files/numbers';

import { DEFAULT_STOCK, type FileImportOptions } from './importCatalogue';
import { readMap } from './readMap';

/** The command-line option that confirms each guard. */
export const CONFIRMATION_OPTIONS = {
  withdrawals: 'withdraw',
  zeroed: 'zero',
  prices: 'prices',
} as const;

export const readArguments = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      map: { type: 'string', multiple: true },
      stock: { type: 'string', default: String(DEFAULT_STOCK) },
      country: { type: 'string', default: 'both' },
      update: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true },
      all: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      withdraw: { type: 'string' },
      zero: { type: 'string' },
      prices: { type: 'string' },
      orders: { type: 'string' },
      content: { type: 'string' },
      'content-example': { type: 'string' },
      password: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });

export type ImportArguments = ReturnType<typeof readArguments>['values'];

/** Parses the catalogue options; throws ImportRefusal if they are invalid. */
export const parseCatalogueOptions = (
  args: ImportArguments,
  resolvePath: (file: string) => string,
) =>
  ({
    map: readMap(args.map ?? [], resolvePath),
    stock: parseNumber('stock', args.stock),
    country: parseCountryOption(args.country),
    confirmed: parseConfirmed(args),
    isUpdate: args.update,
    only: parseOnly(args),
    isCheck: args.check,
  }) satisfies FileImportOptions;

function parseOnly({ only, update }: ImportArguments): string[] | undefined {
  if (only && !update) throw new ImportRefusal('--only requires --update.');
  return only?.flatMap((fields) => fields.split(',')).map((field) => field.trim());
}

function parseNumber(option: string, value: string): number {
  const number = parseInteger(value, undefined);
  if (number !== undefined) return number;
  throw new ImportRefusal(`--${option} is "${value}"; it must be a whole number, digits only.`);
}

/** Parses the exact numbers that the user has confirmed. */
function parseConfirmed(args: ImportArguments): ConfirmedCounts {
  const entries = (Object.keys(CONFIRMATION_OPTIONS) as Guard[]).flatMap((guard) => {
    const value = args[CONFIRMATION_OPTIONS[guard]];
    return value === undefined ? [] : [[guard, parseNumber(CONFIRMATION_OPTIONS[guard], value)]];
  });
  return Object.fromEntries(entries) as ConfirmedCounts;
}

function parseCountryOption(value: string): 'CA' | 'US' | 'both' {
  const choice = value.toLowerCase();
  if (choice === 'both') return 'both';
  if (choice === 'ca' || choice === 'us') return choice === 'ca' ? 'CA' : 'US';
  throw new ImportRefusal(`--country is "${value}"; it must be CA, US or both.`);
}
