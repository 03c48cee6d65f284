import sharedOrders from '#domain/messages/en/orders.json';

import { buyerMessages } from './buyerEn';
import home from './en/home.json';
import orders from './en/orders.json';
import product from './en/product.json';

/** Messages of the screens that people arrive at: home, categories, search and products. */
export const shopMessages = {
  ...buyerMessages,
  ...sharedOrders,
  ...orders,
  ...home,
  ...product,
};
