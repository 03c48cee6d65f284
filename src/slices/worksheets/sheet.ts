import type { Language } from '#domain/languages';

import type { CallError } from '../../api/callError';
import type { Said } from '../../i18n/messages/en';

import type { SheetLine } from './sheetLine';

/** What a person decided about a line; what is absent is as the server proposed it. */
export interface Decision {
  /** The code in place of the one given. */
  code?: string;
  /** Ship packs. */
  packs?: number;
  isTicked?: boolean;
  /** So many ship packs are meant, however unusual they are. */
  meant?: number;
}
export type Decisions = Record<number, Decision>;

/** What a quantity that was given counts. */
export type Counting = 'packs' | 'units';

/** A line as it is sent: the product, and ship packs of it. */
export interface Chosen {
  id: number;
  code: string;
  item: number;
  /** Fingerprints of the scans behind it. */
  scans?: string[];
  /** What each of them counts, in packs; left out where each counts one. */
  scanItems?: number[];
}

/** What was asked of the cart and is not answered yet; asking exactly this again adds nothing twice. */
export interface Sending {
  /** The intent's. */
  key: string;
  chosen: Chosen[];
  /** Nothing was decided: the list goes in as it was proposed. */
  isWhole: boolean;
  lang: Language;
  /** The earlier order that the lines are from. */
  orderId?: string;
}

/** Nothing of it went in; the reason is missing where no answer came and it must not be asked again. */
export interface Refused {
  sending: Sending;
  reason: Said | undefined;
}

/** A line that went into the cart, with what the server had to say where it is not what was asked. */
export interface WentIn {
  id: number;
  productId: string;
  packs: number;
  note: string | undefined;
}

/** What a step did, in the words of the bar that takes it back. */
export type Step =
  | { what: 'given'; source: string; count: number }
  | { what: 'removed' | 'code' | 'quantity'; id: number }
  | { what: 'cleared' | 'ticked' | 'quantities' | 'summed'; count: number };

/** The sheet on one side of a step: what a person can go back to, or forward again. */
export interface Moment extends Pick<Sheet, 'order' | 'decisions'> {
  step: Step;
}

/** Where in the sheet lines go; at its end as a rule. */
export interface Place {
  /** The line that they stand before, or the one that they follow. */
  before?: number | undefined;
  after?: number | undefined;
  /** Empty rows that are left above them. */
  gap?: number;
  /** Lines whose place they take. */
  instead?: readonly number[];
}

/** One worksheet. */
export interface Sheet {
  /** Everything that was ever given, by id; a line stays here when it is removed. */
  lines: readonly SheetLine[];
  /** Ids of what is not in the cart, as they are shown: of a list what needs a look comes first, and nothing moves afterwards. */
  order: readonly number[];
  decisions: Decisions;
  /** Empty rows that a person left above a line, by its id. */
  gaps: Readonly<Record<number, number>>;
  /** Lists that no report has come for yet. */
  unsorted: readonly (readonly number[])[];
  /** Before each step that can be undone, and after each that can be redone; the nearest is the last. */
  past: readonly Moment[];
  future: readonly Moment[];
  /** A line went into the cart, or away: what is left is not the whole list. */
  isPartial: boolean;
  /** What the quantities of its sources count; `null` until that is known. */
  counting: Counting | null;
  /** What stood here before a reload is back. */
  isRestored: boolean;
  /** Something stood here. */
  wasStored: boolean;
  /** Another tab has changed the sheet: one of both goes on. */
  isOutdated: boolean;
  /** Why its lines could not be looked up. */
  checkFailure: CallError | undefined;
  sending: Sending | null;
  refused: Refused | null;
  /** Lines that are in the cart by now. */
  added: number;
  /** The last addition, as long as it can be undone, and the order of before. */
  wentIn: readonly WentIn[];
  orderBefore: readonly number[];
  /** Lines of it that are being undone, by the key of the intent. */
  undoing: Record<string, readonly number[]>;
}

export const emptySheet: Sheet = {
  lines: [],
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
  wentIn: [],
  orderBefore: [],
  undoing: {},
};
