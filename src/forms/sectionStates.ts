import { isTakenOver } from '#domain/application/asBilling';
import { faultsOf } from '#domain/application/faults';
import {
  SECTIONS,
  type ApplicationField,
  type Form,
  type Section,
} from '#domain/application/fields';
import { askedFields } from '#domain/application/forms';

import { isBlank, type FormValues } from './applicationValues';

export interface SectionState {
  section: Section;
  /** How many of its fields are missing or wrong; what the server has kept is not missing. */
  missing: number;
  /** Nothing in it has to be filled in, and nothing is. */
  isOptional: boolean;
}

/** How far each section of a form is, in the order in which the form asks. */
export function sectionStates(
  form: Form,
  values: FormValues,
  masked: Readonly<Record<string, string>>,
): SectionState[] {
  const now = new Date();
  const isMissing = (field: ApplicationField) => {
    const { name } = field;
    const isKept = name in masked && isBlank(values[name]);
    if (isKept || isTakenOver(name, values)) return false;
    return faultsOf(field, values[name], now).length > 0;
  };
  const asked = askedFields(form, values);
  return SECTIONS.map((section) => {
    const fields = asked.filter((field) => field.section === section);
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
