export interface EventTables {
  events: EventTable;
  feed_readers: FeedReaderTable;
}

/** Something that happened; rows are only ever added, and their numbers have no gap. */
export interface EventTable {
  seq: number;
  id: string;
  at: string;
  kind: string;
  /** `order 10482`, `customer LAINE01`: what it happened to. */
  subject: string;
  /** Of the subject, after it. */
  version: number;
  actor_kind: string;
  actor_id: string;
  /** JSON of at most 4 KB. */
  data: string;
}

/** How far the programs that share the name of a key have read a feed. */
export interface FeedReaderTable {
  key_name: string;
  /** 'orders' or 'events'. */
  feed: string;
  seq: number;
  at: string;
}
