import sharedOrders from '#domain/messages/fr/orders.json';

import { buyerMessages } from './buyerFr';
import home from './fr/home.json';
import orders from './fr/orders.json';
import product from './fr/product.json';

/** Messages of the screens that people arrive at: home, categories, search and products. */
export const shopMessages = {
  ...buyerMessages,
  ...sharedOrders,
  ...orders,
  ...home,
  ...product,
};
