import { containsCardNumber } from '../cardNumbers';
import { isExistingDay } from '../days';
import { isEmail } from '../emails';
import { normaliseTelephone } from '../telephones';

import { isCopiedFromBilling } from './asBilling';
import { isExpired, parseExpiry } from './expiry';
import {
  ROWS,
  type ApplicationField,
  type ApplicationValues,
  type Form,
  type RequiredMessage,
  type RowsName,
  type TextKind,
} from './fields';
import { visibleFields } from './forms';
import { isText, isTooLong } from './texts';

type ApplicationMessage =
  | RequiredMessage
  | 'email.refused'
  | 'application.tooLong'
  | 'application.digits.refused'
  | 'application.date.refused'
  | 'application.date.future'
  | 'application.expiry.refused'
  | 'application.expiry.past'
  | 'application.cardNumber.refused';

/** What is wrong with a field; in a list, with that field of a row (counted from 1). */
export interface ApplicationFault {
  field: string;
  line?: number;
  code: ApplicationMessage;
}

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/**
 * Returns every fault of an application, in the order of its form; a copied field is reported at
 * its source.
 */
export const findFaults = (form: Form, values: ApplicationValues, now: Date): ApplicationFault[] =>
  visibleFields(form, values)
    .filter(({ name }) => !isCopiedFromBilling(name, values))
    .flatMap((field) => faultsOf(field, values[field.name], now));

/** Returns the first fault of a field's value, or in a list the first fault of each text. */
export function faultsOf(
  { name, kind, required }: ApplicationField,
  value: unknown,
  now: Date,
): ApplicationFault[] {
  if (isBlank(value)) return required ? [{ field: name, code: required }] : [];
  if (kind === 'rows') {
    const rows: unknown[] = Array.isArray(value) ? value : [];
    return rows.flatMap((row, index) => rowFaults(name as RowsName, row, index, now));
  }
  const code = isText(kind) && typeof value === 'string' && textFault(kind, value, now);
  return code ? [{ field: name, code }] : [];
}

function rowFaults(name: RowsName, row: unknown, index: number, now: Date): ApplicationFault[] {
  if (typeof row !== 'object' || row === null) return [];
  const columns: Partial<Record<string, TextKind>> = ROWS[name];
  return Object.entries(row).flatMap(([field, value]) => {
    if (typeof value !== 'string' || isBlank(value)) return [];
    const code = textFault(columns[field] ?? 'text', value, now);
    return code ? [{ field, line: index + 1, code }] : [];
  });
}

function textFault(kind: TextKind, typed: string, now: Date): ApplicationMessage | undefined {
  if (isTooLong(typed, kind)) return 'application.tooLong';
  const text = typed.trim();
  if (containsCardNumber(text)) return 'application.cardNumber.refused';
  if (kind === 'email' && !isEmail(text)) return 'email.refused';
  if (kind === 'digits' && normaliseTelephone(text) === undefined)
    return 'application.digits.refused';
  if (kind === 'date') return dateFault(text, now);
  if (kind !== 'expiry') return undefined;
  const expiry = parseExpiry(text);
  if (!expiry) return 'application.expiry.refused';
  return isExpired(expiry, now) ? 'application.expiry.past' : undefined;
}

/** All dates the forms ask for are in the past. */
function dateFault(text: string, now: Date): ApplicationMessage | undefined {
  if (!isExistingDay(text)) return 'application.date.refused';
  return text > now.toISOString().slice(0, 10) ? 'application.date.future' : undefined;
}
