import type { Application } from '#contract/applications';
import { AS_BILLING, withTakenOver } from '#domain/application/asBilling';
import { withoutCardNumbers } from '#domain/application/cardNumbers';
import {
  isSensitive,
  ROWS,
  type ApplicationField,
  type Form,
  type RowsName,
} from '#domain/application/fields';
import { ALL_FIELDS, askedFields } from '#domain/application/forms';
import { changeTexts, isTooLong } from '#domain/application/texts';

/** What stands in the form: every field of both forms, so that changing the country loses nothing. */
export type FormValues = Record<string, string | boolean | string[] | object[]>;

export const emptyRow = (name: RowsName): Record<string, string> =>
  Object.fromEntries(Object.keys(ROWS[name]).map((column) => [column, '']));

const emptyValue = ({ name, kind }: ApplicationField): FormValues[string] => {
  if (kind === 'rows') return [emptyRow(name as RowsName)];
  if (kind === 'choices') return [];
  if (kind === 'check') return false;
  return '';
};

/** A form before anything is typed; both lists start with one empty entry (specification 3). */
export const emptyValues = (): FormValues => ({
  ...Object.fromEntries(ALL_FIELDS.map((field) => [field.name, emptyValue(field)])),
  ...Object.fromEntries(Object.values(AS_BILLING).map((box) => [box, false])),
  formerCustomer: 'No',
});

export const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === '';

/** What may be kept in the browser: everything but the sensitive fields, and no card number anywhere. */
export const storedInBrowser = (values: FormValues): FormValues =>
  withoutCardNumbers(
    Object.fromEntries(Object.entries(values).filter(([name]) => !isSensitive(name))),
  );

const withoutLongTexts = (values: FormValues): FormValues => ({
  ...values,
  ...Object.fromEntries(
    ALL_FIELDS.map((field) => [
      field.name,
      changeTexts(field, values[field.name] ?? '', (text, kind) =>
        isTooLong(text, kind) ? '' : text,
      ),
    ]),
  ),
});

/** What may be kept by the server. A sensitive field that stands empty here may be kept there: it is not spoken of. */
export const storedByServer = (values: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(withoutLongTexts(withoutCardNumbers(values))).filter(
      ([name, value]) => !(isSensitive(name) && isBlank(value)),
    ),
  );

/** The payload: the fields that this form asks for now; a sensitive one that was kept is left to the server. */
export function payloadOf(form: Form, typed: FormValues, kept: ReadonlySet<string>): Application {
  const values = withTakenOver(typed);
  const asked = askedFields(form, values)
    .map(({ name }) => name)
    .filter((name) => !(kept.has(name) && isBlank(values[name])));
  return {
    ...Object.fromEntries(asked.map((name) => [name, values[name]])),
    country: form,
  } as Application;
}
