import type { Country } from '#domain/countries';

import type { Db } from './client';
import type { Tables } from './tables';

/** Active banners of the country and those of all countries, in order. */
export const activeBanners = (db: Db, country: Country): Promise<Tables['banners'][]> =>
  db
    .selectFrom('banners')
    .where('active', '=', 1)
    .where((row) => row.or([row('country', 'is', null), row('country', '=', country)]))
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute();
