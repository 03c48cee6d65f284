import type { MessageSet } from '#contract/renderedPage';
import type { Language } from '#domain/languages';

import { keepFailure } from './keepFailure';
import type { Messages } from './messages/en';
import { trackPromise } from './trackPromise';

/** Each language has one chunk per set. */
const importers = {
  first: {
    '': async () =>
      (await import(/* webpackChunkName: "first-en" */ './messages/firstEn')).firstMessages,
    fr: async () =>
      (await import(/* webpackChunkName: "first-fr" */ './messages/firstFr')).firstMessages,
    es: async () =>
      (await import(/* webpackChunkName: "first-es" */ './messages/firstEs')).firstMessages,
  },
  buyer: {
    '': async () => (await import('./messages/buyerEn')).buyerMessages,
    fr: async () => (await import('./messages/buyerFr')).buyerMessages,
    es: async () => (await import('./messages/buyerEs')).buyerMessages,
  },
  shop: {
    '': async () => (await import('./messages/shopEn')).shopMessages,
    fr: async () => (await import('./messages/shopFr')).shopMessages,
    es: async () => (await import('./messages/shopEs')).shopMessages,
  },
  all: {
    '': async () => (await import('./messages/en')).messages,
    fr: async () => (await import('./messages/fr')).messages,
    es: async () => (await import('./messages/es')).messages,
  },
} satisfies Record<MessageSet, Record<Language, () => Promise<object>>>;

const loaded = new Map<string, Promise<Messages>>();

const nameOf = (set: MessageSet, language: Language) => `${set} ${language}`;

/**
 * Loads a set of messages, or takes all of them if those have been requested before. Only lazily
 * loaded parts use the ones that are not in `first`: each is rendered with the set it names. A
 * failed promise is discarded later.
 */
export function loadMessages(set: MessageSet, language: Language): Promise<Messages> {
  const name = nameOf(set, language);
  const known = loaded.get(name) ?? loaded.get(nameOf('all', language));
  if (known) return known;
  const promise = trackPromise(importers[set][language]() as Promise<Messages>);
  keepFailure(promise, (failed) => {
    if (loaded.get(name) === failed) loaded.delete(name);
  });
  loaded.set(name, promise);
  return promise;
}

/** Loads the set that a page may start with, also where others are loaded. */
export const loadFirstMessages = (language: Language): Promise<Messages> =>
  importers.first[language]() as Promise<Messages>;

export const loadAllMessages = (language: Language): Promise<Messages> =>
  loadMessages('all', language);
