import { categories } from './categories';
import { customers } from './customers';
import { customerUsers } from './customerUsers';
import type { DataKind } from './dataKind';
import { invoices } from './invoices';
import { priceListPrices } from './priceListPrices';
import { priceLists } from './priceLists';
import { prices } from './prices';
import { products } from './products';
import { stock } from './stock';

/** A kind of data whose row type the caller need not know, since each kind reads its own rows. */
export type AnyKind = DataKind<object>;

/** Every kind of data that is received in rows. */
export const KINDS: readonly AnyKind[] = [
  stock,
  prices,
  products,
  categories,
  priceLists,
  priceListPrices,
  customers,
  customerUsers,
  invoices,
];
