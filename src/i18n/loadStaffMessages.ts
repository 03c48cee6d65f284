import type { Language } from '#domain/languages';

import { loadAllMessages } from './loadMessages';
import type { Messages } from './messages/en';
import { trackPromise } from './trackPromise';

const own = {
  '': () => import(/* webpackChunkName: "staff-en" */ './messages/staffEn'),
  fr: () => import(/* webpackChunkName: "staff-fr" */ './messages/staffFr'),
  es: () => import(/* webpackChunkName: "staff-es" */ './messages/staffEs'),
};

const loaded = new Map<Language, Promise<Messages>>();

/**
 * Loads all messages of a language including the staff's, caching the promise; a failed one is
 * discarded.
 */
export function loadStaffMessages(language: Language): Promise<Messages> {
  const known = loaded.get(language);
  if (known) return known;
  const both = Promise.all([loadAllMessages(language), own[language]()]);
  const promise = trackPromise(
    both.then(([messages, { staffMessages }]) => ({ ...messages, ...staffMessages })),
  );
  promise.catch(() => loaded.delete(language));
  loaded.set(language, promise);
  return promise;
}
