import { Type, type Static } from 'typebox';

import { LineStatus } from '#contract/v1/orderStatus';
import { NewShipment, ShippedLine } from '#contract/v1/shipments';
import { MAX_TRACKING_LENGTH, MAX_TRACKING_NUMBERS } from '#domain/fulfilment';
import { MAX_ITEM } from '#domain/quantity';

const { order_id, external_id, carrier, shipped_at, service, parcels, invoice_number } =
  NewShipment.properties;
const TrackingNumber = Type.String({ minLength: 1, maxLength: MAX_TRACKING_LENGTH });

/**
 * A line of a shipment, repeating the header of the shipment; without a line or product, all open
 * packs.
 */
export const ShipmentRow = Type.Object(
  {
    order_id,
    shipped_at,
    service,
    parcels,
    invoice_number,
    ...ShippedLine.properties,
    external_id: Type.Optional(external_id),
    carrier: Type.Optional(carrier),
    tracking: Type.Optional(Type.Array(TrackingNumber)),
  },
  { additionalProperties: false },
);
export type ShipmentRow = Static<typeof ShipmentRow>;

/** Progress of a line: its `LineStatus`, and all packs of it shipped so far. */
export const LineProgress = Type.Object(
  {
    ...LineStatus.properties,
    shipped: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_ITEM })),
    carrier: Type.Optional(carrier),
    service,
    /** Tracking numbers of its parcels. */
    tracking: Type.Optional(Type.Array(TrackingNumber, { maxItems: MAX_TRACKING_NUMBERS })),
  },
  { additionalProperties: false },
);
export type LineProgress = Static<typeof LineProgress>;
