import { nanoid } from '@reduxjs/toolkit';
import { array, boolean, number, object, string } from 'yup';

import type { NewOrder } from '#contract/orderActions';
import { isLongerThan } from '#domain/application/texts';
import { MAX_ORDER_COMMENT_LENGTH, MAX_PO_REFERENCE_LENGTH } from '#domain/orders';

import type { OrderedLine } from '../../slices/previewItem';
import { recordAt } from '../../store/persistence/records';

/** An order that was sent but not answered yet: the exact body, and its lines as displayed. */
export interface SentOrder {
  body: NewOrder;
  lines: readonly OrderedLine[];
}

/**
 * State of an order review until the order is placed. The idempotency key belongs to one body;
 * while that body is unanswered neither changes, so that a retry can only be the same order.
 */
export interface OrderDraft {
  order_comment: string;
  po_reference: string;
  /** Whether the buyer has emptied the reference, so that none is proposed. */
  has_no_reference: boolean;
  /** Code of the shipping address; an empty string is the default address. */
  ship_to: string;
  key: string;
  sent?: SentOrder;
}

export const createDraft = (): OrderDraft => ({
  order_comment: '',
  po_reference: '',
  has_no_reference: false,
  ship_to: '',
  key: nanoid(),
});

/** Returns the same input for another body, with a key of its own. */
export function renewDraft(draft: OrderDraft): OrderDraft {
  const renewed = { ...draft, key: nanoid() };
  delete renewed.sent;
  return renewed;
}

/** Returns the reference to show and to send: the buyer's own, or else what is proposed. */
export const referenceOf = (draft: OrderDraft, proposed: string): string =>
  draft.po_reference || (draft.has_no_reference ? '' : proposed);

/** Whether a text exceeds the limits of an order, as pasted text may. */
export const isTooLong = ({ order_comment, po_reference }: OrderDraft): boolean =>
  isLongerThan(order_comment.trim(), MAX_ORDER_COMMENT_LENGTH) ||
  isLongerThan(po_reference.trim(), MAX_PO_REFERENCE_LENGTH);

const stringArray = array(string().required()).required();
const numberArray = array(number().required()).required();

const sent = object({
  body: object({
    product_id: stringArray,
    order_qty: numberArray,
    price: numberArray,
    ship_pack: array(number().required()),
    date: string(),
    user_id: string().required(),
    order_comment: string(),
    po_reference: string(),
    ship_to: string(),
    may_need_approval: boolean(),
    answers: array(
      object({ list_id: string().required(), next_on: string().required() }).required(),
    ),
  }).required(),
  lines: array(
    object({
      product_id: string().required(),
      name: string().defined(),
      image: string().defined(),
      order_qty: number().required(),
      ship_pack: number().required(),
      price: number().required(),
    }).required(),
  ).required(),
});

const schema = object({
  order_comment: string().defined(),
  po_reference: string().defined(),
  has_no_reference: boolean().default(false),
  ship_to: string().default(''),
  key: string().required(),
  sent: sent.default(undefined),
}).required();

/**
 * Stored in IndexedDB, because localStorage may lose its last seconds of writes if the browser
 * crashes.
 */
export const draftRecord = (userId: string) => recordAt<OrderDraft>('orderDraft', userId, schema);
