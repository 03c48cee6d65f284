export interface FulfilmentTables {
  shipments: ShipmentTable;
  shipment_lines: ShipmentLineTable;
  cancellations: CancellationTable;
  line_reports: LineReportTable;
}

/** What left the house at once. */
export interface ShipmentTable {
  shipment_id: string;
  order_id: string;
  /** Who says so, 'desk' or a key; within a source an external id stands once. */
  source: string;
  external_id: string;
  shipped_at: string;
  carrier: string;
  service: string;
  /** JSON: `{ number, url? }`. */
  tracking: string;
  parcels: number | null;
  invoice_number: string;
  note: string;
  actor: string;
  created_at: string;
  voided_at: string | null;
}

export interface ShipmentLineTable {
  shipment_id: string;
  line: number;
  quantity: number;
}

/** Packs of a line that will not be sent. */
export interface CancellationTable {
  id: string;
  order_id: string;
  line: number;
  quantity: number;
  restocked: number;
  reason: string;
  /** The event that tells of it. */
  event_id: string;
  at: string;
  /** When the system that cancelled them knew it; null for the house's own. */
  as_of: string | null;
  actor: string;
}

/** When the receiver knew what it reported of a line last. */
export interface LineReportTable {
  order_id: string;
  line: number;
  as_of: string;
}
