import { idOfEntry, type ContentEntry, type ContentKind } from '../../api/staffContent';
import type { Translate } from '../../i18n/useTranslate';

import { KINDS } from './kinds';

export const TONGUES = ['en', 'fr', 'es'] as const;
export type Tongue = (typeof TONGUES)[number];
export type Texts = Record<Tongue, string>;

/** What the form holds of an entry: each text in three languages, what is several as lines. */
export type EntryValues = Record<string, unknown>;

const NO_TEXTS: Texts = { en: '', fr: '', es: '' };

/** Fills what an entry leaves out; without an entry it is a new one. */
export function valuesOf(kind: ContentKind, entry?: ContentEntry): EntryValues {
  const { texts, fields, blank, isFixed } = KINDS[kind];
  const held: EntryValues = { ...blank, ...(entry as object | undefined) };
  const values: EntryValues = isFixed ? { name: held.name ?? '' } : { id: held.id ?? '' };
  for (const { name } of texts) values[name] = { ...NO_TEXTS, ...(held[name] as object) };
  for (const { name, as } of fields) {
    if (as === 'check') values[name] = held[name] ?? true;
    else if (as === 'names') values[name] = ((held[name] ?? []) as string[]).join('\n');
    else if (as === 'several') values[name] = held[name] ?? [];
    else values[name] = held[name] ?? '';
  }
  return values;
}

export const linesOf = (text: unknown): string[] =>
  String(text)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The entry that the form describes, as the server takes it. */
export function entryOf(
  kind: ContentKind,
  values: EntryValues,
  known: readonly ContentEntry[],
): ContentEntry {
  const { texts, fields, isFixed } = KINDS[kind];
  const [first] = texts;
  const named = (values.id as string) || (first ? (values[first.name] as Texts).en : '');
  const entry: EntryValues = isFixed
    ? { name: values.name }
    : { id: (values.id as string) || freeId(named, kind, known) };
  for (const { name, isRequired } of texts) {
    const text = values[name] as Texts;
    if (isRequired || text.en || text.fr || text.es) entry[name] = text;
  }
  for (const { name, as } of fields) {
    const value = values[name];
    if (as === 'names') entry[name] = linesOf(value);
    else if (name !== 'country' || value)
      entry[name] = typeof value === 'string' ? value.trim() : value;
  }
  return entry as unknown as ContentEntry;
}

/** An id of the words that no other entry has. */
function freeId(words: string, kind: ContentKind, known: readonly ContentEntry[]): string {
  const ids = new Set(known.map(idOfEntry));
  const slug = words
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 50)
    .replace(/^-|-$/g, '');
  const stem = slug || kind.replace('_', '-');
  let id = stem;
  for (let number = 2; ids.has(id); number += 1) id = `${stem}-${number}`;
  return id;
}

/** What the entry is called, in the language where it is written there. */
export function nameOfEntry(kind: ContentKind, entry: ContentEntry, tongue: Tongue): string {
  const [first] = KINDS[kind].texts;
  const text = (entry as unknown as EntryValues)[first?.name ?? ''] as Partial<Texts> | undefined;
  return text?.[tongue] || text?.en || idOfEntry(entry);
}

/** The languages in which a text of the entry is not written, though it is in English. */
export function missingIn(kind: ContentKind, entry: ContentEntry): Tongue[] {
  const held = entry as unknown as EntryValues;
  return TONGUES.filter((tongue) =>
    KINDS[kind].texts.some(({ name }) => {
      const text = held[name] as Partial<Texts> | undefined;
      return Boolean(text?.en) && !text?.[tongue];
    }),
  );
}

/** What else tells entries apart at a glance: their day, kind, country, or how much they hold. */
export function factsOf(t: Translate, kind: ContentKind, entry: ContentEntry): string {
  const held = entry as unknown as EntryValues;
  const worded = KINDS[kind].fields.map(({ name, ...field }) => {
    const value = held[name];
    if (field.as === 'day') return String(value);
    if (name === 'products') return t('content.products.count', { count: (value as []).length });
    if (field.as !== 'choice' || !value) return '';
    const choice = field.choices.find(([one]) => one === value);
    return choice ? t(choice[1]) : '';
  });
  return worded.filter(Boolean).join(' · ');
}
