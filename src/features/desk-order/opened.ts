/** What an order is told of the queue that it was opened from. */
export interface FromQueue {
  /** The queue's own query, which leads back to it as it was. */
  query: string;
  /** Its orders, in the order in which they are worked off. */
  ids: readonly string[];
}

/** What the queue is told by the order that leads back to it. */
export interface FromOrder {
  opened?: string;
}
