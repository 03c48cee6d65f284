import { sql, type Kysely } from 'kysely';

/** Index for finding customers by code in any case. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index customers_by_upper_code on customers (upper(customer_code))`.execute(db);
}
