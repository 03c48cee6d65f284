import { nanoid } from '@reduxjs/toolkit';

import { fromCents } from '#domain/money';
import { trimProductId } from '#domain/productIds';
import { MAX_ITEM } from '#domain/quantity';

import type { CartCall, IntentRequest } from '../cartIntents';
import { previewOfCode, previewOfOrdered, type PreviewItem } from '../previewItem';

import { isChosen, packsOf, statusOf } from './lineStatus';
import { requestLine } from './requestLine';
import type { Chosen, Sending, Sheet } from './sheet';

const isUntouched = ({ lines, order, decisions, isPartial }: Sheet): boolean =>
  !isPartial &&
  Object.keys(decisions).length === 0 &&
  !order.some((id) => lines[id] && statusOf(lines[id], undefined) === 'unusual');

const chosenOf = ({ lines, order, decisions }: Sheet): Chosen[] =>
  order.flatMap((id) => {
    const line = lines[id];
    const decision = decisions[id];
    if (!line?.product || !isChosen(line, decision)) return [];
    const { scans, scanItems } = line.original;
    const isInPacks = line.checkKey.endsWith('/packs/');
    return [
      {
        id,
        code: line.product.id,
        item: packsOf(line, decision),
        ...(scans && { scans }),
        ...(scanItems && isInPacks && { scanItems }),
      },
    ];
  });

const isSame = (one: Sending, other: Sending): boolean =>
  one.isWhole === other.isWhole && JSON.stringify(one.chosen) === JSON.stringify(other.chosen);

/**
 * Returns what to send, or undefined if nothing is chosen; after a refusal without changes since,
 * the same request with the same key.
 */
export function sendingOf(
  sheet: Sheet,
  context: Pick<Sending, 'lang' | 'orderId'>,
): Sending | undefined {
  const chosen = chosenOf(sheet);
  if (chosen.length === 0) return undefined;
  const sending = { ...context, key: nanoid(), chosen, isWhole: isUntouched(sheet) };
  const { refused } = sheet;
  return refused && isSame(refused.sending, sending) ? refused.sending : sending;
}

export const sourceOf = ({ orderId }: Pick<Sending, 'orderId'>) =>
  orderId === undefined ? 'worksheet' : 'order';

/**
 * An earlier order that is unchanged is re-ordered as a whole; chosen or edited lines of it are
 * added like any other. Everything else is sent with the underlying scans, so that they are
 * recognised later.
 */
function callOf({ orderId, isWhole, chosen }: Sending): CartCall | undefined {
  if (orderId === undefined) return { name: 'opticon', products: chosen.map(requestLine) };
  return isWhole ? { name: 're-orders', order_id: orderId } : undefined;
}

function previewOf({ lines }: Sheet, { id, code, item }: Chosen): PreviewItem {
  const product = lines[id]?.product;
  if (!product) return previewOfCode(trimProductId(code), item);
  const { name, image, shipPack = 1, cents = 0 } = product;
  const line = { product_id: code, name, image, order_qty: item, ship_pack: shipPack };
  return previewOfOrdered({ ...line, price: fromCents(cents) });
}

/** Builds the cart request for it; lines of the same product are merged. */
export function intentRequestOf(sheet: Sheet, sending: Sending): IntentRequest {
  const merged = new Map<string, PreviewItem>();
  for (const chosen of sending.chosen) {
    const line = previewOf(sheet, chosen);
    const quantity = Math.min(MAX_ITEM, (merged.get(line.id)?.quantity ?? 0) + line.quantity);
    merged.set(line.id, { ...line, quantity });
  }
  const { key, lang } = sending;
  const call = callOf(sending);
  return {
    key,
    lang,
    source: sourceOf(sending),
    lines: [...merged.values()],
    ...(call && { call }),
  };
}
