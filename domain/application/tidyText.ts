import { tidyPostalCode, tidyZipCode } from '../postalCodes';
import { tidyTelephone } from '../telephones';

import type { TextKind } from './fields';

/** The form in which a text of a kind is kept, where it has one; `undefined` where it is not such a text. */
const FORMS: Partial<Record<TextKind, (text: string) => string | undefined>> = {
  digits: tidyTelephone,
  postalCode: tidyPostalCode,
  zipCode: tidyZipCode,
};

/** A text as it is kept: line breaks stay; what cannot be seen was not meant. */
export function tidyText(text: string, kind: TextKind): string {
  const seen = text.replace(/[^\P{Cc}\n]/gu, '').trim();
  return FORMS[kind]?.(seen) ?? seen;
}

/** True where a code is not like those of its country: worth a second look, but no reason to refuse it. */
export const isOddCode = (text: string, kind: TextKind): boolean =>
  (kind === 'postalCode' || kind === 'zipCode') &&
  text.trim() !== '' &&
  FORMS[kind]?.(text) === undefined;
