import { readLanguage } from '#domain/languages';

import { signedOut, type Session } from '../slices/session';

/** The specification's own entries of localStorage (section 3), by their names. */
const read = (name: string): string | null => {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
};

const write = (name: string, value: string | null) => {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch (error) {
    console.warn(`The browser did not keep '${name}'.`, error);
  }
};

/** Corrupt JSON is logged and treated as empty (specification 8). */
function readObject(name: string): Record<string, string> {
  const text = read(name);
  if (!text) return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return value as Record<string, string>;
    }
  } catch {
    // Told below, like every other value that is not an object.
  }
  console.warn(`The stored entry '${name}' is not readable and is treated as empty.`);
  return {};
}

const unquoted = (text: string | null): string => (text ?? '').replace(/^"(.*)"$/, '$1');

/** One slice as a set of entries: how it is read at the start, and how it is written. */
export interface Entries<State> {
  read: () => State;
  write: (state: State) => void;
}

export const sessionEntries: Entries<Session> = {
  read: () => ({
    ...signedOut,
    token: unquoted(read('token')) || null,
    user: readObject('user'),
    mongoObj: readObject('mongoObj'),
  }),
  write: ({ token, user, mongoObj }) => {
    write('token', token);
    write('user', JSON.stringify(user));
    write('mongoObj', token ? JSON.stringify(mongoObj) : null);
  },
};

/** The stored user's lang, else the saved selection, else English (specification 4). */
export const languageEntries: Entries<{ selected: '' | 'fr' | 'es' }> = {
  read: () => ({
    selected: readLanguage(readObject('user').lang || unquoted(read('selectedLanguage'))) ?? '',
  }),
  write: ({ selected }) => write('selectedLanguage', selected),
};

export const searchTextEntries: Entries<{ text: string }> = {
  read: () => ({ text: unquoted(read('navbar_search')) }),
  write: ({ text }) => write('navbar_search', text),
};
