import type { LineQuantity } from './lockedOrder';

/** A shipment as reported. */
export interface ShipmentInput {
  /** Who reports it: 'desk', 'folder' or the lineage of a key. */
  source: string;
  /**
   * Its number at the source; the same number again stores nothing. If omitted, every shipment is a
   * new one.
   */
  externalId?: string | undefined;
  shippedAt?: string | undefined;
  carrier: string;
  service?: string | undefined;
  tracking: readonly { number: string; url?: string | undefined }[];
  parcels?: number | undefined;
  invoiceNumber?: string | undefined;
  note?: string | undefined;
  /** Ship packs of each line; if omitted, all open packs. */
  lines?: readonly LineQuantity[] | undefined;
  /**
   * If set, the rest of the lines goes on back-order, with the expected date; without one, each
   * line keeps its own.
   */
  rest?: { expectedOn?: string | null | undefined } | undefined;
}
