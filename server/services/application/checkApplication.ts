import { findFaults } from '#domain/application/faults';
import {
  INVOICE_METHODS,
  type ApplicationField,
  type ApplicationValues,
  type Form,
} from '#domain/application/fields';
import { visibleFields, FIELDS } from '#domain/application/forms';
import { normaliseText } from '#domain/application/normaliseText';
import { mapTexts } from '#domain/application/texts';

import { Refusal } from '../actions/refusal';

export const applicationRefusal = (errors: Refusal['details']['errors']) =>
  new Refusal(400, 'application.refused', { ...(errors && { errors }) });

/**
 * Returns the tidied values of the form's own fields; throws if one is missing, invalid or of
 * another form.
 */
export function checkApplication(
  form: Form,
  values: ApplicationValues,
  now: Date,
): ApplicationValues {
  const names = new Set<string>(FIELDS[form].map(({ name }) => name));
  const foreign = Object.keys(values)
    .filter((name) => values[name] !== undefined && !names.has(name))
    .map((field) => ({ field, code: 'application.otherForm' as const }));
  const faults = [...foreign, ...wrongChoices(form, values), ...findFaults(form, values, now)];
  if (faults.length > 0) throw applicationRefusal(faults);

  return Object.fromEntries(
    visibleFields(form, values).map(
      (field) => [field.name, tidyValue(field, values[field.name])] as const,
    ),
  );
}

function wrongChoices(form: Form, { invoiceMethod }: ApplicationValues) {
  const offered: readonly string[] = INVOICE_METHODS[form];
  const chosen = Array.isArray(invoiceMethod) ? invoiceMethod : [];
  if (chosen.every((method) => offered.includes(String(method)))) return [];
  const params = { choices: offered.join(', ') };
  return [{ field: 'invoiceMethod', code: 'field.notOffered' as const, params }];
}

/** Tidies a value; empty rows are omitted. */
function tidyValue(field: ApplicationField, value: unknown): unknown {
  const texts = mapTexts(field, value, normaliseText);
  if (field.kind !== 'rows' || !Array.isArray(texts)) return texts;
  return texts.filter((row: Record<string, string>) => Object.values(row).some(Boolean));
}
