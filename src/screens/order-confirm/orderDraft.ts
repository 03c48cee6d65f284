import { nanoid } from '@reduxjs/toolkit';
import { array, number, object, string } from 'yup';

import type { NewOrder } from '#contract/orderActions';
import { isLongerThan } from '#domain/application/texts';
import { ORDER_COMMENT, PO_REFERENCE } from '#domain/orders';

import type { OrderedLine } from '../../features/order/OrderLines';
import { recordAt } from '../../store/persistence/records';

/** An order that went out and is not answered yet: the very body, and its lines as they looked. */
export interface SentOrder {
  body: NewOrder;
  lines: readonly OrderedLine[];
}

/**
 * What a review holds until its order is placed. The key goes with one body; while that body is
 * unanswered both stay as they are, so that sending them again can only be the same order.
 */
export interface OrderDraft {
  order_comment: string;
  po_reference: string;
  /** Code of the address that it goes to; '' is the usual one. */
  ship_to: string;
  key: string;
  sent?: SentOrder;
}

export const newDraft = (): OrderDraft => ({
  order_comment: '',
  po_reference: '',
  ship_to: '',
  key: nanoid(),
});

/** What was pasted may be longer than an order can hold. */
export const isTooLong = ({ order_comment, po_reference }: OrderDraft): boolean =>
  isLongerThan(order_comment.trim(), ORDER_COMMENT) ||
  isLongerThan(po_reference.trim(), PO_REFERENCE);

const texts = array(string().required()).required();
const numbers = array(number().required()).required();

const sent = object({
  body: object({
    product_id: texts,
    order_qty: numbers,
    price: numbers,
    date: string(),
    user_id: string().required(),
    order_comment: string(),
    po_reference: string(),
    ship_to: string(),
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
  ship_to: string().default(''),
  key: string().required(),
  sent: sent.default(undefined),
}).required();

/** In IndexedDB: localStorage may lose its last seconds when the browser dies. */
export const draftOf = (userId: string) => recordAt<OrderDraft>('orderDraft', userId, schema);
