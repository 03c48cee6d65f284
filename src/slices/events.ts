import { createAction } from '@reduxjs/toolkit';

import type { Language } from '#domain/languages';

import type { SessionFacts } from '../api/readSession';

/** Somebody is signed in from now on: by the form, in another tab, or since an earlier visit. */
export const sessionStarted = createAction<SessionFacts>('session/started');

/**
 * Nobody is signed in any more. Whatever belongs to the customer goes with this event: every slice,
 * the answers of the server, and what the browser stored.
 */
export const sessionEnded = createAction('session/ended');

/** A person chose the language of the screens. */
export const languageChosen = createAction<Language>('language/chosen');
