import type { Language } from '#domain/languages';

import type { Messages } from './messages/en';

/** One language's messages, in a chunk of their own. */
export async function loadMessages(language: Language): Promise<Messages> {
  if (language === 'fr') return (await import('./messages/fr')).messages;
  if (language === 'es') return (await import('./messages/es')).messages;
  return (await import('./messages/en')).messages;
}
