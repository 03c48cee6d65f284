import { createEntityAdapter, type EntityState } from '@reduxjs/toolkit';

import type {
  addToCart,
  CartLine,
  deleteFromCart,
  emptyCart,
  ProductCounts,
  setCartItem,
  showCart,
} from '#contract/cart';
import type { LinesReport } from '#contract/lines';
import type { Call, Reply } from '#contract/route';
import { HOLD_RULES, type HoldRule } from '#domain/holds';
import { toCents } from '#domain/money';
import { trimProductId } from '#domain/productIds';

import { api } from './api';
import { buildRequest, withQuery, withBody } from './buildRequest';
import { parseCart, productsOfCart } from './parseCart';
import { productsOfReport } from './parseReport';

/** The server's cart, keyed by trimmed product id: one line per product. */
export interface Cart extends EntityState<CartLine, string> {
  newestOrder?: string;
  /** Why the next order will be put on hold. */
  hold?: HoldRule;
  /** The least that an order comes to, in cents; 0 if there is none. */
  leastCents: number;
  /** Whether an order needs a purchase-order number. */
  needsReference: boolean;
  /** What the person may order without approval. */
  approval?: OwnLimits;
  /** How many standing lists of the person wait to be ordered; absent without any. */
  dueLists?: number;
  /** Orders to decide about, and own ones that wait for approval. */
  requisitions?: { toDecide: number; own: number };
}

/** Limits of the person, in cents, and who is asked for approval. */
export interface OwnLimits {
  order?: number;
  month?: number;
  /** What is left of the month. */
  left?: number;
  asked: string;
}

const adapter = createEntityAdapter({
  selectId: (line: CartLine) => trimProductId(line.product_id),
});

const createCart = (lines: readonly CartLine[]) => adapter.setAll(adapter.getInitialState(), lines);

type Adding = Call<typeof addToCart>['query'] & { counts: ProductCounts; key: string };

type CartReply = Reply<typeof showCart>;

function limitsOf(approval: CartReply['approval']): Pick<Cart, 'approval'> {
  if (!approval) return {};
  const { order_limit: order, month_limit: month, month_left: left, asked } = approval;
  return {
    approval: {
      ...(order !== undefined && { order: toCents(order) }),
      ...(month !== undefined && { month: toCents(month), left: toCents(left ?? 0) }),
      asked,
    },
  };
}

const countsOf = (counts: CartReply['requisitions']): Pick<Cart, 'requisitions'> =>
  counts ? { requisitions: { toDecide: counts.to_decide, own: counts.own } } : {};

/** Changes do not invalidate the cart: the outbox refetches it once it knows their outcome. */
export const cartApi = api.injectEndpoints({
  endpoints: (build) => ({
    showCart: build.query({
      ...withQuery<typeof showCart>('GET', '/api/cart'),
      extraOptions: { productsOf: productsOfCart },
      transformResponse: (response: Partial<Reply<typeof showCart>> | null): Cart => {
        const newestOrder = response?.newest_order;
        const hold = response?.hold && HOLD_RULES.find((rule) => rule === response.hold);
        return {
          ...createCart(parseCart(response)),
          ...(newestOrder && { newestOrder }),
          ...(hold && { hold }),
          leastCents: toCents(response?.min_order ?? 0),
          needsReference: response?.po_required === true,
          ...limitsOf(response?.approval),
          ...countsOf(response?.requisitions),
          ...(response?.due_lists && { dueLists: response.due_lists }),
        };
      },
      providesTags: ['Cart'],
    }),
    /** `key` makes a repeated call harmless: the server adds only once. */
    addToCart: build.mutation<LinesReport, Adding>({
      query: ({ counts, key, ...query }) =>
        buildRequest<typeof addToCart>(
          { method: 'POST', url: '/api/cart/add', query, body: counts },
          { 'Idempotency-Key': key },
        ),
      extraOptions: { productsOf: productsOfReport, isConfirmed: true },
    }),
    setCartItem: build.mutation({
      ...withBody<typeof setCartItem>('POST', '/api/add/item'),
      extraOptions: { isConfirmed: true },
    }),
    deleteFromCart: build.mutation({
      ...withQuery<typeof deleteFromCart>('DELETE', '/api/cart/delete'),
      extraOptions: { isConfirmed: true },
    }),
    emptyCart: build.mutation({
      ...withQuery<typeof emptyCart>('DELETE', '/api/cart-delete-all'),
      extraOptions: { isConfirmed: true },
    }),
  }),
});

export const { useShowCartQuery } = cartApi;
/** What is known of the cart, without asking for it: the shell of a buyer does. */
export const useKnownCart = cartApi.endpoints.showCart.useQueryState;
export const { selectAll: selectCartLines, selectById: selectCartLine } = adapter.getSelectors();
