import { basename } from 'node:path';

import { COUNTRIES, type Country } from '#domain/countries';
import type { Confirmed } from '#domain/importGuards';

import type { Db } from '../db/client';

import type { ColumnMap } from './chooseColumns';
import type { OpenBook } from './openBook';
import type { Source } from './openText';
import { readCatalogueFile, type CatalogueFile } from './readCatalogueFile';
import { storeCatalogue, type CatalogueImport, type CatalogueStored } from './storeCatalogue';
import { storeUnless } from './storeUnless';

export interface CatalogueOptions {
  map?: ColumnMap;
  stock?: number;
  country?: Country | 'both';
  confirmed?: Confirmed;
  /** Changes the products that the file names, and of them what it says; nothing is withdrawn. */
  isUpdate?: boolean;
  /** Fields that are taken of an update. */
  only?: readonly string[] | undefined;
  /** Finds out what would be done and does none of it. */
  isCheck?: boolean;
  /** Tells others of what is stored, in the same transaction. */
  tell?: (tx: Db, stored: CatalogueStored) => Promise<void>;
  /** Opens workbooks; without it they are refused. */
  openBook?: OpenBook;
}

/** Ship packs on hand of a new product whose file names no stock. */
export const DEFAULT_STOCK = 1000;

/**
 * Replaces the catalogue by that of a file, or brings it up to date. What the file looks like is read
 * first; its rows are read as they are stored, in one transaction, so that a running server goes on
 * beside it. Where there are alarms, nothing is stored.
 */
export async function importCatalogue(
  db: Db,
  source: Source,
  options: CatalogueOptions = {},
): Promise<CatalogueImport & { file: CatalogueFile }> {
  const { stock = DEFAULT_STOCK, country = 'both', confirmed = {}, isUpdate = false } = options;
  const { map = {}, only, isCheck = false, openBook, tell } = options;
  const file = await readCatalogueFile(source, { map, only, isUpdate, openBook });
  const manner = {
    stock,
    countries: country === 'both' ? COUNTRIES : [country],
    confirmed,
    isUpdate,
    fileName: typeof source === 'string' ? basename(source) : '',
    opensCountries: !isUpdate || country !== 'both' || file.columns.price_us !== undefined,
  };
  const imported = await storeUnless(
    db,
    async (tx) => {
      const imported = await storeCatalogue(tx, file, manner);
      if (imported.stored) await tell?.(tx, imported.stored);
      return imported;
    },
    ({ alarms }) => isCheck || alarms.length > 0,
  );
  return { file, ...imported };
}
