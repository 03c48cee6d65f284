import type { Kysely } from 'kysely';

/** Trade applications and their review, one-time password links, and outgoing e-mails. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await staff(db);
  await applications(db);

  await db.schema
    .createTable('password_tokens')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('customer_id', 'text', (column) => column.notNull().references('customers.id'))
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await index(db, 'password_tokens', ['customer_id']);

  await db.schema
    .createTable('mails')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('done_at', 'text')
    .execute();
  await index(db, 'mails', ['done_at', 'due_at']);
  await index(db, 'mails', ['address', 'done_at']);
}

async function staff(db: Kysely<unknown>) {
  await db.schema
    .createTable('staff')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('staff_sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_seen_at', 'text', (column) => column.notNull())
    .execute();
}

async function applications(db: Kysely<unknown>) {
  await db.schema
    .createTable('applications')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('company_name', 'text', (column) => column.notNull())
    .addColumn('owner_name', 'text', (column) => column.notNull())
    .addColumn('details', 'text', (column) => column.notNull())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('consents', 'text', (column) => column.notNull())
    .addColumn('content_mac', 'text', (column) => column.unique())
    .addColumn('request_key', 'text', (column) => column.unique())
    .addColumn('browser_hash', 'text', (column) => column.notNull())
    .addColumn('submitted_at', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('customer_id', 'text', (column) => column.references('customers.id'))
    .execute();
  await index(db, 'applications', ['state', 'submitted_at']);
  await index(db, 'applications', ['email']);

  await db.schema
    .createTable('application_events')
    .addColumn('application_id', 'text', (column) => column.notNull().references('applications.id'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('staff_id', 'text', (column) => column.references('staff.id'))
    .addColumn('detail', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('application_events_key', ['application_id', 'number'])
    .execute();

  await db.schema
    .createTable('application_drafts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('details', 'text', (column) => column.notNull())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .addColumn('resume_hash', 'text', (column) => column.unique())
    .addColumn('resume_until', 'text')
    .execute();
  await index(db, 'application_drafts', ['saved_at']);

  await db.schema
    .createTable('draft_browsers')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('draft_id', 'text', (column) =>
      column.notNull().references('application_drafts.id').onDelete('cascade'),
    )
    .execute();
  await index(db, 'draft_browsers', ['draft_id']);
}

const index = (db: Kysely<unknown>, table: string, columns: string[]) =>
  db.schema
    .createIndex(`${table}_by_${columns.join('_')}`)
    .on(table)
    .columns(columns)
    .execute();
