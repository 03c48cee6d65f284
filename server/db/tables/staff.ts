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

/** What the staff did and looked at; rows are only ever added. */
export interface StaffLogTable {
  id: string;
  at: string;
  /** Null for a sign-in under an address that nobody has. */
  staff_id: string | null;
  /** 'signed in', 'refused', 'signed out', 'listed', 'read', or a kind of event of an application. */
  action: string;
  /** The application concerned; empty where none is. */
  reference: string;
  /** The name of a field, a customer code; never what an applicant or the staff wrote. */
  detail: string;
  /** Network address, or 'command line'. */
  address: string;
}
