import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';

import type { Country } from '#domain/countries';
import { htmlLanguage, localeOf, type Language } from '#domain/languages';

import { loadAllMessages } from './loadMessages';
import type { Messages } from './messages/en';

interface Spoken {
  language: Language;
  messages: Messages;
}

interface Words extends Spoken {
  locale: string;
  country: Country;
}

export const I18nContext = createContext<Words | null>(null);

export function useI18n(): Words {
  const words = use(I18nContext);
  if (!words) throw new Error('There are no words outside <WordsProvider>.');
  return words;
}

interface WordsProviderProps {
  /** Messages available at the first paint. */
  first: Spoken;
  language: Language;
  country: Country;
  children: ReactNode;
}

/** Provides one language at a time; the previous one stays until the new one is fully loaded. */
export function I18nProvider({ first, language, country, children }: WordsProviderProps) {
  const [spoken, setSpoken] = useState(first);

  // Messages of another language are fetched, and `<html lang>` is external to React.
  useEffect(() => {
    const lang = htmlLanguage(spoken.language);
    // Setting the attribute, even to the same value, makes the browser restyle the whole page.
    if (document.documentElement.lang !== lang) document.documentElement.lang = lang;
    if (spoken.language === language) return;
    let isWanted = true;
    void loadAllMessages(language).then((messages) => {
      if (isWanted) setSpoken({ language, messages });
    });
    return () => {
      isWanted = false;
    };
  }, [language, spoken.language]);

  const words = useMemo(
    () => ({ ...spoken, country, locale: localeOf(spoken.language, country) }),
    [spoken, country],
  );
  return <I18nContext value={words}>{children}</I18nContext>;
}

/** Provides all messages; suspends until those not needed for the first paint are loaded. */
export function AllMessages({ children }: { children: ReactNode }) {
  const words = useI18n();
  const messages = use(loadAllMessages(words.language));
  const all = useMemo(() => ({ ...words, messages }), [words, messages]);
  return <I18nContext value={all}>{children}</I18nContext>;
}
