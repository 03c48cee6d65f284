import { isTakenOver } from '#domain/application/asBilling';
import { faultsOf } from '#domain/application/faults';
import type { Form, Section } from '#domain/application/fields';
import { askedFields } from '#domain/application/forms';

import { isBlank, type FormValues } from './applicationValues';

/** How many fields of each section are missing or wrong; what the server has kept is not missing. */
export function faultsBySection(
  form: Form,
  values: FormValues,
  masked: Readonly<Record<string, string>>,
): Partial<Record<Section, number>> {
  const now = new Date();
  const counts: Partial<Record<Section, number>> = {};
  for (const field of askedFields(form, values)) {
    const { name, section } = field;
    const isKept = name in masked && isBlank(values[name]);
    if (isKept || isTakenOver(name, values)) continue;
    if (faultsOf(field, values[name], now).length === 0) continue;
    counts[section] = (counts[section] ?? 0) + 1;
  }
  return counts;
}
