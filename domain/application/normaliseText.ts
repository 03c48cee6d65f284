import { formatPostalCode, formatZipCode } from '../postalCodes';
import { normaliseTelephone } from '../telephones';

import type { TextKind } from './fields';

/** Normalisers by kind of text; each returns `undefined` if the text is not of that kind. */
const NORMALISERS: Partial<Record<TextKind, (text: string) => string | undefined>> = {
  digits: normaliseTelephone,
  postalCode: formatPostalCode,
  zipCode: formatZipCode,
};

/** Normalises a text for storage: keeps line breaks and removes other control characters. */
export function normaliseText(text: string, kind: TextKind): string {
  const visible = text.replace(/[^\P{Cc}\n]/gu, '').trim();
  return NORMALISERS[kind]?.(visible) ?? visible;
}

/** Whether a postal code is unusual for its country: worth a warning, but not an error. */
export const isUnusualPostalCode = (text: string, kind: TextKind): boolean =>
  (kind === 'postalCode' || kind === 'zipCode') &&
  text.trim() !== '' &&
  NORMALISERS[kind]?.(text) === undefined;
