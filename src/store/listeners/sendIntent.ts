import type { CartLine } from '#contract/cart';
import type { LinesReport } from '#contract/lines';

import type { CallError } from '../../api/callError';
import { cartApi, selectCartLine, selectCartLines } from '../../api/cart';
import { opticonApi } from '../../api/opticon';
import { orderActionsApi } from '../../api/orderActions';
import { isConflict, isNotFound, isOutcomeUnknown } from '../../api/reasonOf';
import type { CartIntent } from '../../slices/cartIntents';
import type { PreviewItem } from '../../slices/previewItem';
import { callerOf } from '../callerOf';
import { packsByProduct } from '../packsByProduct';

import type { ListenerApi } from './listen';

const { addToCart, deleteFromCart, emptyCart, setCartItem, showCart } = cartApi.endpoints;
const { uploadScans } = opticonApi.endpoints;
const { reOrder } = orderActionsApi.endpoints;
/** The intent holds the outcome; ten thousand lines need not be in the store twice. */
const UNTRACKED = { track: false };

type Sender = Pick<ListenerApi, 'dispatch' | 'getState'>;

/**
 * A server that implements only section 7 responds without lines; its status then applies to all of
 * them.
 */
type AddingReply = Pick<LinesReport, 'status'> & Partial<LinesReport>;

/** The outcome of sending an intent. */
export interface SendResult {
  error?: CallError | undefined;
  /** The response to an addition. */
  reply?: AddingReply;
  /** Lines that were to be changed and were not, with or without an error. */
  unchanged?: PreviewItem[];
  /** Those of them that were removed elsewhere. */
  missing?: PreviewItem[];
  /** What the server did differently than requested, by its own messages. */
  warnings?: { line: PreviewItem; message: string }[];
}

/** Makes one attempt to send an intent. */
export function sendIntent(intent: CartIntent, sender: Sender): Promise<SendResult> {
  if (intent.kind === 'add') return sendAddition(intent, sender);
  return sendLines(intent, sender);
}

async function sendAddition(intent: CartIntent, sender: Sender): Promise<SendResult> {
  const { lines, key, call } = intent;
  const { dispatch, getState } = sender;
  const present = callerOf(getState());
  const caller = { ...present, lang: intent.lang ?? present.lang };
  const { user_id, lang } = caller;
  const { data, error } = await (call?.name === 'opticon'
    ? dispatch(uploadScans.initiate({ ...caller, products: call.products, key }, UNTRACKED))
    : call?.name === 're-orders'
      ? dispatch(reOrder.initiate({ user_id, lang, order_id: call.order_id, key }, UNTRACKED))
      : dispatch(addToCart.initiate({ ...caller, counts: packsByProduct(lines), key }, UNTRACKED)));
  return { error: error as CallError | undefined, ...(data && { reply: data }) };
}

/** Whether a change is refused because of the line itself, so that others may succeed. */
const isLineRefused = (error: CallError): boolean => isConflict(error) || isNotFound(error);

/**
 * Looks the lines up in the server's cart, which is refetched if one is missing. A refused line does
 * not stop the others.
 */
async function sendLines(intent: CartIntent, sender: Sender): Promise<SendResult> {
  const { dispatch, getState } = sender;
  const caller = callerOf(getState());
  const cachedCart = () => showCart.select(caller)(getState()).data;
  const isInCart = ({ id }: PreviewItem) => {
    const cart = cachedCart();
    return cart !== undefined && selectCartLine(cart, id) !== undefined;
  };
  if (!intent.lines.every(isInCart)) {
    const refetchOptions = { forceRefetch: true, subscribe: false };
    const { error } = await dispatch(showCart.initiate(caller, refetchOptions));
    if (error) return { error: error as CallError };
  }
  const cart = cachedCart();
  const lines = cart ? selectCartLines(cart) : [];
  if (mayBeWholeCart(intent) && lines.every(isNamedIn(intent))) {
    const { error } = await dispatch(
      emptyCart.initiate({ user_id: caller.user_id, lang: caller.lang }),
    );
    return { error: error as CallError | undefined };
  }
  const missing: PreviewItem[] = [];
  const refused: PreviewItem[] = [];
  const warnings: SendResult['warnings'] = [];
  let refusal: CallError | undefined;
  for (const [at, line] of intent.lines.entries()) {
    const serverLine = cart && selectCartLine(cart, line.id);
    const { error, message, isMissing } = await sendLine(intent, line, serverLine, sender);
    if (error && isOutcomeUnknown(error)) return { error };
    if (isMissing) missing.push(line);
    if (message) warnings.push({ line, message });
    if (!error) continue;
    refusal ??= error;
    if (isLineRefused(error)) refused.push(line);
    else {
      refused.push(...intent.lines.slice(at));
      break;
    }
  }
  return { error: refusal, unchanged: [...refused, ...missing], missing, warnings };
}

/**
 * Whether the lines may be the whole cart; not on a retry, since others may have been added in the
 * meantime.
 */
const mayBeWholeCart = ({ kind, source, tries }: CartIntent) =>
  kind === 'remove' && source !== 'cart' && tries === 0;

const isNamedIn = ({ lines }: CartIntent) => {
  const ids = new Set(lines.map(({ id }) => id));
  return ({ product_id }: CartLine) => ids.has(product_id);
};

/** The outcome of one line. */
interface LineResult {
  error?: CallError | undefined;
  /** What the server did differently than requested. */
  message?: string | undefined;
  /** Whether it was removed elsewhere. */
  isMissing?: boolean;
}

async function sendLine(
  { kind, key }: CartIntent,
  line: PreviewItem,
  serverLine: CartLine | undefined,
  { dispatch, getState }: Sender,
): Promise<LineResult> {
  const caller = callerOf(getState());
  const { user_id, lang } = caller;
  if (kind === 'remove') {
    if (!serverLine) return {};
    const { error } = await dispatch(deleteFromCart.initiate({ id: serverLine.id, user_id, lang }));
    // A line already removed elsewhere counts as removed.
    return isNotFound(error) ? {} : { error: error as CallError | undefined };
  }
  const packs = line.quantity;
  if (serverLine) {
    const { data, error } = await dispatch(
      setCartItem.initiate({ id: serverLine.id, user_id, lang, item: packs }),
    );
    return { error: error as CallError | undefined, message: data?.message };
  }
  if (kind === 'set') return { isMissing: true };
  const { data, error } = await dispatch(
    addToCart.initiate({ ...caller, counts: { [line.id]: packs }, key: `${key} ${line.id}` }),
  );
  const changed = data?.lines?.find(({ possible }) => possible < packs);
  return { error: error as CallError | undefined, message: changed?.message };
}
