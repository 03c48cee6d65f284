import type { Country } from '#domain/countries';
import { formatMessage } from '#domain/formatMessage';
import { localeOf, type Language } from '#domain/languages';

import { currencyFormatter } from './currencyFormatter';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';

export type ServerMessageKey = keyof typeof en;

const MESSAGES: Record<Language, Readonly<Record<ServerMessageKey, string>>> = { '': en, fr, es };

/** An amount in cents, written in the currency of a country. */
interface Money {
  cents: number;
  country: Country;
}

export type TranslateParams = Readonly<Record<string, string | number | Money>>;

/** Returns a message in the given language, with its `{slots}` filled. */
export function translate(
  language: Language,
  key: ServerMessageKey,
  params: TranslateParams = {},
): string {
  const texts = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'object'
      ? currencyFormatter(language, value.country).cents(value.cents)
      : value,
  ]);
  return formatMessage(
    MESSAGES[language][key],
    localeOf(language, 'CA'),
    Object.fromEntries(texts) as Record<string, string | number>,
  );
}
