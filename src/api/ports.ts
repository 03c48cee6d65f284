import type { Feature } from '#domain/features';
import type { Language } from '#domain/languages';

/** Number of retries of a failed read (specification 7). */
export const RETRIES = 3;

/** What the API needs from the surrounding store; passed in when the store is created. */
export interface Ports {
  fetch: typeof fetch;
  /** Number of retries of a failed read. */
  retries: number;
  /** Logs a call whose last attempt has failed (specification 8). */
  warn: (...args: unknown[]) => void;
  tokenOf: (state: unknown) => string | null;
  languageOf: (state: unknown) => Language;
  /**
   * Asks the user to sign in in a dialog over the page; resolves to true once there is a new
   * session.
   */
  signInAgain: (dispatch: (action: unknown) => unknown) => Promise<boolean>;
  /**
   * Whether the server supports a feature beyond section 7 of the specification; undefined while
   * unknown.
   */
  isAble: (dispatch: (action: never) => unknown, feature: Feature) => Promise<boolean | undefined>;
  connectionFailed: (dispatch: (action: never) => unknown) => void;
  connectionWorked: (dispatch: (action: never) => unknown) => void;
  /** A failed call is being retried, until `retriesEnded`. */
  retriesBegan: (dispatch: (action: never) => unknown) => void;
  retriesEnded: (dispatch: (action: never) => unknown) => void;
}
