import { cartApi, selectCartLine, selectCartLines, type CartQuery } from '../../../api/cart';
import type { WentIn } from '../../../slices/worksheets/sheet';
import type { AppDispatch } from '../../../store/hooks';

const { deleteFromCart, emptyCart, setCartItem, showCart } = cartApi.endpoints;

/** What a cart line shall hold again; none takes it out. */
export interface Target {
  /** Lines of the sheet. */
  ids: number[];
  /** The cart's line; `null` where it is gone already. */
  lineId: string | null;
  item: number;
}

export interface Plan {
  targets: Target[];
  /** The cart holds nothing else: it is emptied in one go. */
  isAll: boolean;
}

/** How the cart gets rid of what was added: it is read anew, so that later changes stay. */
export async function planTakingBack(
  wentIn: readonly WentIn[],
  customer: CartQuery,
  dispatch: AppDispatch,
): Promise<Plan | undefined> {
  const anew = { forceRefetch: true, subscribe: false };
  const { data: cart } = await dispatch(showCart.initiate(customer, anew));
  if (!cart) return undefined;

  const byProduct = new Map<string, { ids: number[]; packs: number }>();
  for (const { id, productId, packs } of wentIn) {
    const taken = byProduct.get(productId) ?? { ids: [], packs: 0 };
    byProduct.set(productId, { ids: [...taken.ids, id], packs: taken.packs + packs });
  }
  const targets = [...byProduct].map(([productId, { ids, packs }]): Target => {
    const line = selectCartLine(cart, productId);
    return { ids, lineId: line?.id ?? null, item: Math.max(0, (line?.item ?? 0) - packs) };
  });
  const gone = new Set(targets.flatMap(({ lineId, item }) => (item === 0 ? [lineId] : [])));
  return { targets, isAll: selectCartLines(cart).every(({ id }) => gone.has(id)) };
}

/** Answers whether the cart line now holds what it should; a line that is gone is gone. */
export async function reach(
  { lineId, item }: Target,
  { user_id, lang }: CartQuery,
  dispatch: AppDispatch,
): Promise<boolean> {
  if (lineId === null) return true;
  const { error } = await dispatch(
    item > 0
      ? setCartItem.initiate({ id: lineId, user_id, lang, item })
      : deleteFromCart.initiate({ id: lineId, user_id, lang }),
  );
  return !error || ('status' in error && error.status === 404);
}

export async function emptyWhole(
  { user_id, lang }: CartQuery,
  dispatch: AppDispatch,
): Promise<boolean> {
  const { error } = await dispatch(emptyCart.initiate({ user_id, lang }));
  return !error;
}
