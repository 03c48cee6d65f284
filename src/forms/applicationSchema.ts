import { mixed, object } from 'yup';

import { isCopiedFromBilling } from '#domain/application/asBilling';
import { faultsOf } from '#domain/application/faults';
import type { ApplicationField, ApplicationValues, Form } from '#domain/application/fields';
import { FIELDS } from '#domain/application/forms';

import { isBlank } from './applicationValues';

/** Names of fields that the server has stored already; left empty, they are filled in there. */
type StoredNames = ReadonlySet<string>;

const rule = (field: ApplicationField, storedNames: StoredNames) =>
  mixed().test(field.name, function check(value) {
    const values = this.parent as ApplicationValues;
    if (field.when && !field.when(values)) return true;
    if (isCopiedFromBilling(field.name, values)) return true;
    if (storedNames.has(field.name) && (value === undefined || isBlank(value))) return true;
    const [fault] = faultsOf(field, value, new Date());
    if (!fault) return true;
    const path =
      fault.line === undefined ? field.name : `${field.name}[${fault.line - 1}].${fault.field}`;
    return this.createError({ path, message: fault.code });
  });

const buildSchema = (form: Form, storedNames: StoredNames) =>
  object(Object.fromEntries(FIELDS[form].map((field) => [field.name, rule(field, storedNames)])));

const schemas = new Map<string, ReturnType<typeof buildSchema>>();

/**
 * Returns the validation rules of a form, identical to the server's, with message keys
 * (specification 5). Cached.
 */
export function applicationSchema(form: Form, storedNames: StoredNames) {
  const cacheKey = [form, ...storedNames].join();
  const schema = schemas.get(cacheKey) ?? buildSchema(form, storedNames);
  schemas.set(cacheKey, schema);
  return schema;
}
