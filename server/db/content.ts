import { sql, type RawBuilder } from 'kysely';

import type { Country } from '#domain/countries';

import type { Db } from './client';
import type {
  CarouselImageTable,
  DownloadTable,
  FaqTable,
  NewsletterTable,
  PageTable,
} from './tables/content';

/** Active entries of the country or of all countries. */
const isActiveIn = (country: Country): RawBuilder<boolean> =>
  sql<boolean>`active = 1 and (country is null or country = ${country})`;

export const readCarousel = (db: Db, country: Country): Promise<CarouselImageTable[]> =>
  db
    .selectFrom('carousel_images')
    .where(isActiveIn(country))
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute();

/** The newest first. */
export const readNewsletters = (db: Db, country: Country): Promise<NewsletterTable[]> =>
  db
    .selectFrom('newsletters')
    .where(isActiveIn(country))
    .selectAll()
    .orderBy('published_on', 'desc')
    .orderBy('position')
    .orderBy('id')
    .execute();

export const readDownloads = (
  db: Db,
  kinds: readonly string[],
  country: Country,
): Promise<DownloadTable[]> =>
  db
    .selectFrom('downloads')
    .where('kind', 'in', kinds)
    .where(isActiveIn(country))
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute();

/** A downloadable file, whether or not it is still listed: links that were sent keep working. */
export const readDownload = (db: Db, id: string): Promise<DownloadTable | undefined> =>
  db.selectFrom('downloads').where('id', '=', id).selectAll().executeTakeFirst();

export const readNewsletter = (db: Db, id: string): Promise<NewsletterTable | undefined> =>
  db.selectFrom('newsletters').where('id', '=', id).selectAll().executeTakeFirst();

export const readFaqs = (db: Db): Promise<FaqTable[]> =>
  db
    .selectFrom('faqs')
    .where('active', '=', 1)
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute();

export const readPage = (db: Db, name: string): Promise<PageTable | undefined> =>
  db.selectFrom('pages').where('name', '=', name).selectAll().executeTakeFirst();
