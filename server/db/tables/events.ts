export interface EventTables {
  events: EventTable;
  feed_readers: FeedReaderTable;
}

/** An event; rows are never changed, and their numbers have no gaps. */
export interface EventTable {
  seq: number;
  id: string;
  at: string;
  kind: string;
  /** What the event is about: `order 10482`, `customer LAINE01`. */
  subject: string;
  /** The subject's version after the event. */
  version: number;
  actor_kind: string;
  actor_id: string;
  /** JSON of at most 4 KB. */
  data: string;
}

/** How far the clients with keys of one name have read a feed. */
export interface FeedReaderTable {
  key_name: string;
  /** 'orders' or 'events'. */
  feed: string;
  seq: number;
  at: string;
}
