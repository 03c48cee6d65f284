import { isCopiedFromBilling } from '#domain/application/asBilling';
import { faultsOf } from '#domain/application/faults';
import {
  SECTIONS,
  type ApplicationField,
  type Form,
  type FormSection,
} from '#domain/application/fields';
import { visibleFields } from '#domain/application/forms';

import { isBlank, type FormValues } from './applicationValues';

export interface SectionState {
  section: FormSection;
  /** Number of fields missing or invalid; a field that the server has stored is not missing. */
  missing: number;
  /** Whether nothing in it is required and nothing is filled in. */
  isOptional: boolean;
}

/** Returns the progress of each section of a form, in display order. */
export function sectionStates(
  form: Form,
  values: FormValues,
  masked: Readonly<Record<string, string>>,
): SectionState[] {
  const now = new Date();
  const isMissing = (field: ApplicationField) => {
    const { name } = field;
    const isStored = name in masked && isBlank(values[name]);
    if (isStored || isCopiedFromBilling(name, values)) return false;
    return faultsOf(field, values[name], now).length > 0;
  };
  const visible = visibleFields(form, values);
  return SECTIONS.map((section) => {
    const fields = visible.filter((field) => field.section === section);
    return {
      section,
      missing: fields.filter(isMissing).length,
      isOptional: fields.every(({ name, required }) => !required && isUntouched(values[name])),
    };
  });
}

const isUntouched = (value: FormValues[string] | undefined): boolean =>
  Array.isArray(value)
    ? value.flatMap((row) => Object.values(row)).every(isBlank)
    : value === undefined || isBlank(value);
