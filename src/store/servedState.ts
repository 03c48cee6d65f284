import { readCountry } from '#domain/countries';

import { servedPage } from '../api/servedPage';

import type { readEntries } from './persistence/entries';

type Entries = ReturnType<typeof readEntries>;

/** The page stands as the server drew it for a visitor of this language and country: the store goes on with its answers. */
const isFor = ({ session, language }: Entries): boolean =>
  session.token === null &&
  language.selected === servedPage?.language &&
  readCountry(session.user.cflag) === servedPage.country;

/** What the served page knows, where it was drawn for the person who has opened it. */
export const servedState = (entries: Entries) => (isFor(entries) ? servedPage?.state : undefined);
