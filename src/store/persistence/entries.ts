import { isRecord } from '#domain/isRecord';
import { parseLanguage, type Language } from '#domain/languages';

import type { Consent } from '../../slices/consent';
import type { ListView } from '../../slices/listView';
import type { RowHeight } from '../../slices/rows';
import { signedOut, type Session } from '../../slices/session';

import { inEntries, type PersistenceRow } from './rows';
import { parseJson, readText, writeText } from './webStorage';

/** The localStorage entries defined by the specification (section 3), and four of our own. */
type EntryName =
  | 'token'
  | 'user'
  | 'mongoObj'
  | 'selectedLanguage'
  | 'navbar_search'
  | 'consent'
  | 'banners'
  | 'listView'
  | 'rows';

const readFromTab = (name: EntryName): string | null => readText('sessionStorage', name);

const read = (name: EntryName): string | null =>
  readText('localStorage', name) ?? readFromTab(name);

/** What the browser has no room for is kept as long as the tab. */
function write(name: EntryName, value: string | null): void {
  const isFull = writeText('localStorage', name, value);
  if (isFull) writeText('localStorage', name, null);
  if (isFull || readFromTab(name) !== null) {
    writeText('sessionStorage', name, isFull ? value : null);
  }
}

/**
 * Returns the fields of an entry, all of them strings; corrupt JSON is logged and treated as empty
 * (specification 8).
 */
function readTexts(name: EntryName): Record<string, string> {
  const text = read(name);
  if (!text) return {};
  const value = parseJson(text);
  const fields = Object.entries(isRecord(value) ? value : {});
  const texts = fields.filter((field): field is [string, string] => typeof field[1] === 'string');
  if (!isRecord(value) || texts.length < fields.length) {
    console.warn(
      `The stored entry '${name}' is not readable; what is wrong in it counts as empty.`,
    );
  }
  return Object.fromEntries(texts);
}

/** Whether the session ends with the tab, because the browser has no room for it. */
export const isSessionOfTab = (): boolean => readFromTab('token') !== null;

const unquote = (text: string | null): string => (text ?? '').replace(/^"(.*)"$/, '$1');

const readToken = (): string | null => unquote(read('token')) || null;

/** How a slice is read from its entries at the start, and written to them. */
export interface Entries<State> {
  read: () => State;
  write: (state: State, before?: State) => void;
}

export const sessionEntries: Entries<Session> = {
  read: () => {
    const token = readToken();
    const { lang, cflag, ...rest } = readTexts('user');
    const visitor = { ...(lang !== undefined && { lang }), ...(cflag !== undefined && { cflag }) };
    const mongoObj = readTexts('mongoObj');
    // Without a token nobody is signed in, whatever else is still stored.
    if (token === null) return { ...signedOut, user: visitor };
    return { ...signedOut, token, user: { ...rest, ...visitor }, mongoObj };
  },
  write: ({ token, user, mongoObj }, before) => {
    // Another tab has signed in or out and its event has not arrived yet: its entries win.
    if (token === before?.token && token !== readToken()) return;
    // Unchanged parts are not written: another tab may have changed them by signing in or out.
    const isNew = token !== before?.token;
    // Another tab may read in between, and must never find a token beside another user.
    if (isNew && readTexts('user').user_value !== user.user_value) write('token', null);
    if (user !== before?.user) write('user', JSON.stringify(user));
    if (isNew || mongoObj !== before?.mongoObj) {
      write('mongoObj', token ? JSON.stringify(mongoObj) : null);
    }
    if (isNew) write('token', token);
  },
};

/** The stored user's lang, else the saved selection, else English (specification 4). */
export const languageEntries: Entries<{ selected: Language }> = {
  read: () => ({
    selected: parseLanguage(readTexts('user').lang || unquote(read('selectedLanguage'))) ?? '',
  }),
  write: ({ selected }) => write('selectedLanguage', selected),
};

export const searchTextEntries: Entries<{ text: string }> = {
  read: () => ({ text: unquote(read('navbar_search')) }),
  write: ({ text }) => write('navbar_search', text),
};

const isDecided = (text: string | null): text is Exclude<Consent, 'open'> =>
  text === 'accepted' || text === 'declined';

export const consentEntries: Entries<{ choice: Consent }> = {
  read: () => {
    const text = read('consent');
    return { choice: isDecided(text) ? text : 'open' };
  },
  write: ({ choice }) => write('consent', choice === 'open' ? null : choice),
};

/** The early script reads this entry too, so that a dismissed banner causes no layout shift. */
const bannerEntries: Entries<{ dismissed: string[] }> = {
  read: () => {
    const texts = parseJson(read('banners') ?? '[]');
    const isTexts = Array.isArray(texts) && texts.every((text) => typeof text === 'string');
    return { dismissed: isTexts ? texts : [] };
  },
  write: ({ dismissed }) => write('banners', JSON.stringify(dismissed)),
};

const listViewEntries: Entries<{ view: ListView }> = {
  read: () => ({ view: read('listView') === 'cards' ? 'cards' : 'rows' }),
  write: ({ view }) => write('listView', view === 'rows' ? null : view),
};

/** The early script reads this entry too, so that rows have their height from the first paint. */
const rowsEntries: Entries<{ height: RowHeight }> = {
  read: () => ({ height: read('rows') === 'compact' ? 'compact' : 'roomy' }),
  write: ({ height }) => write('rows', height),
};

/** The entries by the slice that is stored in them. */
const ENTRIES = {
  session: sessionEntries,
  language: languageEntries,
  searchText: searchTextEntries,
  consent: consentEntries,
  banners: bannerEntries,
  listView: listViewEntries,
  rows: rowsEntries,
};
type Slice = keyof typeof ENTRIES;

/** What is stored of each, and for how long. */
export const ENTRY_ROWS: Record<Slice, PersistenceRow> = {
  session: {
    ...inEntries,
    belongsTo: 'customer',
    parts: ['token', 'user', 'mongoObj'],
    ends: 'session',
  },
  language: { ...inEntries, parts: ['selected'] },
  searchText: { ...inEntries, belongsTo: 'customer', parts: ['text'], ends: 'session' },
  consent: { ...inEntries, parts: ['choice'] },
  banners: { ...inEntries, parts: ['dismissed'] },
  listView: { ...inEntries, parts: ['view'] },
  rows: { ...inEntries, parts: ['height'] },
};

type StoredEntries = { [Name in Slice]: ReturnType<(typeof ENTRIES)[Name]['read']> };

const ALL = Object.entries(ENTRIES) as [Slice, Entries<unknown>][];

export const readEntries = () =>
  Object.fromEntries(ALL.map(([slice, { read }]) => [slice, read()])) as StoredEntries;

/** Writes changes synchronously, so that a reload right after a change finds them. */
export function writeEntries(now: StoredEntries, before: StoredEntries): void {
  for (const [slice, { write }] of ALL) {
    if (now[slice] !== before[slice]) write(now[slice], before[slice]);
  }
}
