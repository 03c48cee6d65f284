export interface MailTables {
  mails: MailTable;
}

/** E-mails to send; what they say is put together when they are sent, and no link is kept here. */
export interface MailTable {
  id: string;
  kind: string;
  address: string;
  lang: string;
  /** Id of what it is about: an application, a draft, a customer or an order. */
  about: string;
  note: string;
  created_at: string;
  /** Not tried before. */
  due_at: string;
  attempts: number;
  done_at: string | null;
}
