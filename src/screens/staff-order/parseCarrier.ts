import { parseTrackingNumbers } from '#domain/trackingNumbers';

import type { ShipmentInput } from './useOrderActions';

/** Who carries a shipment, and in how many parcels, as it is typed. */
export interface TypedCarrier {
  carrier: string;
  tracking: string;
  parcels: string;
}

export const NO_CARRIER: TypedCarrier = { carrier: '', tracking: '', parcels: '' };

/** Returns what is sent with the shipment. */
export const parseCarrier = ({
  carrier,
  tracking,
  parcels,
}: TypedCarrier): Pick<ShipmentInput, 'carrier' | 'tracking' | 'parcels'> => ({
  carrier: carrier.trim(),
  tracking: parseTrackingNumbers(tracking),
  ...(Number(parcels) > 0 && { parcels: Number(parcels) }),
});
