import { fromCents } from '#domain/money';
import { tidyProductId } from '#domain/productIds';

import { cartApi } from '../../api/cart';
import { ordersApi } from '../../api/orders';
import {
  cartChangedElsewhere,
  linesOrderedElsewhere,
  otherTabDiffered,
  selectInOtherTab,
  selectNewestOrder,
  type CartChange,
} from '../../slices/cartChanges';
import {
  cartFollowed,
  selectConfirmedLines,
  selectIntents,
  selectReading,
  selectShownLines,
  type OfflineCart,
} from '../../slices/cartPreview';
import { packCents, type PreviewItem } from '../../slices/previewItem';
import { callerOf } from '../callerOf';
import type { RootState } from '../hooks';

import type { Listen } from './listen';

const { showOrder } = ordersApi.endpoints;

type Lines = Record<string, PreviewItem>;

/** What one ship pack costs; a line without a price has none to compare. */
const packPriceOf = (line: PreviewItem | undefined): number =>
  line ? fromCents(packCents(line)) : 0;

/** Products whose quantity this tab has asked to change, whatever the server made of it. */
const ownProducts = (state: RootState): Set<string> =>
  new Set(
    selectIntents(state)
      .filter(({ status, tries }) => status !== 'waiting' || tries > 0)
      .flatMap(({ lines }) => lines.map(({ id }) => id)),
  );

/** What differs between two readings of the server's cart and is not this tab's doing. */
function changesBetween(before: Lines, after: Lines, earlier: RootState): CartChange[] {
  const own = ownProducts(earlier);
  const shown = new Map(selectShownLines(earlier).map((line) => [line.id, line]));
  const inOtherTab = new Set(selectInOtherTab(earlier));
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((id) => {
    const [old, fresh] = [before[id], after[id]];
    const packsNow = fresh?.quantity ?? 0;
    const packsBefore = own.has(id) ? packsNow : (old?.quantity ?? 0);
    const packPriceNow = packPriceOf(fresh);
    // A line that was put in by its number alone had no price to be told of.
    const packPriceSeen = packPriceOf(old ?? shown.get(id)) || packPriceNow;
    const packPriceBefore = packPriceNow === 0 ? 0 : packPriceSeen;
    if (packsBefore === packsNow && packPriceBefore === packPriceNow) return [];
    const from = inOtherTab.has(id) ? 'tab' : 'device';
    const packs = { packsBefore, packsNow };
    const packPrices = { packPriceBefore, packPriceNow };
    return [{ id, name: fresh?.name ?? old?.name ?? id, ...packs, ...packPrices, from }];
  });
}

/** Products of which another tab wants something, or has read another quantity than this one. */
function differingProducts({ intents, lines }: OfflineCart, own: Lines): string[] {
  const read = lines?.entities ?? own;
  const ids = [...Object.keys(read), ...Object.keys(own)];
  const differing = ids.filter((id) => read[id]?.quantity !== own[id]?.quantity);
  return [
    ...new Set([...intents.flatMap((intent) => intent.lines.map(({ id }) => id)), ...differing]),
  ];
}

/** Notices what others do to the cart: the difference of two readings that no intent of ours explains. */
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
      const changes = reading.isAfterOrder ? [] : changesBetween(before, after, earlier);
      dispatch(cartChangedElsewhere(changes));

      const known = selectNewestOrder(earlier);
      const isNew = known !== undefined && newestOrder !== undefined && newestOrder !== known;
      if (!isNew || changes.every(({ packsNow }) => packsNow > 0)) return;
      const { user_id, lang } = callerOf(earlier);
      const asked = { user_id, lang, order_id: newestOrder };
      const { data } = await dispatch(showOrder.initiate(asked, { subscribe: false }));
      if (!data) return;
      const ids = data.lines.map(({ product_id }) => tidyProductId(product_id));
      dispatch(linesOrderedElsewhere({ orderId: newestOrder, ids }));
    },
  });
}
