import type { Feature } from '#domain/features';
import type { Language } from '#domain/languages';

/** How often a read is tried again that failed (specification 7). */
export const RETRIES = 3;

/** What the calls need of the store around them; the store hands it over when it is made. */
export interface Ports {
  fetch: typeof fetch;
  /** Further tries of a read that failed. */
  retries: number;
  /** Logs a call that failed in the end (specification 8). */
  warn: (...words: unknown[]) => void;
  tokenOf: (state: unknown) => string | null;
  languageOf: (state: unknown) => Language;
  /** Asks the person to sign in over the page; true once a new session stands. */
  signInAgain: (dispatch: (action: unknown) => unknown) => Promise<boolean>;
  /** Whether the server does what section 7 of the specification does not name; undefined until it has told. */
  isAble: (dispatch: (action: never) => unknown, feature: Feature) => Promise<boolean | undefined>;
  connectionFailed: (dispatch: (action: never) => unknown) => void;
  connectionWorked: (dispatch: (action: never) => unknown) => void;
  /** A call that failed is being tried again, until its tries have ended. */
  retriesBegan: (dispatch: (action: never) => unknown) => void;
  retriesEnded: (dispatch: (action: never) => unknown) => void;
}
