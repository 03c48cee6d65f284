import { nanoid } from '@reduxjs/toolkit';

import type { LineReport } from '#contract/lines';
import type { AskedLine } from '#contract/opticon';
import type { Language } from '#domain/languages';

import type { Said } from '../i18n/messages/en';

import { previewOfCode, type PreviewItem } from './previewItem';

/** Where lines for the cart come from, as far as anybody asks. */
export type CartSource =
  'card' | 'grid' | 'product' | 'number' | 'worksheet' | 'order' | 'cart' | 'emptying' | 'undo';

/**
 * What a person wants of the cart and the server has not confirmed in a cart that was read since.
 * The shown cart is the server's with the intents applied to it, oldest first.
 */
export interface CartIntent {
  /** Makes a repeated call harmless (the header `Idempotency-Key`). */
  key: string;
  kind: 'add' | 'set' | 'remove' | 'restore';
  source: CartSource;
  /** Milliseconds since 1970. */
  time: number;
  /** The products, with the ship packs that are added or that the line shall have. */
  lines: PreviewItem[];
  /** How the server is asked for an addition that is more than products and packs. */
  call?: CartCall;
  /** Of the first call: a repeated one is the same to the letter. */
  lang?: Language;
  /** `confirmed`: the server has done it, and a cart read from now on shows it. */
  status: 'waiting' | 'sent' | 'confirmed';
  /** How often it was sent without an answer. */
  tries: number;
}

/** An addition by scans or codes, or of a whole earlier order; all else is `POST /cart/add`. */
export type CartCall =
  { name: 'opticon'; products: AskedLine[] } | { name: 're-orders'; order_id: string };

/** Lines in the order of the cart, by product id. */
type Shown = Map<string, PreviewItem>;

function applyIntent(shown: Shown, { kind, lines }: CartIntent) {
  for (const line of lines) {
    const held = shown.get(line.id);
    if (kind === 'remove') shown.delete(line.id);
    else if (kind === 'restore') shown.set(line.id, { ...(held ?? line), quantity: line.quantity });
    else if (kind === 'set') {
      if (held) shown.set(line.id, { ...held, quantity: line.quantity });
    } else {
      const quantity = (held?.quantity ?? 0) + line.quantity;
      shown.set(line.id, { ...(held ?? line), quantity });
    }
  }
}

/** The lines of the server's cart as they will be once every intent is carried out. */
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

/** True where both change a line of the same product: they are carried out in their order. */
function concernSameLine(one: CartIntent, other: CartIntent): boolean {
  const ids = names(one);
  return other.lines.some(({ id }) => ids.has(id));
}

/**
 * What is left of earlier intents once a later one says what its lines shall hold: a quantity that
 * was set before and has not been sent is of no interest any more. Additions stay.
 */
export function withoutSuperseded(earlier: readonly CartIntent[], later: CartIntent): CartIntent[] {
  if (later.kind === 'add') return [...earlier];
  const ids = names(later);
  return earlier.flatMap((intent) => {
    if (intent.kind === 'add' || intent.status !== 'waiting') return [intent];
    const lines = intent.lines.filter(({ id }) => !ids.has(id));
    if (lines.length === intent.lines.length) return [intent];
    return lines.length > 0 ? [{ ...intent, lines }] : [];
  });
}

/** Intents that wait, and do not wait for an earlier one of the same line. */
export const sendable = (intents: readonly CartIntent[]): CartIntent[] =>
  intents.filter(
    (intent, at) =>
      intent.status === 'waiting' &&
      !intents
        .slice(0, at)
        .some((other) => other.status !== 'confirmed' && concernSameLine(other, intent)),
  );

/** Milliseconds without another key or click before a quantity is sent. */
const TYPING_PAUSE = 300;

/** Milliseconds that an intent still has to wait, so that a quantity is sent as a whole and not digit by digit. */
export const pauseOf = ({ kind, source, time }: CartIntent, now: number): number =>
  kind === 'set' && source === 'cart' ? Math.max(0, time + TYPING_PAUSE - now) : 0;

/** What a person asks of the cart, as an event brings it. */
export interface Wish extends Pick<CartIntent, 'lines' | 'source' | 'call' | 'lang'> {
  /** One key for one wish, however often it is pressed; a new one where none is given. */
  key?: string;
  /** It may have been sent before: nobody knows. */
  isRepeated?: boolean;
}

export function wish(
  kind: CartIntent['kind'],
  { key = nanoid(), isRepeated = false, ...asked }: Wish,
): { payload: CartIntent } {
  const tries = isRepeated ? 1 : 0;
  return { payload: { ...asked, kind, key, time: Date.now(), status: 'waiting', tries } };
}

/** Ship packs that a line of the cart shall hold. */
export interface Packs {
  id: string;
  packs: number;
}

export const linesOf = (packs: readonly Packs[]): PreviewItem[] =>
  packs.map((line) => previewOfCode(line.id, line.packs));

/** What the server made of an intent. */
export interface Settlement {
  key: string;
  source: CartSource;
  outcome: 'confirmed' | 'refused';
  /** The products of which something is in the cart by it. */
  ids: string[];
  /** Line by line, where the server said so much. */
  report?: LineReport[];
  /** Why it was refused, where the server gave a reason. */
  reason?: Said;
}

/** The packs of each line of an addition that are in the cart by now, as the server told. */
export function wentIn(
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
