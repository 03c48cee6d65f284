import { fromCents } from '#domain/money';
import { trimProductId } from '#domain/productIds';

import { cartApi } from '../../api/cart';
import {
  cartChangedElsewhere,
  linesOrderedElsewhere,
  otherTabDiffered,
  selectInOtherTab,
  selectNewestOrder,
  type CartChange,
} from '../../slices/cartChanges';
import type { PacksOfLine } from '../../slices/cartIntents';
import {
  cartFollowed,
  selectConfirmedLines,
  selectIntents,
  selectReading,
  selectShownLines,
} from '../../slices/cartPreview';
import type { OfflineCart } from '../../slices/cartPreviewState';
import { packCents, previewOfCode, type PreviewItem } from '../../slices/previewItem';
import { callerOf } from '../callerOf';
import type { RootState } from '../hooks';

import type { Listen } from './listen';

type Lines = Record<string, PreviewItem>;

/**
 * Returns the price of one ship pack at a quantity, or 0 if there is no line or it has no price to
 * compare.
 */
const packPriceOf = (line: PreviewItem | undefined, packs: number): number =>
  line ? fromCents(packCents(line, packs)) : 0;

/** Returns the products whose quantity this tab has tried to change, whatever the outcome. */
const ownProducts = (state: RootState): Set<string> =>
  new Set(
    selectIntents(state)
      .filter(({ status, tries }) => status !== 'waiting' || tries > 0)
      .flatMap(({ lines }) => lines.map(({ id }) => id)),
  );

/** Returns the lines without what has been ordered since, and with what has been returned. */
function withMoved(lines: Lines, moved: readonly PacksOfLine[]): Lines {
  const result = { ...lines };
  for (const { id, packs } of moved) {
    const line = result[id] ?? previewOfCode(id, 0);
    result[id] = { ...line, quantity: Math.max(0, line.quantity + packs) };
  }
  return result;
}

/** Returns the differences between two fetches of the server's cart that this tab did not cause. */
function changesBetween(before: Lines, after: Lines, earlier: RootState): CartChange[] {
  const own = ownProducts(earlier);
  const shown = new Map(selectShownLines(earlier).map((line) => [line.id, line]));
  const inOtherTab = new Set(selectInOtherTab(earlier));
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((id) => {
    const [previous, current] = [before[id], after[id]];
    const packsNow = current?.quantity ?? 0;
    const packsBefore = own.has(id) ? packsNow : (previous?.quantity ?? 0);
    // At the same quantity, or reaching a quantity break would look like a new price.
    const comparedPacks = packsNow || packsBefore;
    const packPriceNow = packPriceOf(current, comparedPacks);
    // A line added by its number alone had no price that could have changed.
    const packPriceSeen = packPriceOf(previous ?? shown.get(id), comparedPacks) || packPriceNow;
    const packPriceBefore = packPriceNow === 0 ? 0 : packPriceSeen;
    if (packsBefore === packsNow && packPriceBefore === packPriceNow) return [];
    const from = inOtherTab.has(id) ? 'tab' : 'device';
    const packs = { packsBefore, packsNow };
    const packPrices = { packPriceBefore, packPriceNow };
    return [{ id, name: current?.name ?? previous?.name ?? id, ...packs, ...packPrices, from }];
  });
}

/**
 * Returns the products that another tab has intents for, or has fetched with another quantity than
 * this one.
 */
function differingProducts({ intents, lines }: OfflineCart, own: Lines): string[] {
  const fetched = lines?.entities ?? own;
  const ids = [...Object.keys(fetched), ...Object.keys(own)];
  const differing = ids.filter((id) => fetched[id]?.quantity !== own[id]?.quantity);
  return [
    ...new Set([...intents.flatMap((intent) => intent.lines.map(({ id }) => id)), ...differing]),
  ];
}

/**
 * Detects changes to the cart by others: differences between two fetches that no intent of ours
 * explains.
 */
export function listenToCartChanges(listen: Listen) {
  listen({
    actionCreator: cartFollowed,
    effect: ({ payload: { stored } }, { dispatch, getState }) => {
      const own = selectConfirmedLines(getState());
      dispatch(otherTabDiffered(own ? differingProducts(stored, own) : []));
    },
  });
  listen({
    matcher: cartApi.endpoints.showCart.matchFulfilled,
    effect: async (
      { meta, payload: { newestOrder } },
      { dispatch, getState, getOriginalState },
    ) => {
      const earlier = getOriginalState();
      const reading = selectReading(earlier);
      const before = selectConfirmedLines(earlier);
      const after = selectConfirmedLines(getState());
      if (!before || !after || reading?.requestId !== meta.requestId) return;
      const changes = changesBetween(withMoved(before, reading.moved), after, earlier);
      dispatch(cartChangedElsewhere(changes));

      const known = selectNewestOrder(earlier);
      const isNew = known !== undefined && newestOrder !== undefined && newestOrder !== known;
      if (!isNew || changes.every(({ packsNow }) => packsNow > 0)) return;
      const { user_id, lang } = callerOf(earlier);
      const { ordersApi } = await import('../../api/orders');
      const { showOrder } = ordersApi.endpoints;
      const query = { user_id, lang, order_id: newestOrder };
      const { data } = await dispatch(showOrder.initiate(query, { subscribe: false }));
      if (!data) return;
      const ids = data.lines.map(({ product_id }) => trimProductId(product_id));
      dispatch(linesOrderedElsewhere({ orderId: newestOrder, ids }));
    },
  });
}
