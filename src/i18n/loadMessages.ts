import type { Language } from '#domain/languages';

import type { Messages } from './messages/en';

/**
 * The words of the shell and the listing, one language in a chunk. The rest of `Messages`
 * stands below `AllWords` only, where every lazily fetched part of the screen is drawn.
 */
export async function loadFirstMessages(language: Language): Promise<Messages> {
  const { firstMessages } = await first[language]();
  return firstMessages as Messages;
}

const first = {
  '': () => import(/* webpackChunkName: "first-en" */ './messages/firstEn'),
  fr: () => import(/* webpackChunkName: "first-fr" */ './messages/firstFr'),
  es: () => import(/* webpackChunkName: "first-es" */ './messages/firstEs'),
};

const all = {
  '': () => import('./messages/en'),
  fr: () => import('./messages/fr'),
  es: () => import('./messages/es'),
};

const loading = new Map<Language, Promise<Messages>>();
const loaded = new Map<Language, Messages>();

/** Every word of a language that is here already. */
export const loadedMessages = (language: Language): Messages | undefined => loaded.get(language);

/** Every word of a language; the same promise each time, and a failed one is forgotten. */
export function loadAllMessages(language: Language): Promise<Messages> {
  const known = loading.get(language);
  if (known) return known;
  const promise = all[language]().then(({ messages }) => {
    loaded.set(language, messages);
    return messages;
  });
  promise.catch(() => loading.delete(language));
  loading.set(language, promise);
  return promise;
}
