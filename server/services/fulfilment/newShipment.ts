import type { LinePacksAsked } from './orderInHand';

/** What somebody says about packs that left the house. */
export interface NewShipment {
  /** Who says so, 'desk' or the name of a key. */
  source: string;
  /** Its number there; the same again stores nothing. Where it is left out, every shipment is a new one. */
  externalId?: string | undefined;
  shippedAt?: string | undefined;
  carrier: string;
  service?: string | undefined;
  tracking: readonly { number: string; url?: string | undefined }[];
  parcels?: number | undefined;
  invoiceNumber?: string | undefined;
  note?: string | undefined;
  /** Ship packs of each line; left out, all that is open. */
  lines?: readonly LinePacksAsked[] | undefined;
  /** What is left of the lines goes on back-order, expected on this day where one is named. */
  rest?: { expectedOn: string | null } | undefined;
}
