import { categories } from './categories';
import { customers } from './customers';
import type { DataKind } from './dataKind';
import { prices } from './prices';
import { products } from './products';
import { stock } from './stock';

/** A kind whose rows whoever works on it need not know; each reads its own. */
export type AnyKind = DataKind<object>;

/** Every kind of data that comes in by rows. */
export const KINDS: readonly AnyKind[] = [stock, prices, products, categories, customers];
