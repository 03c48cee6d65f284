import { nanoid } from '@reduxjs/toolkit';

import type { CartLine } from '#contract/cart';

import type { CallError } from '../../api/baseQuery';
import { cartApi, removeCartLine, selectCartLine } from '../../api/cart';
import { cartAdditionSettled, selectIsAddingToCart } from '../../slices/cartPreview';
import type { AppDispatch, RootState } from '../hooks';

import { callerOf } from './callerOf';

const { addToCart, deleteFromCart, setCartItem, showCart } = cartApi.endpoints;

/** What a reaction hands over so that a line can be sent. */
export interface Sender {
  dispatch: AppDispatch;
  getState: () => RootState;
  condition: (isMet: typeof cartAdditionSettled.match) => Promise<boolean>;
}

interface Sending {
  id: string;
  /** Ship packs; none takes the line out. */
  quantity: number;
  /** A line that the server no longer has is put in again. */
  isRestored: boolean;
}

interface Sent {
  error?: CallError | undefined;
  /** The line was taken out elsewhere. */
  isGone?: boolean;
  /** The server did something else than it was asked, and says what. */
  warning?: string | undefined;
}

/** Sends the quantity that a cart line has on the screen. */
export async function sendLine(sending: Sending, sender: Sender): Promise<Sent> {
  const { id, quantity, isRestored } = sending;
  const { dispatch, getState } = sender;
  const { line, error } = await findLine(id, sender);
  if (error) return { error };
  if (line) return quantity > 0 ? setLine(line, quantity, sender) : takeLine(line, sender);
  if (!isRestored || quantity === 0) return { isGone: true };

  const { data, error: refusal } = await dispatch(
    addToCart.initiate({ ...callerOf(getState()), counts: { [id]: quantity }, key: nanoid() }),
  );
  const changed = data?.lines.find(({ possible }) => possible < quantity);
  return { error: refusal as CallError | undefined, warning: changed?.message };
}

/** The server's line; a cart that was read before the line went in is read once more. */
async function findLine(id: string, { dispatch, getState, condition }: Sender) {
  const caller = callerOf(getState());
  const held = () => {
    const cart = showCart.select(caller)(getState()).data;
    return cart && selectCartLine(cart, id);
  };
  if (selectIsAddingToCart(getState())) await condition(cartAdditionSettled.match);
  if (held()) return { line: held() };

  const anew = { forceRefetch: true, subscribe: false };
  const { error } = await dispatch(showCart.initiate(caller, anew));
  return { line: held(), error: error as CallError | undefined };
}

async function setLine(
  line: CartLine,
  item: number,
  { dispatch, getState }: Sender,
): Promise<Sent> {
  const { user_id, lang } = callerOf(getState());
  const { data, error } = await dispatch(
    setCartItem.initiate({ id: line.id, user_id, lang, item }),
  );
  return { error: error as CallError | undefined, warning: data?.message };
}

async function takeLine(line: CartLine, { dispatch, getState }: Sender): Promise<Sent> {
  const caller = callerOf(getState());
  const { user_id, lang } = caller;
  const { error } = await dispatch(deleteFromCart.initiate({ id: line.id, user_id, lang }));
  const refusal = error as CallError | undefined;
  // Taken out elsewhere is taken out.
  if (refusal && refusal.status !== 404) return { error: refusal };
  dispatch(
    cartApi.util.updateQueryData('showCart', caller, (cart) => {
      removeCartLine(cart, line.product_id);
    }),
  );
  return {};
}
