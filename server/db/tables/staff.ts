export interface StaffTables {
  staff: StaffTable;
  staff_roles: StaffRoleTable;
  staff_sessions: StaffSessionTable;
  staff_log: StaffLogTable;
}

export interface StaffTable {
  id: string;
  /** Lower case. */
  email: string;
  /** argon2id, encoded. */
  password_hash: string;
  created_at: string;
}

interface StaffRoleTable {
  staff_id: string;
  role: string;
}

interface StaffSessionTable {
  token_hash: string;
  staff_id: string;
  created_at: string;
  last_seen_at: string;
}

/** What staff did and viewed; rows are never changed. */
export interface StaffLogTable {
  id: string;
  at: string;
  /** Null for a login attempt with an unknown address. */
  staff_id: string | null;
  /** A `StaffAction`, such as 'signed in' or 'read order'. */
  action: string;
  /** Id of what the action is about, such as an application or an order; '' if there is none. */
  reference: string;
  /** A field name or customer code, for instance; never text by an applicant or staff. */
  detail: string;
  /** Network address, or 'command line'. */
  address: string;
}
