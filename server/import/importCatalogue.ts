import { COUNTRIES, type Country } from '#domain/countries';

import { inTransaction, type Db } from '../db/client';

import type { ColumnMap } from './chooseColumns';
import type { Source } from './openText';
import { readCatalogueFile, type CatalogueFile } from './readCatalogueFile';
import { storeCatalogue, type CatalogueImport } from './storeCatalogue';

export interface CatalogueOptions {
  map?: ColumnMap;
  stock?: number;
  country?: Country | 'both';
}

/** Ship packs on hand of a new product whose file names no stock. */
export const DEFAULT_STOCK = 1000;

/**
 * Replaces the catalogue by that of a file. What the file looks like is read first; its rows are read
 * as they are stored, in one transaction, so that a running server goes on beside it.
 */
export async function importCatalogue(
  db: Db,
  source: Source,
  { map = {}, stock = DEFAULT_STOCK, country = 'both' }: CatalogueOptions = {},
): Promise<CatalogueImport & { file: CatalogueFile }> {
  const file = await readCatalogueFile(source, map);
  const countries = country === 'both' ? COUNTRIES : [country];
  const imported = await inTransaction(db, (tx) => storeCatalogue(tx, file, { stock, countries }));
  return { file, ...imported };
}
