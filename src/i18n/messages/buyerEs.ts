import products from '#domain/messages/es/products.json';

import parts from './es/parts.json';
import { firstMessages } from './firstEs';

/** Messages of what a buyer has on every screen, and of rows and cards to order from. */
export const buyerMessages = { ...firstMessages, ...products, ...parts };
