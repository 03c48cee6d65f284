export interface ServerTables {
  meta: MetaTable;
  leases: LeaseTable;
}

/** Single values by key, such as `catalogue_version`. */
interface MetaTable {
  key: string;
  value: string;
}

/** Which process does a piece of work, and until when unless it renews the lease. */
interface LeaseTable {
  name: string;
  holder: string;
  until: string;
}
