import type { UnknownAction } from '@reduxjs/toolkit';

import type { PersistenceRow } from './rows';
import type { Shape } from './shapes';

/** The stored parts of a slice, by name. */
export type Parts = Record<string, unknown>;

/** A slice that is stored for its customer: where, in which shape, and how it is restored. */
export interface StoredSlice extends PersistenceRow {
  medium: 'localStorage' | 'indexedDB';
  /** What does not match is dropped. */
  shape: Shape;
  restored: (parts: never, writer: string) => UnknownAction;
  /** Handles what another tab of this browser has stored. */
  followed?: (parts: never, writer: string) => UnknownAction;
  /** Whether the other tab did not know what this one has stored. */
  hasMissedIntents?: (theirs: never, own: never, tab: string) => boolean;
  /**
   * For a slice cleared with the session: returns the unfinished work of its customer, if there is
   * any.
   */
  parked?: (parts: never) => Parts | undefined;
}
