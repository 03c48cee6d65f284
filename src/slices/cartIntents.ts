import { nanoid } from '@reduxjs/toolkit';

import type { LineReport } from '#contract/lines';
import type { RequestedLine } from '#contract/opticon';
import type { NewOrder } from '#contract/orderActions';
import type { Language } from '#domain/languages';
import { trimProductId } from '#domain/productIds';

import type { MessageOrText } from '../i18n/messages/en';

import { previewOfCode, type PreviewItem } from './previewItem';

/** Where lines for the cart come from, in as much detail as is needed. */
export type CartSource =
  | 'card'
  | 'grid'
  | 'product'
  | 'number'
  | 'scan'
  | 'worksheet'
  | 'order'
  | 'cart'
  | 'emptying'
  | 'undo';

/**
 * A change to the cart that the server has not yet confirmed by a later fetch. The displayed cart
 * is the server's with the intents applied to it, oldest first.
 */
export interface CartIntent {
  /** Idempotency key: makes a repeated call harmless (the `Idempotency-Key` header). */
  key: string;
  kind: 'add' | 'set' | 'remove' | 'restore';
  source: CartSource;
  /** Unix timestamp, in milliseconds. */
  time: number;
  /** The products, with the ship packs to add or to set. */
  lines: PreviewItem[];
  /** The call for an addition that consists of more than products and packs. */
  call?: CartCall;
  /** Language of the first call; a repeated call must be identical. */
  lang?: Language;
  /** `confirmed`: carried out by the server and included in any cart fetched from then on. */
  status: 'waiting' | 'sent' | 'confirmed';
  /** Number of attempts without a response. */
  tries: number;
}

/** An addition by scans or codes, or of a whole earlier order; all others use `POST /cart/add`. */
export type CartCall =
  { name: 'opticon'; products: RequestedLine[] } | { name: 're-orders'; order_id: string };

/** Lines in cart order, by product id. */
type Shown = Map<string, PreviewItem>;

function applyIntent(shown: Shown, { kind, lines }: CartIntent) {
  for (const line of lines) {
    const existing = shown.get(line.id);
    if (kind === 'remove') shown.delete(line.id);
    else if (kind === 'restore')
      shown.set(line.id, { ...(existing ?? line), quantity: line.quantity });
    else if (kind === 'set') {
      if (existing) shown.set(line.id, { ...existing, quantity: line.quantity });
    } else {
      const quantity = (existing?.quantity ?? 0) + line.quantity;
      shown.set(line.id, { ...(existing ?? line), quantity });
    }
  }
}

/** Returns the lines of the server's cart as they will be once every intent is carried out. */
export function applyIntents(
  lines: readonly PreviewItem[],
  intents: readonly CartIntent[],
): PreviewItem[] {
  if (intents.length === 0) return lines as PreviewItem[];
  const shown: Shown = new Map(lines.map((line) => [line.id, line]));
  for (const intent of intents) applyIntent(shown, intent);
  return [...shown.values()];
}

const names = (intent: CartIntent): Set<string> => new Set(intent.lines.map(({ id }) => id));

/** Whether both change a line of the same product, so that their order matters. */
function concernSameLine(one: CartIntent, other: CartIntent): boolean {
  const ids = names(one);
  return other.lines.some(({ id }) => ids.has(id));
}

/**
 * Returns the earlier intents without what a later one supersedes: quantities for the same lines
 * that have not been sent yet. Additions are retained, as is the return of a line whose quantity is
 * then set.
 */
export function withoutSuperseded(earlier: readonly CartIntent[], later: CartIntent): CartIntent[] {
  if (later.kind === 'add') return [...earlier];
  const ids = names(later);
  return earlier.flatMap((intent) => {
    const isNeeded = intent.kind === 'add' || (intent.kind === 'restore' && later.kind === 'set');
    if (isNeeded || intent.status !== 'waiting') return [intent];
    const lines = intent.lines.filter(({ id }) => !ids.has(id));
    if (lines.length === intent.lines.length) return [intent];
    return lines.length > 0 ? [{ ...intent, lines }] : [];
  });
}

/** Returns the waiting intents that are not blocked by an earlier one for the same line. */
export const sendable = (intents: readonly CartIntent[]): CartIntent[] =>
  intents.filter(
    (intent, at) =>
      intent.status === 'waiting' &&
      !intents
        .slice(0, at)
        .some((other) => other.status !== 'confirmed' && concernSameLine(other, intent)),
  );

/** Debounce before a quantity is sent, in milliseconds. */
const DEBOUNCE_MS = 300;

/**
 * Returns the remaining debounce of an intent, in milliseconds, so that a quantity is sent as a
 * whole and not digit by digit.
 */
export const remainingDebounce = ({ kind, source, time }: CartIntent, now: number): number =>
  kind === 'set' && source === 'cart' ? Math.max(0, time + DEBOUNCE_MS - now) : 0;

/** The payload of an event that requests a change to the cart. */
export interface IntentRequest extends Pick<CartIntent, 'lines' | 'source' | 'call' | 'lang'> {
  /** One key per request, however often it is submitted; generated if omitted. */
  key?: string;
  /** Whether it may have been sent before, with unknown outcome. */
  isRepeated?: boolean;
}

export function createIntent(
  kind: CartIntent['kind'],
  { key = nanoid(), isRepeated = false, ...request }: IntentRequest,
): { payload: CartIntent } {
  const tries = isRepeated ? 1 : 0;
  return { payload: { ...request, kind, key, time: Date.now(), status: 'waiting', tries } };
}

/** Ship packs to set for a line of the cart. */
export interface PacksOfLine {
  id: string;
  packs: number;
}

/** The lines of an order, which it lists in fields of their own. */
export function packsOfOrder({
  product_id,
  order_qty,
}: Pick<NewOrder, 'product_id' | 'order_qty'>): PacksOfLine[] {
  const packs = [order_qty].flat();
  return [product_id].flat().map((id, at) => ({ id: trimProductId(id), packs: packs[at] ?? 0 }));
}

export const linesOf = (packs: readonly PacksOfLine[]): PreviewItem[] =>
  packs.map((line) => previewOfCode(line.id, line.packs));

/** The outcome of an intent. */
export interface Settlement {
  key: string;
  source: CartSource;
  outcome: 'confirmed' | 'refused';
  /** Products that are in the cart as a result. */
  ids: string[];
  /** Products whose lines were to be changed and were not. */
  unchanged?: string[];
  /** The outcome of each line, if the server reported it. */
  report?: LineReport[];
  /** Why it was refused, if the server gave a reason. */
  reason?: MessageOrText;
}

/** Whether the server has stored its answer under the key, instead of refusing the request. */
export const isAnswered = ({ outcome, report }: Settlement): boolean =>
  outcome === 'confirmed' || report !== undefined;

/**
 * Returns the lines of an addition with the packs that went into the cart, according to the server.
 */
export function addedLines(
  lines: readonly PreviewItem[],
  report: readonly LineReport[],
): PreviewItem[] {
  const packs = new Map<string, number>();
  for (const { code, product_id, possible } of report) {
    for (const id of new Set([code, product_id ?? code])) {
      packs.set(id, (packs.get(id) ?? 0) + possible);
    }
  }
  return lines.flatMap((line) => {
    const quantity = packs.get(line.id) ?? line.quantity;
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}
