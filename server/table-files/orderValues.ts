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
  /** What of the customer could not be taken as it is written. */
  notes: readonly string[];
}

type Buyer = Pick<ImportedOrder, 'name' | 'email' | 'country' | 'notes'>;

export interface OrdersFile {
  orders: ImportedOrder[];
  faults: RowFault[];
  /** Lines of credit notes and returns. */
  credits: number;
  /** How numeric dates were interpreted, for the user to check. */
  dates?: string | undefined;
}

const MAX_ID_LENGTH = 64;
const MAX_NAME_LENGTH = 128;
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

/**
 * Parses name, e-mail address and country of a customer. What cannot be taken as it is written is
 * said in the notes.
 */
export function parseBuyer(values: Record<'name' | 'email' | 'country', unknown>): Buyer {
  const [name, email, country] = [values.name, values.email, values.country].map((value) =>
    typeof value === 'string' ? cleanText(value) : '',
  ) as [string, string, string];
  const address = normaliseEmail(email);
  const knownCountry = countryNamed(country);
  const notes: string[] = [];
  if (name.length > MAX_NAME_LENGTH) {
    notes.push(`the customer's name was shortened to ${MAX_NAME_LENGTH} characters`);
  }
  if (email !== '' && !isEmail(address)) {
    notes.push(`the e-mail address "${email}" is not valid and was left out`);
  }
  if (country !== '' && !knownCountry) {
    notes.push(
      `the country "${country}" is neither Canada nor the US; taken as ${DEFAULT_COUNTRY}`,
    );
  }
  return {
    ...(name !== '' && { name: truncate(name, MAX_NAME_LENGTH) }),
    ...(isEmail(address) && { email: address }),
    country: knownCountry ?? DEFAULT_COUNTRY,
    notes,
  };
}
