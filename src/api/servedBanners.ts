import type { Banner } from '#contract/content';
import type { Country } from '#domain/countries';
import type { Language } from '#domain/languages';

import { readServed } from './served';

const served = readServed<Record<Country, Record<Language, Banner[]>>>('banners');

/**
 * Returns the banners embedded in the page, so that there is no layout shift when the call is
 * answered.
 */
export const servedBanners = (country: Country, language: Language): Banner[] =>
  served?.[country]?.[language] ?? [];
