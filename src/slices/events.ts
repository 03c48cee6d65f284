import { createAction } from '@reduxjs/toolkit';

import type { User } from '#contract/account';
import type { Language } from '#domain/languages';

/** Who is signed in, as the specification's browser entries hold it (section 3). */
export interface SessionFacts {
  token: string;
  user: Partial<User>;
  mongoObj: { mongo_token?: string; userId?: string };
}

/** Somebody is signed in from now on: by the form, in another tab, or since an earlier visit. */
export const sessionStarted = createAction<SessionFacts>('session/started');

/**
 * Nobody is signed in any more. Whatever belongs to the customer goes with this event: every slice,
 * the answers of the server, and what the browser stored.
 */
export const sessionEnded = createAction('session/ended');

/** A person chose the language of the screens. */
export const languageChosen = createAction<Language>('language/chosen');
