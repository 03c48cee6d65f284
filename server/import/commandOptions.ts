import { parseArgs } from 'node:util';

import type { ConfirmedCounts, Guard } from '#domain/importGuards';

import { DEFAULT_STOCK, type CatalogueOptions } from './importCatalogue';
import { ImportRefusal } from './importRefusal';
import { readWhole } from './numbers';
import { readMap } from './readMap';

/** The command-line option that confirms each guard. */
export const AGREEMENTS = { withdrawals: 'withdraw', zeroed: 'zero', prices: 'prices' } as const;

export const readArguments = () =>
  parseArgs({
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

export type GivenOptions = ReturnType<typeof readArguments>['values'];

/** Parses the catalogue options; throws ImportRefusal if they are invalid. */
export const readCatalogueOptions = (given: GivenOptions, pathOf: (file: string) => string) =>
  ({
    map: readMap(given.map ?? [], pathOf),
    stock: readNumber('stock', given.stock),
    country: readPlace(given.country),
    confirmed: readConfirmed(given),
    isUpdate: given.update,
    only: readOnly(given),
    isCheck: given.check,
  }) satisfies CatalogueOptions;

function readOnly({ only, update }: GivenOptions): string[] | undefined {
  if (only && !update) throw new ImportRefusal('--only requires --update.');
  return only?.flatMap((fields) => fields.split(',')).map((field) => field.trim());
}

function readNumber(option: string, written: string): number {
  const number = readWhole(written, undefined);
  if (number !== undefined) return number;
  throw new ImportRefusal(`--${option} is "${written}"; it must be a whole number, digits only.`);
}

/** Parses the exact numbers that the user has confirmed. */
function readConfirmed(given: GivenOptions): ConfirmedCounts {
  const agreed = (Object.keys(AGREEMENTS) as Guard[]).flatMap((guard) => {
    const written = given[AGREEMENTS[guard]];
    return written === undefined ? [] : [[guard, readNumber(AGREEMENTS[guard], written)]];
  });
  return Object.fromEntries(agreed) as ConfirmedCounts;
}

function readPlace(written: string): 'CA' | 'US' | 'both' {
  const place = written.toLowerCase();
  if (place === 'both') return 'both';
  if (place === 'ca' || place === 'us') return place === 'ca' ? 'CA' : 'US';
  throw new ImportRefusal(`--country is "${written}"; it must be CA, US or both.`);
}
