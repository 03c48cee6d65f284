import type { CartLine } from '#contract/cart';
import type { LineReport } from '#contract/lines';
import type { Order } from '#contract/orders';
import type { Problem } from '#contract/replies';

import type { TestCustomer } from './shop';
import type { TestResponse, RequestOptions, TestServer } from './startOn';

/** Response to a mutation, whether accepted or rejected. */
export interface Outcome {
  status: boolean;
  message?: string;
  errors?: Problem['errors'];
  order_id?: string;
  item?: number;
  lines?: LineReport[];
}

/** One line of an order, as submitted by a buyer. */
export interface WantedLine {
  product_id: string;
  order_qty: number;
  price: number;
}

/** Actions of a signed-in customer. */
export function buyer({ ask }: Pick<TestServer, 'ask'>, customer: TestCustomer) {
  const user_id = customer.id;
  const as = { as: customer };
  const withKey = (key?: string): Pick<RequestOptions, 'headers'> =>
    key === undefined ? {} : { headers: { 'idempotency-key': key } };

  const cart = async (): Promise<CartLine[]> => {
    const { body } = await ask<{ products: CartLine[] }>('GET', '/api/cart', {
      ...as,
      query: { user_id },
    });
    return body.products;
  };

  return {
    cart,
    /** Returns the cart as product id → ship packs. */
    packs: async () =>
      Object.fromEntries((await cart()).map(({ product_id, item }) => [product_id, item])),
    add: (counts: Record<string, number>, key?: string): Promise<TestResponse<Outcome>> =>
      ask('POST', '/api/cart/add', { ...as, ...withKey(key), query: { user_id }, body: counts }),
    set: (id: string, item: number, lang?: string): Promise<TestResponse<Outcome>> =>
      ask('POST', '/api/add/item', {
        ...as,
        body: { user_id, id, item, ...(lang !== undefined && { lang }) },
      }),
    upload: (products: unknown, more: Record<string, unknown> = {}, key?: string) =>
      ask<Outcome>('POST', '/api/opticon', {
        ...as,
        ...withKey(key),
        body: { user_id, products, ...more },
      }),
    place: (
      lines: readonly WantedLine[],
      more: Record<string, unknown> = {},
      key?: string,
    ): Promise<TestResponse<Outcome>> =>
      ask('POST', '/api/store/orders', {
        ...as,
        ...withKey(key),
        body: {
          user_id,
          product_id: lines.map(({ product_id }) => product_id),
          order_qty: lines.map(({ order_qty }) => order_qty),
          price: lines.map(({ price }) => price),
          date: '2026-03-01',
          order_comment: '',
          ...more,
        },
      }),
    reOrder: (
      order_id: string,
      more: Record<string, unknown> = {},
    ): Promise<TestResponse<Outcome>> =>
      ask('POST', '/api/re-orders', { ...as, body: { user_id, order_id, ...more } }),
    order: async (order_id: string, lang = ''): Promise<Order> => {
      const { body } = await ask<{ order: Order }>('GET', '/api/order-history', {
        ...as,
        query: { user_id, order_id, lang },
      });
      return body.order;
    },
  };
}

export type Buyer = ReturnType<typeof buyer>;

/** Converts the cart to the lines of an order for all of it. */
export const wholeCart = (lines: readonly CartLine[]): WantedLine[] =>
  lines.map(({ product_id, item, price }) => ({ product_id, order_qty: item, price }));
