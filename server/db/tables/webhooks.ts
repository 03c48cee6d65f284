export interface WebhookTables {
  webhooks: WebhookTable;
  webhook_deliveries: WebhookDeliveryTable;
}

/** An endpoint of another system that is notified of events. */
export interface WebhookTable {
  id: string;
  url: string;
  /** Kinds of events, comma-separated; '' for all. */
  kinds: string;
  /** Encrypted, like the previous secret, which also signs until it expires. */
  secret: string;
  previous_secret: string | null;
  previous_until: string | null;
  is_on: number;
  /** Why it is disabled; '' while it is enabled. */
  off_reason: string;
  /** Number of the last event that was processed, whether or not it became a delivery. */
  position: number;
  /** Since when every attempt has failed; null after a success. */
  failing_since: string | null;
  /** When the administrators were notified of the failures. */
  warned_at: string | null;
  version: number;
  created_at: string;
}

/** One event to be delivered to one endpoint. */
export interface WebhookDeliveryTable {
  id: string;
  webhook_id: string;
  /** Id that the endpoint receives, the same for every attempt. */
  event_id: string;
  /** Number of the event; for a test delivery, of the newest event at the time. */
  seq: number;
  kind: string;
  subject: string;
  body: string;
  /** 'waiting', 'delivered' or 'failed'. */
  state: string;
  attempts: number;
  /** Earliest time of the next attempt. */
  due_at: string;
  created_at: string;
  tried_at: string | null;
  /**
   * Result of the last attempt: the HTTP status or the reason why there is none, and the start of
   * the response.
   */
  status: number | null;
  fault: string;
  milliseconds: number | null;
  answer: string;
}
