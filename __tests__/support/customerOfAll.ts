import type { User } from '#contract/account';

import { cartApi } from '../../src/api/cart';
import { catalogueApi } from '../../src/api/catalogue';
import { orderActionsApi } from '../../src/api/orderActions';
import { ordersApi } from '../../src/api/orders';
import { cartChangedElsewhere } from '../../src/slices/cartChanges';
import { linesAdded } from '../../src/slices/cartPreview';
import { linesDeselected } from '../../src/slices/cartSelection';
import { favouriteAdded } from '../../src/slices/favourites';
import { noticeAdded } from '../../src/slices/notices';
import { quantityTyped } from '../../src/slices/quantities';
import { codeScanned } from '../../src/slices/scanned';
import { searchTextPaused } from '../../src/slices/searchText';
import { linesInserted } from '../../src/slices/worksheets/worksheets';
import { callerOf } from '../../src/store/callerOf';
import type { AppStore } from '../../src/store/hooks';
import { openSheet } from '../../src/store/openSheet';
import { startSession } from '../../src/store/sessions';

import { buyer, cartLine, previewLine } from './buyerInBrowser';
import { unreachable, type MockResponses } from './mockFetch';
import { pageOf, productOf } from './product';
import { flushTasks } from './signedInStore';

/** All her data contains her name, so that one search finds any remains. */
export const zelda: User = {
  ...buyer,
  user_value: 'c-zelda',
  owner_name: 'Zelda Quilter',
  email: 'zelda@quilts.test',
  customer_code: 'Q-ZELDA',
  lang: 'fr',
};
export const ofZelda = /zelda/i;
export const sheetOfZelda = 'quick-order:c-zelda';

export const sessionDataOf = (user: User) => ({
  token: `token-of-${user.user_value}`,
  user,
  mongoObj: { mongo_token: `mongo-of-${user.user_value}`, userId: user.user_value },
});

/** Her server: it knows her cart and orders, and never responds to additions. */
export const responsesToZelda = (): MockResponses => ({
  'GET /api/cart': { products: [cartLine('ZELDA-1', { item: 3 })] },
  'GET /api/fetch-order': { orders: [], total: 0, by: 'zelda' },
  'GET /api/cadProducts': pageOf([productOf('ZELDA-2')]),
  'GET /api/features': { features: ['idempotency', 'cancel-order'] },
  'POST /api/cart/add': unreachable,
  'POST /api/fav/add': { status: true },
  'POST /api/cancel-order': {
    status: true,
    lines: [
      { code: 'ZELDA-3', item: 2, possible: 0, outcome: 'clamped', message: 'ZELDA-3 is gone.' },
    ],
  },
  'POST /api/logout': { status: true },
});

type Fill = (store: AppStore) => unknown;

/** Fills each customer-specific slice with some of her data. */
export const FILL: Record<string, Fill> = {
  session: ({ dispatch }) => dispatch(startSession(sessionDataOf(zelda))),
  api: ({ dispatch }) => dispatch(ordersApi.endpoints.listOrders.initiate({ user_id: 'c-zelda' })),
  products: ({ dispatch, getState }) =>
    dispatch(catalogueApi.endpoints.listProducts.initiate(callerOf(getState()))),
  searchText: ({ dispatch }) => dispatch(searchTextPaused('thread of Zelda')),
  notices: ({ dispatch }) =>
    dispatch(noticeAdded({ kind: 'info', message: { text: 'ZELDA-1 is in the cart.' } })),
  cartPreview: async ({ dispatch, getState }) => {
    await dispatch(cartApi.endpoints.showCart.initiate(callerOf(getState())));
    dispatch(linesAdded({ lines: [previewLine('ZELDA-4', 2)], source: 'card' }));
  },
  favourites: ({ dispatch }) => dispatch(favouriteAdded({ product_id: 'ZELDA-2' })),
  cartChanges: ({ dispatch }) => {
    const change = {
      packsBefore: 1,
      packsNow: 3,
      packPriceBefore: 30,
      packPriceNow: 30,
      from: 'device',
    } as const;
    dispatch(cartChangedElsewhere([{ id: 'ZELDA-1', name: 'Thread ZELDA-1', ...change }]));
  },
  cartReport: ({ dispatch }) => {
    const order = { user_id: 'c-zelda', order_id: 'order-of-zelda', key: 'key-of-zelda' };
    return dispatch(orderActionsApi.endpoints.cancelOrder.initiate(order));
  },
  worksheets: async ({ dispatch }) => {
    dispatch(openSheet(sheetOfZelda));
    await flushTasks();
    const line = { code: 'ZELDA-5', quantity: 4, places: [] };
    dispatch(linesInserted({ sheet: sheetOfZelda, lines: [line], source: '' }));
  },
  cartSelection: ({ dispatch }) => dispatch(linesDeselected(['ZELDA-1'])),
  quantities: ({ dispatch }) => dispatch(quantityTyped(previewLine('ZELDA-6', 5))),
  scanned: ({ dispatch }) => dispatch(codeScanned('ZELDA-7')),
};
