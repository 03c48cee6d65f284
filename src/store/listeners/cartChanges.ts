import { fromCents } from '#domain/money';

import { cartApi } from '../../api/cart';
import {
  cartChangedElsewhere,
  selectNextChangeIsFrom,
  type CartChange,
} from '../../slices/cartChanges';
import {
  selectConfirmedLines,
  selectIntents,
  selectReading,
  selectShownLines,
} from '../../slices/cartPreview';
import { packCents, type PreviewItem } from '../../slices/previewItem';
import type { RootState } from '../hooks';

import type { Listen } from './listen';

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
  const from = selectNextChangeIsFrom(earlier);
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((id) => {
    const [old, fresh] = [before[id], after[id]];
    const packsNow = fresh?.quantity ?? 0;
    const packsBefore = own.has(id) ? packsNow : (old?.quantity ?? 0);
    const packPriceNow = packPriceOf(fresh);
    const packPriceBefore = packPriceNow === 0 ? 0 : packPriceOf(old ?? shown.get(id) ?? fresh);
    if (packsBefore === packsNow && packPriceBefore === packPriceNow) return [];
    const packs = { packsBefore, packsNow };
    const packPrices = { packPriceBefore, packPriceNow };
    return [{ id, name: fresh?.name ?? old?.name ?? id, ...packs, ...packPrices, from }];
  });
}

/** Notices what others do to the cart: the difference of two readings that no intent of ours explains. */
export function listenToCartChanges(listen: Listen) {
  listen({
    matcher: cartApi.endpoints.showCart.matchFulfilled,
    effect: ({ meta }, { dispatch, getState, getOriginalState }) => {
      const earlier = getOriginalState();
      const reading = selectReading(earlier);
      const before = selectConfirmedLines(earlier);
      const after = selectConfirmedLines(getState());
      if (!before || !after || reading?.requestId !== meta.requestId) return;
      dispatch(
        cartChangedElsewhere(reading.isAfterOrder ? [] : changesBetween(before, after, earlier)),
      );
    },
  });
}
