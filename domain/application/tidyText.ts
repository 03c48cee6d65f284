import { tidyPostalCode, tidyZipCode } from '../postalCodes';
import { tidyTelephone } from '../telephones';

import type { TextKind } from './fields';

/** Normalisers by kind of text; each returns `undefined` if the text is not of that kind. */
const FORMS: Partial<Record<TextKind, (text: string) => string | undefined>> = {
  digits: tidyTelephone,
  postalCode: tidyPostalCode,
  zipCode: tidyZipCode,
};

/** Normalises a text for storage: keeps line breaks and removes other control characters. */
export function tidyText(text: string, kind: TextKind): string {
  const seen = text.replace(/[^\P{Cc}\n]/gu, '').trim();
  return FORMS[kind]?.(seen) ?? seen;
}

/** Whether a postal code is unusual for its country: worth a warning, but not an error. */
export const isOddCode = (text: string, kind: TextKind): boolean =>
  (kind === 'postalCode' || kind === 'zipCode') &&
  text.trim() !== '' &&
  FORMS[kind]?.(text) === undefined;
