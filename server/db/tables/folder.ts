export interface FolderTables {
  taken_files: TakenFileTable;
  export_files: ExportFileTable;
  exported_orders: ExportedOrderTable;
}

/** A file that was put into the exchange folder. */
export interface TakenFileTable {
  /** What it is called while it is worked on. */
  id: string;
  name: string;
  kind: string;
  sha256: string;
  state: 'taken' | 'done' | 'failed';
  /** Of rows that a job works off. */
  job_id: string | null;
  taken_at: string;
  finished_at: string | null;
}

/** A file by which orders leave the shop; it keeps its bytes, so that it can be written again. */
export interface ExportFileTable {
  /** Given without a gap. */
  number: number;
  /** Events by which its orders were released. */
  first_seq: number;
  last_seq: number;
  orders: number;
  encoding: string;
  content: string;
  /** Of its bytes. */
  sha256: string;
  made_at: string;
  /** Null until it is on the disk. */
  written_at: string | null;
  /** When it was seen that somebody had fetched it. */
  gone_at: string | null;
  /** When the house was told that nobody fetches it. */
  told_at: string | null;
}

/** In which file an order left the shop: there is one row of each, hence one file. */
interface ExportedOrderTable {
  order_id: string;
  number: number;
}
