import type { Generated } from 'kysely';

/** A row of which some columns are filled in by the database where they are left out. */
export type WithDefaults<Row, Names extends keyof Row> = Omit<Row, Names> & {
  [Name in Names]: Generated<Row[Name]>;
};
