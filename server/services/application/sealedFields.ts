import { isSensitive, type ApplicationValues } from '#domain/application/fields';
import { mask } from '#domain/application/mask';

import type { DataKeys } from '../../crypto/dataKeys';

/** The row of a sealed field; the sealed text cannot be opened for any other row. */
export interface SealedRow {
  table: 'applications' | 'application_drafts' | 'application_events';
  id: string;
}

export type SealedTexts = Readonly<Record<string, string>>;

const sealContext = ({ table, id }: SealedRow, field: string): string => `${table}/${id}/${field}`;

/** Parses the JSON of the column `sealed`. */
export const sealedOf = ({ sealed }: { sealed: string }): SealedTexts =>
  JSON.parse(sealed) as SealedTexts;

/** Separates the values that may be stored in plain from the texts that may not. */
export function splitSensitive(values: ApplicationValues): {
  plain: ApplicationValues;
  secret: SealedTexts;
} {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  const secret = entries.filter(([field]) => isSensitive(field));
  return {
    plain: Object.fromEntries(entries.filter(([field]) => !isSensitive(field))),
    secret: Object.fromEntries(secret.map(([field, value]) => [field, String(value)])),
  };
}

export const sealAll = (keys: DataKeys, row: SealedRow, secret: SealedTexts): SealedTexts =>
  mapTexts(secret, (text, field) => keys.seal(text, sealContext(row, field)));

export const openAll = (keys: DataKeys, row: SealedRow, sealed: SealedTexts): SealedTexts =>
  mapTexts(sealed, (text, field) => keys.open(text, sealContext(row, field)));

export const maskAll = (
  keys: DataKeys,
  row: SealedRow,
  sealed: SealedTexts,
): Record<string, string> => mapTexts(openAll(keys, row, sealed), mask);

/** Reseals texts sealed with an older key; `undefined` if all are current. */
export function resealAll(
  keys: DataKeys,
  row: SealedRow,
  sealed: SealedTexts,
): SealedTexts | undefined {
  if (Object.values(sealed).every(keys.isCurrent)) return undefined;
  return sealAll(keys, row, openAll(keys, row, sealed));
}

const ANSWER = 'answer';
const eventRow = (application: string): SealedRow => ({
  table: 'application_events',
  id: application,
});

/** Seals an applicant's whole answer, which may be confidential. */
export const sealAnswer = (keys: DataKeys, application: string, text: string): string =>
  keys.seal(text, sealContext(eventRow(application), ANSWER));

/** Opens a sealed answer; '' if it was erased. */
export const openAnswer = (keys: DataKeys, application: string, sealed: string): string =>
  sealed === '' ? '' : keys.open(sealed, sealContext(eventRow(application), ANSWER));

const mapTexts = (texts: SealedTexts, change: (text: string, field: string) => string) =>
  Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, change(text, field)]));
