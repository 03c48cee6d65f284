import type { CustomerId } from './ids';
import type { WithDefaults } from './withDefaults';

export interface PriceListTables {
  price_lists: WithDefaults<
    PriceListTable,
    'percent_off' | 'is_binding' | 'is_public' | 'starts_at' | 'ends_at' | 'version' | 'as_of'
  >;
  price_list_prices: PriceListPriceTable;
  customer_price_lists: CustomerPriceListTable;
}

interface PriceListTable {
  code: string;
  name: string;
  country: string;
  /** Hundredths of a percent off the list price, for products without a price from 1 pack; 0 for none. */
  percent_off: number;
  /** 1: its prices replace all others, even lower ones. */
  is_binding: number;
  /** 1: applies to every customer of the country. */
  is_public: number;
  /** In force from then; '' always. */
  starts_at: string;
  /** No longer in force from then. */
  ends_at: string | null;
  version: number;
  /** Effective time of its last prices. */
  as_of: string | null;
}

interface PriceListPriceTable {
  list_code: string;
  product_id: string;
  /** Ship packs. */
  quantity_from: number;
  unit_cents: number;
}

interface CustomerPriceListTable {
  customer_id: CustomerId;
  list_code: string;
}
