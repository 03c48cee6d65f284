export interface ApiKeyTables {
  api_keys: ApiKeyTable;
  api_log: ApiLogTable;
  api_answers: ApiAnswerTable;
}

/** A key of a machine; its successors at rotation are of one lineage and share its name. */
export interface ApiKeyTable {
  id: string;
  lineage: string;
  name: string;
  /** SHA-256 of the secret, which is stored nowhere. */
  secret_hash: string;
  /** Separated by spaces. */
  scopes: string;
  /** Networks that it may be used from, separated by spaces; '' is anywhere. */
  networks: string;
  created_at: string;
  created_by: string;
  expires_at: string | null;
  revoked_at: string | null;
}

/** A call of a machine; never what it carried. */
export interface ApiLogTable {
  at: string;
  /** '' where no key was known. */
  key_id: string;
  method: string;
  route: string;
  status: number;
  /** Rows of a batch. */
  good: number | null;
  bad: number | null;
  ms: number;
  address: string;
  request_id: string;
}

/** What was answered to a call with an Idempotency-Key. */
export interface ApiAnswerTable {
  lineage: string;
  route: string;
  key: string;
  request_hash: string;
  body: string;
  created_at: string;
}
