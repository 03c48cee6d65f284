import type { Application } from '#contract/applications';
import { AS_BILLING, withBillingCopied } from '#domain/application/asBilling';
import { withoutCardNumbers } from '#domain/application/cardNumbers';
import {
  isSensitive,
  ROWS,
  type ApplicationField,
  type Form,
  type RowsName,
} from '#domain/application/fields';
import { ALL_FIELDS, visibleFields } from '#domain/application/forms';
import { mapTexts, isTooLong } from '#domain/application/texts';

/** Values of all fields of both forms, so that changing the country loses nothing. */
export type FormValues = Record<string, string | boolean | string[] | object[]>;

export const emptyRow = (name: RowsName): Record<string, string> =>
  Object.fromEntries(Object.keys(ROWS[name]).map((column) => [column, '']));

const emptyValue = ({ name, kind }: ApplicationField): FormValues[string] => {
  if (kind === 'rows') return [emptyRow(name as RowsName)];
  if (kind === 'choices') return [];
  if (kind === 'check') return false;
  return '';
};

/** Returns the values of an empty form; both lists start with one empty entry (specification 3). */
export const emptyValues = (): FormValues => ({
  ...Object.fromEntries(ALL_FIELDS.map((field) => [field.name, emptyValue(field)])),
  ...Object.fromEntries(Object.values(AS_BILLING).map((box) => [box, false])),
  formerCustomer: 'No',
});

export const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === '';

/** Returns what may be stored in the browser: no sensitive fields and no card numbers. */
export const storedInBrowser = (values: FormValues): FormValues =>
  withoutCardNumbers(
    Object.fromEntries(Object.entries(values).filter(([name]) => !isSensitive(name))),
  );

const withoutLongTexts = (values: FormValues): FormValues => ({
  ...values,
  ...Object.fromEntries(
    ALL_FIELDS.map((field) => [
      field.name,
      mapTexts(field, values[field.name] ?? '', (text, kind) =>
        isTooLong(text, kind) ? '' : text,
      ),
    ]),
  ),
});

/**
 * Returns what may be saved on the server. Omits empty sensitive fields, as the server may have
 * stored them.
 */
export const storedByServer = (values: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(withoutLongTexts(withoutCardNumbers(values))).filter(
      ([name, value]) => !(isSensitive(name) && isBlank(value)),
    ),
  );

/**
 * Builds the payload from the fields that apply; omits empty sensitive fields that the server has
 * stored.
 */
export function payloadOf(
  form: Form,
  typed: FormValues,
  storedNames: ReadonlySet<string>,
): Application {
  const values = withBillingCopied(typed);
  const names = visibleFields(form, values)
    .map(({ name }) => name)
    .filter((name) => !(storedNames.has(name) && isBlank(values[name])));
  return {
    ...Object.fromEntries(names.map((name) => [name, values[name]])),
    country: form,
  } as Application;
}
