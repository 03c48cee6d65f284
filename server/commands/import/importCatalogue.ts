import { basename } from 'node:path';

import { COUNTRIES, type Country } from '#domain/countries';
import type { ConfirmedCounts } from '#domain/importGuards';

import {
  storeCatalogue,
  type CatalogueImport,
  type CatalogueStored,
} from '../../catalogue-writing/storeCatalogue';
import type { Db } from '../../db/client';
import { storeUnless } from '../../db/storeUnless';
import type { ColumnMap } from '../../table-files/findHeadings';
import type { OpenBook } from '../../table-files/openBook';
import type { TextSource } from '../../table-files/openText';
import { readCatalogueFile, type CatalogueFile } from '../../table-files/readCatalogueFile';

export interface FileImportOptions {
  map?: ColumnMap;
  stock?: number;
  country?: Country | 'both';
  confirmed?: ConfirmedCounts;
  /** Changes only products and fields in the file, and withdraws nothing. */
  isUpdate?: boolean;
  /** Fields to import in an update. */
  only?: readonly string[] | undefined;
  /** Reports what would be done without doing it. */
  isCheck?: boolean;
  /** Called in the same transaction with the result. */
  onStored?: (tx: Db, stored: CatalogueStored) => Promise<void>;
  /** Opens workbooks; if omitted, they are rejected. */
  openBook?: OpenBook;
}

/** Ship packs on hand for new products if the file contains no stock. */
export const DEFAULT_STOCK = 1000;

/**
 * Replaces the catalogue with that of a file, or updates it. The file's format is detected first;
 * its rows are then read while they are stored, in one transaction, so that a running server is not
 * interrupted. Nothing is stored if there are alarms.
 */
export async function importCatalogue(
  db: Db,
  source: TextSource,
  options: FileImportOptions = {},
): Promise<CatalogueImport & { file: CatalogueFile }> {
  const { stock = DEFAULT_STOCK, country = 'both', confirmed = {}, isUpdate = false } = options;
  const { map = {}, only, isCheck = false, openBook, onStored } = options;
  const file = await readCatalogueFile(source, { map, only, isUpdate, openBook });
  const storeOptions = {
    stock,
    countries: country === 'both' ? COUNTRIES : [country],
    confirmed,
    isUpdate,
    takesUnpriced: !isUpdate,
    fileName: typeof source === 'string' ? basename(source) : '',
    opensCountries: !isUpdate || country !== 'both' || file.columns.price_us !== undefined,
  };
  const imported = await storeUnless(
    db,
    async (tx) => {
      const imported = await storeCatalogue(tx, file, storeOptions);
      if (imported.stored) await onStored?.(tx, imported.stored);
      return imported;
    },
    ({ alarms }) => isCheck || alarms.length > 0,
  );
  return { file, ...imported };
}
