import type { Language } from '#domain/languages';

import { keepFailure } from './keepFailure';
import { loadAllMessages } from './loadMessages';
import type { Messages } from './messages/en';
import { trackPromise } from './trackPromise';

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
export function loadStaffMessages(language: Language): Promise<Messages> {
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
