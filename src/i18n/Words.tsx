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

export const WordsContext = createContext<Words | null>(null);

export function useWords(): Words {
  const words = use(WordsContext);
  if (!words) throw new Error('There are no words outside <WordsProvider>.');
  return words;
}

interface WordsProviderProps {
  /** The words that are there at the first paint. */
  first: Spoken;
  language: Language;
  country: Country;
  children: ReactNode;
}

/** Speaks one language at a time; the old one stays until every word of the new one is there. */
export function WordsProvider({ first, language, country, children }: WordsProviderProps) {
  const [spoken, setSpoken] = useState(first);

  // The words of another language come over the network, and <html lang> lies outside React.
  useEffect(() => {
    const lang = htmlLanguage(spoken.language);
    // Written again, even the same has the browser style the whole page anew.
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
  return <WordsContext value={words}>{children}</WordsContext>;
}

/** Inside, every word is there: the part of the screen waits for those that the first paint does not need. */
export function AllWords({ children }: { children: ReactNode }) {
  const words = useWords();
  const messages = use(loadAllMessages(words.language));
  const all = useMemo(() => ({ ...words, messages }), [words, messages]);
  return <WordsContext value={all}>{children}</WordsContext>;
}
