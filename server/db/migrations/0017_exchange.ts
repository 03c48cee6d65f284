import type { Kysely } from 'kysely';

/** Effective times of reported stock and prices, versions of products, and import jobs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['stock_as_of', 'price_as_of']) {
    await db.schema.alterTable('offers').addColumn(name, 'text').execute();
  }
  await db.schema
    .alterTable('products')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await addJobs(db);
}

async function addJobs(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('jobs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('options', 'text', (column) => column.notNull())
    .addColumn('actor_kind', 'text', (column) => column.notNull())
    .addColumn('actor_id', 'text', (column) => column.notNull())
    .addColumn('rows', 'integer', (column) => column.notNull())
    .addColumn('counts', 'text', (column) => column.notNull())
    .addColumn('question', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('finished_at', 'text')
    .execute();
  await db.schema
    .createIndex('jobs_by_state_created_at')
    .on('jobs')
    .columns(['state', 'created_at'])
    .execute();
  await db.schema
    .createTable('job_parts')
    .addColumn('job_id', 'text', (column) => column.notNull().references('jobs.id'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('first_row', 'integer', (column) => column.notNull())
    .addColumn('input', 'text')
    .addColumn('outcomes', 'text')
    .addPrimaryKeyConstraint('job_parts_key', ['job_id', 'number'])
    .execute();
}
