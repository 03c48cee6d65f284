import sharedOrders from '#domain/messages/es/orders.json';

import { buyerMessages } from './buyerEs';
import home from './es/home.json';
import orders from './es/orders.json';
import product from './es/product.json';

/** Messages of the screens that people arrive at: home, categories, search and products. */
export const shopMessages = {
  ...buyerMessages,
  ...sharedOrders,
  ...orders,
  ...home,
  ...product,
};
