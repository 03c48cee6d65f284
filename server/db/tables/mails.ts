export interface MailTables {
  mails: MailTable;
}

/** Outgoing e-mails. Their text is composed when they are sent, and no links are stored here. */
export interface MailTable {
  id: string;
  kind: string;
  address: string;
  lang: string;
  /** Id of what it is about: an application, a draft, a customer or an order. */
  about: string;
  note: string;
  created_at: string;
  /** Earliest time of the next attempt. */
  due_at: string;
  attempts: number;
  done_at: string | null;
}
