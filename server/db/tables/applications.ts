export interface ApplicationTables {
  applications: ApplicationTable;
  application_events: ApplicationEventTable;
  application_links: ApplicationLinkTable;
  application_drafts: ApplicationDraftTable;
  draft_browsers: DraftBrowserTable;
}

export interface ApplicationTable {
  /** The reference that people quote. */
  id: string;
  /** 'ca' or 'usa'. */
  form: string;
  status: string;
  lang: string;
  /** Lower case; the address that will sign in. */
  email: string;
  company_name: string;
  owner_name: string;
  /** JSON of all fields but the sensitive ones. */
  details: string;
  /** JSON of the sensitive fields, each encrypted. */
  sealed: string;
  /** JSON: what was agreed to, in which wording and language, and when. */
  consents: string;
  /** Keyed hash of what was sent, until the application is decided: sent twice it is one. */
  content_mac: string | null;
  /** SHA-256 of the Idempotency-Key. */
  request_key: string | null;
  /** SHA-256 of the token of the browser that sent it. */
  browser_hash: string;
  submitted_at: string;
  changed_at: string;
  customer_id: string | null;
}

/** What happened to an application; rows are only ever added. An answer's `detail` is sealed, or '' once erased. */
export interface ApplicationEventTable {
  application_id: string;
  number: number;
  at: string;
  kind: string;
  /** Null for the applicant. */
  staff_id: string | null;
  detail: string;
}

/** Who may look at an application without an account. */
export interface ApplicationLinkTable {
  /** SHA-256 of the token of a link or of a browser. */
  token_hash: string;
  application_id: string;
  /** 'link' works once, 'browser' until it expires. */
  kind: string;
  expires_at: string;
}

export interface ApplicationDraftTable {
  id: string;
  version: number;
  details: string;
  sealed: string;
  saved_at: string;
  resume_hash: string | null;
  resume_until: string | null;
}

interface DraftBrowserTable {
  /** SHA-256 of the browser's token. */
  token_hash: string;
  draft_id: string;
}
