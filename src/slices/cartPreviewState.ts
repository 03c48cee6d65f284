import { createEntityAdapter } from '@reduxjs/toolkit';

import {
  applyIntents,
  withoutSuperseded,
  type CartIntent,
  type CartSource,
  type PacksOfLine,
  type Settlement,
} from './cartIntents';
import { intentsOfAllTabs, type TabIntents } from './cartTabs';
import type { PreviewItem } from './previewItem';

export const linesAdapter = createEntityAdapter<PreviewItem>();
type Lines = ReturnType<typeof linesAdapter.getInitialState>;

/** The part of the state that survives a reload. */
export interface OfflineCart extends TabIntents {
  /** The server's cart as last fetched; `null` before that. */
  lines: Lines | null;
}

export interface CartPreviewState extends OfflineCart {
  /** The fetch in flight, and which of this tab's changes its response will include. */
  reading: { requestId: string; confirmed: string[]; moved: PacksOfLine[] } | null;
  /**
   * What left the cart with orders (less than 0) or came back from cancelled ones since the cart was
   * fetched.
   */
  moved: PacksOfLine[];
  /** Outcome of the last intent of each source. */
  settled: Partial<Record<CartSource, Settlement>>;
}

export const initialState: CartPreviewState = {
  lines: null,
  intents: [],
  elsewhere: {},
  inherited: [],
  reading: null,
  moved: [],
  settled: {},
};

/** Adds an intent, unless it is already there, in place of those that it supersedes. */
export const pushIntent = (state: CartPreviewState, intent: CartIntent) => {
  if (state.intents.some(({ key }) => key === intent.key)) return;
  state.intents = [...withoutSuperseded(state.intents, intent), intent];
};

/** Returns the lines as displayed: the server's cart with the intents of all tabs applied. */
export const shownLines = ({ lines, ...wanted }: Omit<OfflineCart, 'inherited'>): PreviewItem[] =>
  applyIntents(lines ? linesAdapter.getSelectors().selectAll(lines) : [], intentsOfAllTabs(wanted));
