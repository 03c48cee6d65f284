import { randomUUID } from 'node:crypto';

import type { Country } from '#domain/countries';

import { bumpCatalogueVersion } from '../catalogue/version';
import type { Db } from '../db/client';
import type { ProductTable } from '../db/tables';

import {
  isDemo,
  isSameOffer,
  isSameProduct,
  mergeOffers,
  mergeProduct,
  type Defaults,
  type StoredProduct,
} from './catalogueChanges';
import { openCategories, type Categories } from './importedCategories';
import type { CatalogueFile, FileRead } from './readCatalogueFile';
import type { ImportedProduct } from './readRow';
import { readStoredProducts } from './storedProducts';
import { withdraw } from './withdraw';
import { writeCatalogue, type Writes } from './writeCatalogue';

export interface CatalogueStored {
  added: number;
  changed: number;
  unchanged: number;
  /** Products that are offered no longer, or not in this country. */
  withdrawn: number;
}

/** True where something changes that everybody sees: more than prices and stock. */
interface Seen {
  isSeen: boolean;
}

export interface CatalogueImport {
  read: FileRead;
  /** `undefined` where no row could be read. */
  stored: CatalogueStored | undefined;
}

/** Makes the products of a file the catalogue; within a transaction, so all of it or nothing. */
export async function storeCatalogue(
  tx: Db,
  file: CatalogueFile,
  defaults: Defaults,
): Promise<CatalogueImport> {
  const categories = await openCategories(tx);
  const counts: CatalogueStored = { added: 0, changed: 0, unchanged: 0, withdrawn: 0 };
  const seen: Seen = { isSeen: false };
  const products = file.products();
  let position = 0;
  let next = await products.next();
  while (!next.done) {
    const writes = await compareBatch(tx, next.value, position, categories, { defaults, counts });
    await writeCatalogue(tx, writes);
    seen.isSeen ||= writes.isSeen;
    position += next.value.length;
    next = await products.next();
  }
  const read = next.value;
  if (read.accepted === 0) return { read, stored: undefined };
  if (read.isWhole) counts.withdrawn = await withdraw(tx, read.named, defaults.countries);
  if (seen.isSeen || counts.withdrawn > 0) await bumpCatalogueVersion(tx);
  return { read, stored: counts };
}

/** What is to be written of some products, the first of which stands at a position. */
async function compareBatch(
  tx: Db,
  batch: readonly ImportedProduct[],
  position: number,
  categories: Categories,
  { defaults, counts }: { defaults: Defaults; counts: CatalogueStored },
): Promise<Writes & Seen> {
  const stored = await readStoredProducts(
    tx,
    batch.map(({ product_id }) => product_id),
  );
  const writes: Writes & Seen = {
    categories: [],
    products: [],
    offers: [],
    barcodes: [],
    replaced: [],
    isSeen: false,
  };
  batch.forEach((imported, at) => {
    const found = stored.get(imported.product_id);
    const kept = found && !isDemo(found.product) ? found : undefined;
    if (found && !kept) writes.replaced.push(imported.product_id);
    const product = mergeProduct(imported, kept?.product, {
      id: kept?.product.id ?? randomUUID(),
      cat_code:
        kept && imported.category === undefined
          ? kept.product.cat_code
          : categories.codeOf(imported),
      position: position + at + 1,
    });
    compare(imported, product, kept, defaults, writes, counts);
  });
  return { ...writes, categories: categories.takeAdded() };
}

/** Notes what is to be written of a product, and whether that is news. */
function compare(
  imported: ImportedProduct,
  product: ProductTable,
  kept: StoredProduct | undefined,
  defaults: Defaults,
  writes: Writes & Seen,
  counts: CatalogueStored,
): void {
  const offers = mergeOffers(imported, kept?.offers ?? {}, defaults).filter(
    (offer) => !isSameOffer(offer, kept?.offers[offer.country as Country]),
  );
  const codes = imported.barcodes?.map(({ barcode }) => barcode).sort();
  const hasNewCodes = kept
    ? codes !== undefined && codes.join() !== kept.barcodes.sort().join()
    : codes !== undefined && codes.length > 0;
  const isNewProduct = !kept || !isSameProduct(product, kept.product);

  const isMoved = product.position !== kept?.product.position;
  const isReclassed = offers.some(({ country, class: code }) => {
    return code !== kept?.offers[country as Country]?.class;
  });

  if (isNewProduct || isMoved) writes.products.push(product);
  writes.offers.push(...offers);
  if (hasNewCodes) writes.barcodes.push(imported);
  writes.isSeen ||= isNewProduct || isMoved || isReclassed || hasNewCodes;

  if (!kept) counts.added += 1;
  else if (isNewProduct || offers.length > 0 || hasNewCodes) counts.changed += 1;
  else counts.unchanged += 1;
}
