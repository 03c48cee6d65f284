import { DEFAULT_COUNTRY, type Country } from '#domain/countries';
import { DAY_MS } from '#domain/durations';
import { isEmail, normaliseEmail } from '#domain/emails';

import { BadRow } from './badRow';
import { cleanText } from './cleanText';
import { countryNamed } from './countryNames';
import type { RowFault } from './importRefusal';
import { isShortened, shortenedMessage } from './isShortened';
import { truncate } from './truncate';

export interface ImportedLine {
  product_id: string;
  order_qty: number;
  unit_cents: number;
}

export interface ImportedOrder {
  line: number;
  order_id: string;
  /** UTC, ISO 8601. */
  placed_at: string;
  customer: string;
  /** Name and sign-in address of the customer, if the file contains them. */
  name?: string;
  email?: string;
  country: Country;
  lines: ImportedLine[];
}

export interface OrdersFile {
  orders: ImportedOrder[];
  faults: RowFault[];
  /** Lines of credit notes and returns. */
  credits: number;
  /** How numeric dates were interpreted, for the user to check. */
  dates?: string | undefined;
}

const MAX_ID_LENGTH = 64;
export const MAX_UNITS = 10_000_000;
export const MAX_CENTS = 2e9;

export function parseId(value: unknown, what: string): string {
  const id = typeof value === 'number' || typeof value === 'string' ? cleanText(String(value)) : '';
  if (id === '') throw new BadRow(`the ${what} is missing`);
  if (id.length > MAX_ID_LENGTH)
    throw new BadRow(`the ${what} is longer than ${MAX_ID_LENGTH} characters`);
  if (isShortened(id)) throw new BadRow(shortenedMessage(what, id));
  return id;
}

/** Refuses a time after today, wherever today has begun. */
export function refuseFuture(placedAt: string, now: Date, written: string): void {
  if (Date.parse(placedAt) <= now.getTime() + DAY_MS) return;
  throw new BadRow(`the time "${written}" is in the future`);
}

export const parseCountryName = (value: unknown): Country =>
  countryNamed(String(value ?? '')) ?? DEFAULT_COUNTRY;

/** Parses name and e-mail address of a customer, omitting missing or invalid values. */
export function parsePerson(name: unknown, email: unknown): Pick<ImportedOrder, 'name' | 'email'> {
  const customerName = typeof name === 'string' ? truncate(cleanText(name), MAX_ID_LENGTH * 2) : '';
  const address = typeof email === 'string' ? normaliseEmail(email) : '';
  return {
    ...(customerName !== '' && { name: customerName }),
    ...(isEmail(address) && { email: address }),
  };
}
