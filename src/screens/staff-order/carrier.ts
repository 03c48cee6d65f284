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

/** Parses tracking numbers, one per line or separated by commas or semicolons. */
const parseTrackingNumbers = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\n,;]/)
      .map((number) => number.trim())
      .filter(Boolean),
  ),
];
