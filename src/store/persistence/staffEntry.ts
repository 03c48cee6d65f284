import { isRecord } from '#domain/isRecord';
import { parseLanguage, type Language } from '#domain/languages';

import type { StaffSession } from '../../slices/staffSession';

import { languageEntries } from './entries';
import { parseJson, readText, writeText } from './webStorage';

/** What one staff tab stores; it ends with the tab and does not touch any customer's entry. */
interface StaffEntry {
  session: StaffSession | null;
  language: Language;
}

function readStaff(): Record<string, unknown> {
  const text = readText('sessionStorage', 'staff');
  const value = text === null ? {} : parseJson(text);
  if (isRecord(value)) return value;
  console.warn("The stored entry 'staff' is not readable and counts as empty.");
  return {};
}

export const staffEntry = {
  read: (): StaffEntry => {
    const { session, language } = readStaff();
    const { token, email } = isRecord(session) ? session : {};
    return {
      session: typeof token === 'string' && typeof email === 'string' ? { token, email } : null,
      language:
        typeof language === 'string'
          ? (parseLanguage(language) ?? '')
          : languageEntries.read().selected,
    };
  },
  write: (entry: StaffEntry) => writeText('sessionStorage', 'staff', JSON.stringify(entry)),
};

/**
 * Whether single-character shortcuts are on: a preference of this browser that outlives the tab.
 */
export const deskKeysEntry = {
  read: (): boolean => readText('localStorage', 'deskKeys') !== 'off',
  write: (areOn: boolean) => writeText('localStorage', 'deskKeys', areOn ? null : 'off'),
};
