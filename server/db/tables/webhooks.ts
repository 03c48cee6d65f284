export interface WebhookTables {
  webhooks: WebhookTable;
  webhook_deliveries: WebhookDeliveryTable;
}

/** An address of another system that is told what happens. */
export interface WebhookTable {
  id: string;
  url: string;
  /** Kinds of events, comma-separated; '' is all. */
  kinds: string;
  /** Sealed, as is the one before it, which signs beside it until its end. */
  secret: string;
  previous_secret: string | null;
  previous_until: string | null;
  is_on: number;
  /** Why it is off; '' while it is on. */
  off_reason: string;
  /** The number of the last event that has become a delivery, or was none of its kinds. */
  position: number;
  /** Since when every try has failed; null once one has succeeded. */
  failing_since: string | null;
  /** When the house was told so. */
  warned_at: string | null;
  version: number;
  created_at: string;
}

/** One event on its way to one endpoint. */
export interface WebhookDeliveryTable {
  id: string;
  webhook_id: string;
  /** What the endpoint knows it by, the same at every try. */
  event_id: string;
  /** Of the event; for one that only tries the endpoint out, of the newest then. */
  seq: number;
  kind: string;
  subject: string;
  body: string;
  /** 'waiting', 'delivered' or 'failed'. */
  state: string;
  attempts: number;
  /** Not tried before. */
  due_at: string;
  created_at: string;
  tried_at: string | null;
  /** What the last try brought: the HTTP status, or why there is none, and the beginning of the answer. */
  status: number | null;
  fault: string;
  milliseconds: number | null;
  answer: string;
}
