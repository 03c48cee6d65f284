import { createAction } from '@reduxjs/toolkit';

import type { Language } from '#domain/languages';

import type { SessionData } from '../api/parseSession';

/** A user is signed in: by the form, in another tab, or from an earlier visit. */
export const sessionStarted = createAction<SessionData>('session/started');

/**
 * The session is over. Everything that belongs to the customer is cleared with this event: every
 * slice, cached responses, and what the browser stored.
 */
export const sessionEnded = createAction('session/ended');

/** The user chose the language of the screens. */
export const languageChosen = createAction<Language>('language/chosen');
