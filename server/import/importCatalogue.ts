import { COUNTRIES, type Country } from '#domain/countries';

import { inTransaction, type Db } from '../db/client';

import type { ColumnMap } from './chooseColumns';
import { readCatalogueFile, type CatalogueFile } from './readCatalogueFile';
import { storeCatalogue, type CatalogueStored } from './storeCatalogue';

export interface CatalogueOptions {
  map?: ColumnMap;
  stock?: number;
  country?: Country | 'both';
}

/** Ship packs on hand of a new product whose file names no stock. */
export const DEFAULT_STOCK = 1000;

/**
 * Replaces the catalogue by that of a file. The file is read first and the database changed in one
 * short transaction, so that a running server goes on beside it.
 */
export async function importCatalogue(
  db: Db,
  bytes: Uint8Array,
  { map = {}, stock = DEFAULT_STOCK, country = 'both' }: CatalogueOptions = {},
): Promise<{ file: CatalogueFile; stored: CatalogueStored | undefined }> {
  const file = readCatalogueFile(bytes, map);
  if (file.products.length === 0) return { file, stored: undefined };
  const countries = country === 'both' ? COUNTRIES : [country];
  const stored = await inTransaction(db, (tx) => storeCatalogue(tx, file, { stock, countries }));
  return { file, stored };
}
