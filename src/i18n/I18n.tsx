import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';

import type { MessageSet } from '#contract/renderedPage';
import type { Country } from '#domain/countries';
import { languageTag, localeOf, type Language } from '#domain/languages';

import { loadAllMessages, loadMessages } from './loadMessages';
import type { Messages } from './messages/en';

interface LanguageMessages {
  language: Language;
  messages: Messages;
}

interface I18nValue extends LanguageMessages {
  locale: string;
  country: Country;
}

export const I18nContext = createContext<I18nValue | null>(null);

export function useI18n(): I18nValue {
  const i18n = use(I18nContext);
  if (!i18n) throw new Error('There are no messages outside <I18nProvider>.');
  return i18n;
}

interface I18nProviderProps {
  /** Messages available at the first paint. */
  first: LanguageMessages;
  language: Language;
  country: Country;
  children: ReactNode;
}

/** Provides one language at a time; the previous one stays until the new one is fully loaded. */
export function I18nProvider({ first, language, country, children }: I18nProviderProps) {
  const [loaded, setLoaded] = useState(first);

  // Messages of another language are fetched, and `<html lang>` is external to React.
  useEffect(() => {
    const lang = languageTag(loaded.language);
    // Setting the attribute, even to the same value, makes the browser restyle the whole page.
    if (document.documentElement.lang !== lang) document.documentElement.lang = lang;
    if (loaded.language === language) return;
    let isActive = true;
    void loadAllMessages(language).then((messages) => {
      if (isActive) setLoaded({ language, messages });
    });
    return () => {
      isActive = false;
    };
  }, [language, loaded.language]);

  const i18n = useMemo(
    () => ({ ...loaded, country, locale: localeOf(loaded.language, country) }),
    [loaded, country],
  );
  return <I18nContext value={i18n}>{children}</I18nContext>;
}

interface MoreMessagesProps {
  words: Exclude<MessageSet, 'first'>;
  children: ReactNode;
}

/** Provides another set of messages; suspends until it is loaded. */
export function MoreMessages({ words, children }: MoreMessagesProps) {
  const i18n = useI18n();
  const messages = use(loadMessages(words, i18n.language));
  const more = useMemo(() => ({ ...i18n, messages }), [i18n, messages]);
  return <I18nContext value={more}>{children}</I18nContext>;
}
