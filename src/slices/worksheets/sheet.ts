import type { Language } from '#domain/languages';
import type { Counting } from '#domain/quantity';

import type { CallError } from '../../api/callError';
import type { MessageOrText } from '../../i18n/messages/en';

import type { SheetLine } from './sheetLine';

/** The user's decisions about a line; whatever is absent is as proposed by the server. */
export interface Decision {
  /** Replaces the given code. */
  code?: string;
  /** Ship packs. */
  packs?: number;
  isTicked?: boolean;
  /** The number of ship packs confirmed by the user, however unusual. */
  meant?: number;
}
export type Decisions = Record<number, Decision>;

/** A line as it is sent: the product and its ship packs. */
export interface Chosen {
  id: number;
  code: string;
  item: number;
  /** Fingerprints of the underlying scans. */
  scans?: string[];
  /** Packs counted by each scan; omitted if each counts one. */
  scanItems?: number[];
}

/**
 * An addition to the cart that has not been answered yet; repeating exactly this adds nothing
 * twice.
 */
export interface Sending {
  /** The key of the intent. */
  key: string;
  chosen: Chosen[];
  /** Whether the user decided nothing: the list is added as proposed. */
  isWhole: boolean;
  lang: Language;
  /** The earlier order that the lines are from. */
  orderId?: string;
}

/**
 * An addition of which nothing went in; the reason is missing if there was no response and it must
 * not be repeated.
 */
export interface Refused {
  sending: Sending;
  reason: MessageOrText | undefined;
}

/**
 * A line that went into the cart, with the server's message if it is not exactly what was
 * requested.
 */
export interface AddedLine {
  id: number;
  productId: string;
  packs: number;
  note: string | undefined;
}

/** What a step did, for the label of the undo bar. */
export type Step =
  | { what: 'given'; source: string; count: number }
  | { what: 'removed' | 'code'; id: number }
  /** All digits of one entry are one step. */
  | { what: 'quantity'; id: number; entry: string | undefined }
  | { what: 'cleared' | 'ticked' | 'quantities' | 'summed'; count: number };

/** The sheet before or after a step: a state to undo or redo to. */
export interface Moment extends Pick<Sheet, 'order' | 'decisions'> {
  step: Step;
}

/** Where lines are inserted in the sheet; by default at its end. */
export interface InsertPosition {
  /** The line they precede, or the one they follow. */
  before?: number | undefined;
  after?: number | undefined;
  /** Number of empty rows left above them. */
  gap?: number;
  /** Lines that they replace. */
  instead?: readonly number[];
}

/** One worksheet. */
export interface Sheet {
  /** All lines ever given, by id; removed lines stay here. */
  lines: readonly SheetLine[];
  /** Number of first lines that are the list the sheet is for: its upload, or its order. */
  ownCount: number;
  /**
   * Ids of the lines that are not in the cart, in display order: within a list, those that need
   * attention come first, and nothing moves afterwards.
   */
  order: readonly number[];
  decisions: Decisions;
  /** Number of empty rows that the user left above a line, by its id. */
  gaps: Readonly<Record<number, number>>;
  /** Lists for which no report has been received yet. */
  unsorted: readonly (readonly number[])[];
  /**
   * States before each step that can be undone, and after each that can be redone; the nearest is
   * last.
   */
  past: readonly Moment[];
  future: readonly Moment[];
  /** Whether lines went into the cart or were removed, so that the rest is not the whole list. */
  isPartial: boolean;
  /** The unit of the quantities of its sources; `null` while unknown. */
  counting: Counting | null;
  /** Whether the stored content of an earlier visit has been restored. */
  isRestored: boolean;
  /** Whether there was stored content. */
  wasStored: boolean;
  /** Another tab has changed the sheet; the user has to choose one of the two. */
  isOutdated: boolean;
  /** Why the lines could not be looked up. */
  checkFailure: CallError | undefined;
  sending: Sending | null;
  refused: Refused | null;
  /** Number of lines that are in the cart. */
  added: number;
  /** The last addition, as long as it can be undone, and the order before it. */
  addedLines: readonly AddedLine[];
  orderBefore: readonly number[];
  /** Lines of it that are being undone, by the key of the intent. */
  undoing: Record<string, readonly number[]>;
}

export const emptySheet: Sheet = {
  lines: [],
  ownCount: 0,
  order: [],
  decisions: {},
  gaps: {},
  unsorted: [],
  past: [],
  future: [],
  isPartial: false,
  counting: null,
  isRestored: false,
  wasStored: false,
  isOutdated: false,
  checkFailure: undefined,
  sending: null,
  refused: null,
  added: 0,
  addedLines: [],
  orderBefore: [],
  undoing: {},
};
