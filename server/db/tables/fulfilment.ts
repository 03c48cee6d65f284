export interface FulfilmentTables {
  shipments: ShipmentTable;
  shipment_lines: ShipmentLineTable;
  cancellations: CancellationTable;
  line_reports: LineReportTable;
}

/** Goods sent at one time. */
export interface ShipmentTable {
  shipment_id: string;
  order_id: string;
  /** 'desk' or an API key; external ids are unique within a source. */
  source: string;
  external_id: string;
  shipped_at: string;
  carrier: string;
  service: string;
  /** JSON array of `{ number, url? }`. */
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
  /** How many of them were on back-order, and since then are not. */
  backorder_qty: number;
  /** The date that those were expected on. */
  expected_on: string | null;
}

/** Packs of a line that will not be sent. */
export interface CancellationTable {
  id: string;
  order_id: string;
  line: number;
  quantity: number;
  restocked: number;
  reason: string;
  /** The event that reports the cancellation. */
  event_id: string;
  at: string;
  /** When the external system cancelled them, by its own clock; null if the shop did. */
  as_of: string | null;
  actor: string;
}

/** Time of the last report on a line by the fulfilment system, by its own clock. */
export interface LineReportTable {
  order_id: string;
  line: number;
  as_of: string;
}
