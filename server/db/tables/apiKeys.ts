export interface ApiKeyTables {
  api_keys: ApiKeyTable;
  api_log: ApiLogTable;
  api_answers: ApiAnswerTable;
}

/** An API key; keys that replace it by rotation share its lineage and name. */
export interface ApiKeyTable {
  id: string;
  lineage: string;
  name: string;
  /** SHA-256 of the secret, which is not stored. */
  secret_hash: string;
  /** Separated by spaces. */
  scopes: string;
  /** Networks that it may be used from, separated by spaces; '' for any. */
  networks: string;
  created_at: string;
  created_by: string;
  expires_at: string | null;
  revoked_at: string | null;
}

/** An API request, without its content. */
export interface ApiLogTable {
  at: string;
  /** '' if the key was unknown. */
  key_id: string;
  method: string;
  route: string;
  status: number;
  /** Accepted and rejected rows of a batch. */
  good: number | null;
  bad: number | null;
  ms: number;
  address: string;
  request_id: string;
}

/** The response to a request with an Idempotency-Key. */
export interface ApiAnswerTable {
  lineage: string;
  route: string;
  key: string;
  request_hash: string;
  body: string;
  created_at: string;
}
