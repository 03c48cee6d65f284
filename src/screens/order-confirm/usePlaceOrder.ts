import { nanoid, type SerializedError } from '@reduxjs/toolkit';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';

import type { CartLine } from '#contract/cart';
import type { NewOrder } from '#contract/orderActions';
import type { Problem } from '#contract/replies';
import { unitCents } from '#domain/cartTotal';
import { fromCents } from '#domain/money';

import type { CallError } from '../../api/callError';
import { usePlaceOrderMutation } from '../../api/orderActions';
import { paths } from '../../paths';
import type { OrderedLine } from '../../slices/previewItem';

import {
  draftRecord,
  createDraft,
  renewDraft,
  type OrderDraft,
  type SentOrder,
} from './orderDraft';
import type { useAnsweredLists } from './useAnsweredLists';

/** A refusal from the server, with the order as it was sent. */
export interface OrderRefusal {
  problem: Problem;
  sent: SentOrder;
}

export const toOrderedLine = (line: CartLine): OrderedLine => ({
  product_id: line.product_id,
  name: line.name,
  image: line.image,
  order_qty: line.item,
  ship_pack: line.ship_pack,
  price: fromCents(unitCents(line)),
  price_breaks: line.price_breaks,
  list_price: line.list_price,
});

interface OrderInput {
  userId: string;
  lines: readonly OrderedLine[];
  /** Code of the displayed address, if the customer has several. */
  shipTo: string;
  /** Purchase-order number as displayed. */
  reference: string;
  /** Whether the server knows of approval. */
  mayNeedApproval: boolean;
  /** Due lists that the order answers, and their days. */
  answers: ReturnType<typeof useAnsweredLists>['answers'];
}

function toOrderBody(
  { userId, lines, shipTo, reference, mayNeedApproval, answers }: OrderInput,
  draft: OrderDraft,
): NewOrder {
  const order_comment = draft.order_comment.trim();
  const po_reference = reference.trim();
  return {
    product_id: lines.map(({ product_id }) => product_id),
    order_qty: lines.map(({ order_qty }) => order_qty),
    price: lines.map(({ price }) => price),
    ship_pack: lines.map(({ ship_pack }) => ship_pack),
    date: new Date().toISOString(),
    user_id: userId,
    ...(order_comment && { order_comment }),
    ...(po_reference && { po_reference }),
    ...(shipTo && { ship_to: shipTo }),
    ...(mayNeedApproval && { may_need_approval: true }),
    ...(answers.length > 0 && { answers }),
  };
}

/** Statuses that guarantee that nothing was ordered. */
const REFUSAL_STATUSES = new Set([400, 403, 404, 409, 413, 415, 422]);

/**
 * Returns the refusal if the server has definitely not placed the order. A missing response, a
 * server error or a retry of a request that is still in progress leaves that open.
 */
function refusalOf(error: CallError | SerializedError): Problem | undefined {
  if (!('status' in error) || typeof error.status !== 'number') return undefined;
  const { status, data } = error;
  if (!REFUSAL_STATUSES.has(status) || !data) return undefined;
  const isInProgress = status === 409 && !data.errors && !data.order_id && !data.requisition_id;
  return isInProgress ? undefined : data;
}

/** Whether the key already belongs to another body (422). */
const isKeyReused = (error: CallError | SerializedError | undefined) =>
  error !== undefined && 'status' in error && error.status === 422;

interface PlaceOrderOptions extends OrderInput {
  draft: OrderDraft | undefined;
  changeDraft: (draft: OrderDraft) => Promise<void>;
}

/**
 * Places the order of a draft. One key and one body are used until the server has responded,
 * whatever is clicked, reloaded or lost on the way; a refusal starts a new key for a new body.
 */
export function usePlaceOrder({ draft, changeDraft, ...input }: PlaceOrderOptions) {
  const { userId, lines } = input;
  const navigate = useNavigate();
  const [send] = usePlaceOrderMutation();
  const [refused, setRefused] = useState<OrderRefusal>();
  const hasBegun = useRef(false);
  // From before the order is stored as sent until its outcome is; in between, it is not unanswered.
  const [isPlacing, setIsPlacing] = useState(false);

  const place = async () => {
    if (!draft || hasBegun.current) return;
    hasBegun.current = true;
    setIsPlacing(true);
    const sent = draft.sent ?? { body: toOrderBody(input, draft), lines };
    await changeDraft({ ...draft, sent });
    let { data, error } = await send({ ...sent.body, key: draft.key });
    if (isKeyReused(error)) {
      // Another tab has used the key for its own order; with a key of its own, the server reports
      // the outcome of this one.
      const key = nanoid();
      await changeDraft({ ...draft, sent, key });
      ({ data, error } = await send({ ...sent.body, key }));
    }
    if (data) {
      await draftRecord(userId).write(createDraft());
      const { order_id, requisition_id } = data;
      const next = requisition_id ? paths.approval(requisition_id) : paths.orderPlaced(order_id);
      await navigate(next, { replace: true });
      return;
    }
    hasBegun.current = false;
    setIsPlacing(false);
    const problem = error && refusalOf(error);
    if (!problem) return;
    setRefused({ problem, sent });
    await changeDraft(renewDraft(draft));
  };

  /**
   * Drops the unanswered order and returns to the lines of the cart; if that order did arrive, they
   * are gone from there.
   */
  const drop = async () => {
    if (draft) await changeDraft(renewDraft(draft));
  };

  return { place, drop, refused, isPlacing };
}
