export interface FolderTables {
  taken_files: ImportedFileTable;
  export_files: ExportFileTable;
  exported_orders: ExportedOrderTable;
}

/** A file from the exchange folder. */
export interface ImportedFileTable {
  /** Its file name while it is processed. */
  id: string;
  name: string;
  kind: string;
  sha256: string;
  state: 'taken' | 'done' | 'failed';
  /** The job that processes its rows. */
  job_id: string | null;
  taken_at: string;
  finished_at: string | null;
}

/** A file of exported orders, with its content, so that it can be written again. */
export interface ExportFileTable {
  /** Assigned without gaps. */
  number: number;
  /** First and last release event of its orders. */
  first_seq: number;
  last_seq: number;
  orders: number;
  encoding: string;
  content: string;
  /** Of the file's bytes. */
  sha256: string;
  made_at: string;
  /** Null until the file is on disk. */
  written_at: string | null;
  /** When the file was found to have been fetched. */
  gone_at: string | null;
  /** When the administrators were notified that nobody fetches the file. */
  told_at: string | null;
}

/** The file that an order was exported in; the primary key ensures that there is only one. */
interface ExportedOrderTable {
  order_id: string;
  number: number;
}
