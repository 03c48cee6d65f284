import products from '#domain/messages/fr/products.json';

import { firstMessages } from './firstFr';
import parts from './fr/parts.json';

/** Messages of what a buyer has on every screen, and of rows and cards to order from. */
export const buyerMessages = { ...firstMessages, ...products, ...parts };
