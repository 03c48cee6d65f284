import { use, useDeferredValue, useMemo, type ReactNode } from 'react';

import type { Language } from '#domain/languages';

import { useI18n, I18nContext } from './I18n';
import { keepFailure } from './keepFailure';
import { loadAllMessages } from './loadMessages';
import type { Messages } from './messages/en';
import { trackPromise } from './trackPromise';

/** Provides the staff messages as well; a new language takes over once its messages are loaded. */
export function StaffMessages({ children }: { children: ReactNode }) {
  const i18n = useDeferredValue(useI18n());
  const messages = use(loadStaffMessages(i18n.language));
  const all = useMemo(() => ({ ...i18n, messages }), [i18n, messages]);
  return <I18nContext value={all}>{children}</I18nContext>;
}

const staffLoaders = {
  '': () => import(/* webpackChunkName: "staff-en" */ './messages/staffEn'),
  fr: () => import(/* webpackChunkName: "staff-fr" */ './messages/staffFr'),
  es: () => import(/* webpackChunkName: "staff-es" */ './messages/staffEs'),
};

const cache = new Map<Language, Promise<Messages>>();

/**
 * Loads all messages of a language including the staff's, caching the promise; a failed one is
 * discarded later.
 */
function loadStaffMessages(language: Language): Promise<Messages> {
  const cached = cache.get(language);
  if (cached) return cached;
  const both = Promise.all([loadAllMessages(language), staffLoaders[language]()]);
  const promise = trackPromise(
    both.then(([messages, { staffMessages }]) => ({ ...messages, ...staffMessages })),
  );
  keepFailure(promise, (failed) => {
    if (cache.get(language) === failed) cache.delete(language);
  });
  cache.set(language, promise);
  return promise;
}
