import type { OrderAddress } from '#domain/application/addresses';
import type { Language } from '#domain/languages';

export interface SlipLine {
  line: number;
  product_id: string;
  name: string;
  ship_pack: number;
  /** In ship packs. */
  ordered: number;
  here: number;
  toCome: number;
  expected_on: string | null;
}

/** The packing slip enclosed in a parcel. */
export interface PackingSlip {
  language: Language;
  country: 'CA' | 'US';
  order_id: string;
  placed_at: string;
  po_reference: string;
  order_comment: string;
  company: string;
  ship_to: OrderAddress | null;
  carrier: string;
  tracking: string[];
  lines: SlipLine[];
}
