export interface ServerTables {
  meta: MetaTable;
  leases: LeaseTable;
}

/** Single facts by name, such as `catalogue_version`. */
interface MetaTable {
  key: string;
  value: string;
}

/** Who of several processes does a piece of work, and until when unless it says so again. */
interface LeaseTable {
  name: string;
  holder: string;
  until: string;
}
