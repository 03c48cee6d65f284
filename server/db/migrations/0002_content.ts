import type { Kysely } from 'kysely';

/** Content of the information screens: pictures, files, questions and pages, in three languages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await shownList(db, 'carousel_images', ['title'])
    .addColumn('image', 'text', (column) => column.notNull())
    .addColumn('link', 'text', (column) => column.notNull())
    .execute();

  await shownList(db, 'newsletters', ['title'])
    .addColumn('image', 'text', (column) => column.notNull())
    .addColumn('link', 'text', (column) => column.notNull())
    .addColumn('published_on', 'text', (column) => column.notNull())
    .execute();

  await shownList(db, 'downloads', ['title'])
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('image', 'text', (column) => column.notNull())
    .addColumn('file', 'text', (column) => column.notNull())
    .addColumn('categories', 'text', (column) => column.notNull())
    .addColumn('classes', 'text', (column) => column.notNull())
    .execute();

  await orderedList(db, 'faqs', ['question', 'answer']).execute();

  await withTexts(db.schema.createTable('pages'), ['title', 'body'])
    .addColumn('name', 'text', (column) => column.primaryKey())
    .execute();

  await showBannersAgain(db);
}

/** A list in a fixed order, for every country or for one. */
const shownList = (db: Kysely<unknown>, table: string, texts: readonly string[]) =>
  orderedList(db, table, texts).addColumn('country', 'text');

const orderedList = (db: Kysely<unknown>, table: string, texts: readonly string[]) =>
  withTexts(db.schema.createTable(table), texts)
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('active', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull());

type NewTable = ReturnType<Kysely<unknown>['schema']['createTable']>;

/** Adds a column per text and language. */
const withTexts = (table: NewTable, texts: readonly string[]): NewTable =>
  texts
    .flatMap((text) => ['en', 'fr', 'es'].map((language) => `${text}_${language}`))
    .reduce((made, name) => made.addColumn(name, 'text', (column) => column.notNull()), table);

/**
 * Reactivates the demo banners that an import deactivated permanently; banners without a target are
 * filtered on reading.
 */
const showBannersAgain = (db: Kysely<unknown>) =>
  (db as Kysely<{ banners: { id: string; active: number } }>)
    .updateTable('banners')
    .set({ active: 1 })
    .where('id', 'in', ['2', '3'])
    .execute();
