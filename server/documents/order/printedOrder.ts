import type { Order } from '#contract/orders';
import type { Country } from '#domain/countries';
import type { Language } from '#domain/languages';

/** An order as it goes on paper. */
export interface PrintedOrder {
  order: Order;
  /** Code and name of whom it belongs to. */
  customer: string;
  language: Language;
  country: Country;
  /** Whose clocks its date is told by, as IANA names the zone. */
  zone: string;
}
