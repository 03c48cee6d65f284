import type { Language } from '#domain/languages';

import { keepFailure } from './keepFailure';
import type { Messages } from './messages/en';
import { trackPromise } from './trackPromise';

/**
 * Loads the messages of the shell and the listing, one chunk per language. The rest of `Messages`
 * is available only below `AllMessages`, where every lazily loaded part is rendered.
 */
export async function loadFirstMessages(language: Language): Promise<Messages> {
  const { firstMessages } = await firstLoaders[language]();
  return firstMessages as Messages;
}

const firstLoaders = {
  '': () => import(/* webpackChunkName: "first-en" */ './messages/firstEn'),
  fr: () => import(/* webpackChunkName: "first-fr" */ './messages/firstFr'),
  es: () => import(/* webpackChunkName: "first-es" */ './messages/firstEs'),
};

const allLoaders = {
  '': () => import('./messages/en'),
  fr: () => import('./messages/fr'),
  es: () => import('./messages/es'),
};

const cache = new Map<Language, Promise<Messages>>();

/** Loads all messages of a language, caching the promise; a failed one is discarded later. */
export function loadAllMessages(language: Language): Promise<Messages> {
  const cached = cache.get(language);
  if (cached) return cached;
  const promise = trackPromise(allLoaders[language]().then(({ messages }) => messages as Messages));
  keepFailure(promise, (failed) => {
    if (cache.get(language) === failed) cache.delete(language);
  });
  cache.set(language, promise);
  return promise;
}
