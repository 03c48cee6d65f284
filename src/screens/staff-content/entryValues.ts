import { BANNER_COLOURS } from '#domain/bannerColours';
import { foldCaseAndAccents } from '#domain/foldCaseAndAccents';

import { idOfEntry, type DeskContentEntry, type ContentKind } from '../../api/staffContent';
import type { Translate } from '../../i18n/useTranslate';

import { KINDS, type MultiValueName, type TextName } from './kinds';

export const CONTENT_LANGUAGES = ['en', 'fr', 'es'] as const;
export type ContentLanguage = (typeof CONTENT_LANGUAGES)[number];
export type Texts = Record<ContentLanguage, string>;

type PlainFields = Required<Omit<DeskContentEntry, TextName | MultiValueName | 'country' | 'name'>>;

/** Form values: the fields of all lists, of which an entry uses those of its own list. */
export interface EntryValues
  extends PlainFields, Record<TextName, Texts>, Record<MultiValueName, string> {
  country: DeskContentEntry['country'] | '';
  name: DeskContentEntry['name'] | '';
}

const BLANK: Omit<EntryValues, TextName | MultiValueName> = {
  id: '',
  name: '',
  country: '',
  date: '',
  file: '',
  icon: '',
  image: '',
  link: '',
  type: 'announcement',
  kind: 'catalogue',
  active: true,
  classes: [],
  background_color: BANNER_COLOURS.background,
  text_color: BANNER_COLOURS.text,
};

const textsOf = (text?: Partial<Texts>): Texts => ({ en: '', fr: '', es: '', ...text });

/**
 * Converts an entry to form values, with defaults for omitted fields; without an entry, it is a new
 * one.
 */
export const valuesOf = (entry: DeskContentEntry = {}): EntryValues => ({
  ...BLANK,
  ...entry,
  categories: (entry.categories ?? []).join('\n'),
  products: (entry.products ?? []).join('\n'),
  message: textsOf(entry.message),
  title: textsOf(entry.title),
  body: textsOf(entry.body),
  question: textsOf(entry.question),
  answer: textsOf(entry.answer),
});

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Converts the form values to an entry for the server. */
export function entryOf(
  kind: ContentKind,
  values: EntryValues,
  existing: readonly DeskContentEntry[],
): DeskContentEntry {
  const { texts, fields, isFixed } = KINDS[kind];
  const [first] = texts;
  const complete = {
    ...values,
    id: values.id || uniqueId(values[first.name].en, kind, existing),
    categories: linesOf(values.categories),
    products: linesOf(values.products),
  };
  const isIncluded = ({ name, isRequired }: (typeof texts)[number]) =>
    isRequired || Object.values(values[name]).some(Boolean);
  const names: readonly (keyof EntryValues)[] = [
    isFixed ? 'name' : 'id',
    ...texts.filter(isIncluded).map(({ name }) => name),
    ...fields.map(({ name }) => name).filter((name) => name !== 'country' || values.country),
  ];
  return Object.fromEntries(
    names.map((name) => {
      const value = complete[name];
      return [name, typeof value === 'string' ? value.trim() : value];
    }),
  );
}

/** Returns a slug of the text that no other entry has as its id. */
function uniqueId(text: string, kind: ContentKind, existing: readonly DeskContentEntry[]): string {
  const ids = new Set(existing.map(idOfEntry));
  const slug = foldCaseAndAccents(text)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 50)
    .replace(/^-|-$/g, '');
  const stem = slug || kind.replace('_', '-');
  let id = stem;
  for (let number = 2; ids.has(id); number += 1) id = `${stem}-${number}`;
  return id;
}

/**
 * Returns the display name of an entry in a language, with the English text and then the id as
 * fallbacks.
 */
export function nameOfEntry(
  kind: ContentKind,
  entry: DeskContentEntry,
  language: ContentLanguage,
): string {
  const text = entry[KINDS[kind].texts[0].name];
  return text?.[language] || text?.en || idOfEntry(entry);
}

/** Returns the languages in which a text of the entry is missing, although it exists in English. */
export const missingLanguages = (kind: ContentKind, entry: DeskContentEntry): ContentLanguage[] =>
  CONTENT_LANGUAGES.filter((language) =>
    KINDS[kind].texts.some(({ name }) => entry[name]?.en && !entry[name][language]),
  );

/**
 * Returns further facts that distinguish entries: the date, kind or country, and the number of
 * products.
 */
export function factsOf(t: Translate, kind: ContentKind, entry: DeskContentEntry): string {
  const facts = KINDS[kind].fields.map((field) => {
    if (field.as === 'day') return entry[field.name];
    if (field.name === 'products')
      return t('content.products.count', { count: entry.products?.length ?? 0 });
    if (field.as !== 'choice') return '';
    const choice = field.choices.find(
      ([candidate]) => candidate && candidate === entry[field.name],
    );
    return choice ? t(choice[1]) : '';
  });
  return facts.filter(Boolean).join(' · ');
}
