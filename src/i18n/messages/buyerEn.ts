import products from '#domain/messages/en/products.json';

import parts from './en/parts.json';
import { firstMessages } from './firstEn';

/** Messages of what a buyer has on every screen, and of rows and cards to order from. */
export const buyerMessages = { ...firstMessages, ...products, ...parts };
