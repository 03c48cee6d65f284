export interface ApplicationTables {
  applications: ApplicationTable;
  application_events: ApplicationEventTable;
  application_links: ApplicationLinkTable;
  application_drafts: ApplicationDraftTable;
  draft_browsers: DraftBrowserTable;
}

export interface ApplicationTable {
  /** The reference number shown to people. */
  id: string;
  /** 'ca' or 'usa'. */
  form: string;
  status: string;
  lang: string;
  /** Lower case; the address for signing in. */
  email: string;
  company_name: string;
  owner_name: string;
  /** JSON of all fields except the sensitive ones. */
  details: string;
  /** JSON of the sensitive fields, each encrypted. */
  sealed: string;
  /** JSON: what was agreed to, in which wording and language, and when. */
  consents: string;
  /**
   * Keyed hash of the content until the application is decided, so that a repeated submission is
   * not stored twice.
   */
  content_mac: string | null;
  /** SHA-256 of the Idempotency-Key. */
  request_key: string | null;
  /** SHA-256 of the token of the submitting browser. */
  browser_hash: string;
  submitted_at: string;
  changed_at: string;
  customer_id: string | null;
  /** Rises with each change that a reviewer must know of. */
  version: number;
}

/**
 * An event of an application; rows are never changed, except that the `detail` of an answer, which
 * is encrypted, may be erased to ''.
 */
export interface ApplicationEventTable {
  application_id: string;
  number: number;
  at: string;
  kind: string;
  /** Null for the applicant. */
  staff_id: string | null;
  detail: string;
}

/** Access to an application without an account. */
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
