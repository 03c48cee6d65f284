/** Navigation state that the queue passes to an order opened from it. */
export interface FromQueue {
  /** The queue's query string, which restores it as it was. */
  query: string;
  /** The order IDs of the queue, in processing order. */
  ids: readonly string[];
}
