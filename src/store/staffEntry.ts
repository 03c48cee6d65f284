import { readLanguage, type Language } from '#domain/languages';

import type { StaffSession } from '../slices/staffSession';

import { languageEntries } from './persistence/entries';

/** What one tab of the staff keeps; it ends with the tab, and no customer's entry is touched. */
interface Kept {
  session: StaffSession | null;
  language: Language;
}

const NAME = 'staff';

export function readStaffEntry(): Kept {
  const kept = readKept();
  const { token, email } = kept.session ?? {};
  return {
    session: typeof token === 'string' && typeof email === 'string' ? { token, email } : null,
    language: readLanguage(kept.language ?? languageEntries.read().selected) ?? '',
  };
}

/** A browser that stores nothing, or something else there, keeps nobody signed in. */
function readKept(): Partial<Kept> {
  try {
    return (JSON.parse(sessionStorage.getItem(NAME) ?? '{}') ?? {}) as Partial<Kept>;
  } catch {
    return {};
  }
}

export function writeStaffEntry(kept: Kept): void {
  try {
    sessionStorage.setItem(NAME, JSON.stringify(kept));
  } catch (error) {
    console.warn(`The browser did not keep '${NAME}'.`, error);
  }
}
