import type { Language } from '#domain/languages';

/** Packs of one order to be picked from a bin in the warehouse. */
export interface Pick {
  order_id: string;
  bin: string;
  product_id: string;
  name: string;
  /** What is printed as a barcode: the product's barcode, or else its id. */
  code: string;
  packs: number;
  ship_pack: number;
}

export interface PickedOrder {
  order_id: string;
  company: string;
  po_reference: string;
  order_comment: string;
}

export interface PickList {
  language: Language;
  /** Destination of the first order, which determines the paper size. */
  country: string;
  orders: PickedOrder[];
  /** Sorted by bin, then product; picks without a bin come last. */
  picks: Pick[];
}
