import { Banner, PAGE_NAMES } from '#contract/content';
import {
  CONTENT_KINDS,
  type ContentDocument,
  type ContentEntry,
  type ContentKind,
  type DownloadKind,
  type Text,
} from '#contract/contentDocument';
import { CLASS_FLAGS } from '#domain/classCodes';
import { BANNER_COLOURS } from '#domain/content';
import { COUNTRIES } from '#domain/countries';
import { groupBy } from '#domain/groupBy';

import type { Db } from '../../db/client';
import type { Tables } from '../../db/tables';
import type { CarouselImageTable } from '../../db/tables/content';

type Lists = Required<ContentDocument>;

/** Reads a list in the format of a content document, in display order. */
export const storedEntries = <Kind extends ContentKind>(db: Db, kind: Kind): Promise<Lists[Kind]> =>
  READERS[kind](db);

/** Reads all stored content in the import format. */
export async function storedContent(db: Db): Promise<ContentDocument> {
  const lists = await Promise.all(
    CONTENT_KINDS.map(async (kind) => [kind, await storedEntries(db, kind)] as const),
  );
  return Object.fromEntries(lists);
}

const READERS: { [Kind in ContentKind]: (db: Db) => Promise<Lists[Kind]> } = {
  banners: async (db) => (await selectInOrder(db, 'banners')).map(bannerOf),
  carousel: async (db) => (await selectInOrder(db, 'carousel_images')).map(pictured),
  newsletters: async (db) => {
    const rows = await selectInOrder(db, 'newsletters');
    return rows
      .sort((a, b) => b.published_on.localeCompare(a.published_on))
      .map((row) => ({
        ...pictured(row),
        date: row.published_on,
        ...(row.body_en && { body: textOf(row, 'body') }),
      }));
  },
  downloads: async (db) => (await selectInOrder(db, 'downloads')).map(downloadOf),
  faqs: async (db) =>
    (await selectInOrder(db, 'faqs')).map((row) => ({
      id: row.id,
      active: row.active === 1,
      question: textOf(row, 'question'),
      answer: textOf(row, 'answer'),
    })),
  pages: async (db) => {
    const rows = await db.selectFrom('pages').selectAll().execute();
    return PAGE_NAMES.flatMap((name) =>
      rows
        .filter((row) => row.name === name)
        .map((row) => ({ name, title: textOf(row, 'title'), body: textOf(row, 'body') })),
    );
  },
  product_groups: readGroups,
};

const selectInOrder = <
  Table extends 'banners' | 'carousel_images' | 'newsletters' | 'downloads' | 'faqs',
>(
  db: Db,
  table: Table,
): Promise<Tables[Table][]> =>
  db
    .selectFrom(table as 'banners')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute() as unknown as Promise<Tables[Table][]>;

async function readGroups(db: Db): Promise<Lists['product_groups']> {
  const groups = await db.selectFrom('product_groups').selectAll().orderBy('id').execute();
  const members = await db
    .selectFrom('product_group_products')
    .selectAll()
    .orderBy('position')
    .orderBy('product_id')
    .execute();
  const productsOf = groupBy(members, ({ group_id }) => group_id);
  return groups.map((row) => ({
    id: row.id,
    title: textOf(row, 'title'),
    products: (productsOf.get(row.id) ?? []).map(({ product_id }) => product_id),
  }));
}

const textOf = <Name extends string>(
  row: Record<`${Name}_${'en' | 'fr' | 'es'}`, string>,
  name: Name,
): Text => ({ en: row[`${name}_en`], fr: row[`${name}_fr`], es: row[`${name}_es`] });

function commonFields(row: { id: string; country: string | null; active: number }) {
  const country = COUNTRIES.find((candidate) => candidate === row.country);
  return { id: row.id, ...(country && { country }), active: row.active === 1 };
}

const pictured = (row: CarouselImageTable): ContentEntry<'carousel'> => ({
  ...commonFields(row),
  title: textOf(row, 'title'),
  image: row.image,
  link: row.link,
});

const bannerOf = (row: Tables['banners']): ContentEntry<'banners'> => ({
  ...commonFields(row),
  message: textOf(row, 'message'),
  type: Banner.properties.type.enum.find((type) => type === row.type) ?? 'announcement',
  background_color: row.background_color || BANNER_COLOURS.background,
  text_color: row.text_color || BANNER_COLOURS.text,
  link: row.link ?? '',
  icon: row.icon ?? '',
});

const splitNames = (text: string): string[] => text.split(',').filter(Boolean);

const downloadOf = (row: Tables['downloads']): ContentEntry<'downloads'> => ({
  ...commonFields(row),
  kind: row.kind as DownloadKind,
  title: textOf(row, 'title'),
  image: row.image,
  file: row.file,
  categories: splitNames(row.categories),
  classes: CLASS_FLAGS.filter((flag) => splitNames(row.classes).includes(flag)),
});
