import type { UnknownAction } from '@reduxjs/toolkit';

import { cartApi, selectCartLines, type Cart } from '../../api/cart';
import { ordersApi } from '../../api/orders';
import {
  cartChangesSeen,
  cartServed,
  selectServedCart,
  type CartChange,
  type ServedCart,
} from '../../slices/cartChanges';
import { previewOf, selectPreviewItem, type PreviewItem } from '../../slices/cartPreview';

import type { Listen } from './listen';

/** What a call of this tab changes in the cart: ids of products or lines, or anything. */
type Own = 'anything' | readonly string[];

const unlessCheck = ({ check }: { check?: boolean }): Own => (check ? [] : 'anything');

const OWN_CALLS: Record<string, (args: never) => Own> = {
  addToCart: ({ counts }: { counts: Record<string, number> }) => Object.keys(counts),
  setCartItem: ({ id }: { id: string }) => [id],
  deleteFromCart: ({ id }: { id: string }) => [id],
  emptyCart: () => 'anything',
  placeOrder: () => 'anything',
  cancelOrder: () => 'anything',
  reOrder: unlessCheck,
  uploadScans: unlessCheck,
};

interface CallAction extends UnknownAction {
  meta: {
    requestId: string;
    requestStatus: 'pending' | 'fulfilled' | 'rejected';
    arg: { endpointName: string; originalArgs: never };
  };
}

const isOwnCall = (action: UnknownAction): action is CallAction => {
  const { meta } = action as Partial<CallAction>;
  return meta?.requestStatus !== undefined && meta.arg?.endpointName in OWN_CALLS;
};

const servedOf = (cart: Cart): ServedCart =>
  Object.fromEntries(
    selectCartLines(cart).map((line) => [
      line.product_id,
      { line: line.id, name: line.name, item: line.item, price: priceOf(previewOf(line)) },
    ]),
  );

const priceOf = ({ price }: PreviewItem): number => price.regularPrice.amount.value;

interface Comparing {
  isOwn: (...ids: (string | undefined)[]) => boolean;
  /** What a pack of a product that this tab put in cost on the screen. */
  shownPrice: (id: string) => number | undefined;
  from: CartChange['from'];
}

/** What differs between two readings of the server's cart. */
function changesBetween(
  before: ServedCart,
  after: ServedCart,
  { isOwn, shownPrice, from }: Comparing,
): CartChange[] {
  const ids = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...ids].flatMap((id) => {
    const [old, fresh] = [before[id], after[id]];
    const isMine = isOwn(id, old?.line, fresh?.line);
    const now = fresh?.item ?? 0;
    const was = isMine ? now : (old?.item ?? 0);
    const nowPrice = fresh?.price ?? 0;
    const wasPrice = nowPrice === 0 ? 0 : (old?.price ?? shownPrice(id) ?? nowPrice);
    if (was === now && wasPrice === nowPrice) return [];
    return [{ id, name: fresh?.name ?? old?.name ?? id, was, now, wasPrice, nowPrice, from }];
  });
}

/** Notices what others do to the cart: each reading of it is compared with the one before, but for what this tab did. */
export function listenToCartChanges(listen: Listen) {
  const running = new Map<string, Own>();
  const readings = new Map<string, number>();
  let settled: { own: Own; number: number }[] = [];
  let count = 0;
  let from: CartChange['from'] = 'device';
  window.addEventListener('storage', ({ key }) => {
    if (key === 'persist:cartPreview') from = 'tab';
  });

  const isOwn = (...ids: (string | undefined)[]) =>
    [...running.values(), ...settled.map(({ own }) => own)].some(
      (own) => own === 'anything' || ids.some((id) => id !== undefined && own.includes(id)),
    );

  listen({
    predicate: isOwnCall,
    effect: ({ meta: { requestId, requestStatus, arg } }: CallAction) => {
      const own = OWN_CALLS[arg.endpointName]?.(arg.originalArgs) ?? [];
      if (requestStatus === 'pending') running.set(requestId, own);
      else {
        running.delete(requestId);
        count += 1;
        settled.push({ own, number: count });
      }
    },
  });

  // What was bought was looked at.
  listen({
    matcher: ordersApi.endpoints.placeOrder.matchFulfilled,
    effect: (_placed, { dispatch }) => {
      dispatch(cartChangesSeen());
    },
  });

  listen({
    matcher: cartApi.endpoints.showCart.matchPending,
    effect: ({ meta }) => {
      readings.set(meta.requestId, count);
    },
  });

  listen({
    matcher: cartApi.endpoints.showCart.matchFulfilled,
    effect: ({ payload, meta }, { dispatch, getState, getOriginalState }) => {
      const before = selectServedCart(getState());
      const served = servedOf(payload);
      const shown = getOriginalState();
      const shownPrice = (id: string) => {
        const item = selectPreviewItem(shown, id);
        return item && priceOf(item);
      };
      const changes = before ? changesBetween(before, served, { isOwn, shownPrice, from }) : [];
      dispatch(cartServed({ served, changes }));
      // What this tab did before the reading began is in it; what came later may not be.
      const start = readings.get(meta.requestId) ?? 0;
      readings.delete(meta.requestId);
      settled = settled.filter(({ number }) => number > start);
      from = 'device';
    },
  });
}
