import type { Banner } from '#contract/content';
import { COUNTRIES, type Country } from '#domain/countries';
import { LANGUAGES, type Language } from '#domain/languages';

import type { View } from '../../catalogue/view';
import { activeBanners } from '../../db/banners';
import type { Db } from '../../db/client';
import { inLanguage } from '../../db/inLanguage';
import type { Tables } from '../../db/tables';

import { withWorkingLinks } from './workingLinks';

/** Banners of every country and language, for the served page, which cannot know who opens it. */
export type ServedBanners = Record<Country, Record<Language, Banner[]>>;

const TYPES: readonly Banner['type'][] = ['shipping', 'announcement', 'promotion', 'promo'];

/** Returns the active banners of a country, without those whose link leads nowhere. */
export async function showBanners(
  db: Db,
  view: View,
  country: Country,
  language: Language,
): Promise<Banner[]> {
  const rows = await readBanners(db, view, country);
  return rows.map((row) => presentBanner(row, language));
}

export async function showAllBanners(db: Db, view: View): Promise<ServedBanners> {
  const lists = await Promise.all(
    COUNTRIES.map(async (country) => {
      const rows = await readBanners(db, view, country);
      const byLanguage = LANGUAGES.map((language) => [
        language,
        rows.map((row) => presentBanner(row, language)),
      ]);
      return [country, Object.fromEntries(byLanguage) as Record<Language, Banner[]>];
    }),
  );
  return Object.fromEntries(lists) as ServedBanners;
}

const readBanners = async (db: Db, view: View, country: Country) =>
  withWorkingLinks(db, view, country, await activeBanners(db, country));

const presentBanner = (row: Tables['banners'], language: Language): Banner => ({
  id: row.id,
  message: inLanguage(row, 'message', language),
  type: TYPES.find((type) => type === row.type) ?? 'announcement',
  background_color: row.background_color,
  text_color: row.text_color,
  meta: { ...(row.link && { link: row.link }), ...(row.icon && { icon: row.icon }) },
});
