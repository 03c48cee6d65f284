import { sql, type Kysely } from 'kysely';

/** Customers are found by their code however it is spelled, without reading them all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index customers_by_upper_code on customers (upper(customer_code))`.execute(db);
}
