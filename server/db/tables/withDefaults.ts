import type { Generated } from 'kysely';

/** A row with some columns that the database fills in if they are omitted. */
export type WithDefaults<Row, Names extends keyof Row> = Omit<Row, Names> & {
  [Name in Names]: Generated<Row[Name]>;
};
