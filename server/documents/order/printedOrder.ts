import type { Order } from '#contract/orders';
import type { Country } from '#domain/countries';
import type { Language } from '#domain/languages';

/** An order to be printed. */
export interface PrintedOrder {
  order: Order;
  /** Code and name of the customer. */
  customer: string;
  language: Language;
  country: Country;
  /** IANA time zone of the printed date. */
  zone: string;
  /** The day on which it leaves the warehouse, YYYY-MM-DD, if that is known. */
  leaves?: string | undefined;
}
