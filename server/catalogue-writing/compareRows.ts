import { randomUUID } from 'node:crypto';

import type { Country } from '#domain/countries';
import type { ConfirmedCounts, Impact } from '#domain/importGuards';

import { mergeChanges, NO_CHANGES, type ChangedProducts } from '../catalogue/version';
import type { Db } from '../db/client';
import type { OfferTable, ProductWithBin } from '../db/tables/catalogue';
import type { ImportedProduct } from '../table-files/readRow';

import {
  isDemo,
  isSameOffer,
  isSameProduct,
  mergeOffers,
  mergeProduct,
  type Defaults,
} from './catalogueChanges';
import { countImpact, describePriceJump } from './impact';
import type { Categories } from './importedCategories';
import { listChanges, type Change } from './listChanges';
import { describeLostSales, type MergedOffer } from './salePrices';
import { readStoredProducts, type StoredProduct } from './storedProducts';
import type { Writes } from './writeCatalogue';

/** The user's options for the import. */
export interface ImportOptions extends Defaults {
  confirmed: ConfirmedCounts;
  /** Whether each row reports its changes. */
  reportsChanges?: boolean | undefined;
}

/** Outcome of a row. */
export interface ComparedRow {
  outcome:
    | 'added'
    | 'changed'
    | 'unchanged'
    /** Skipped because its price changes too much. */
    | 'set aside'
    /** Contains too little to add a product that does not exist yet. */
    | 'refused';
  reason?: string;
  /** Values that are ignored or lost although the row is valid. */
  notes?: string[];
  /** The offers after the row, with the sale prices that they lose. */
  merged?: readonly MergedOffer[];
  /** Whether the product is withdrawn and stays so. */
  isResting?: boolean;
  /** Changes to an existing product, if requested. */
  changes?: Change[];
}

export interface ComparedRows extends Writes {
  /** Products with changes visible in the shop, beyond prices, stock and bin locations. */
  seen: ChangedProducts;
  /** One per row, in row order. */
  results: ComparedRow[];
}

/** What rows are compared against. */
export interface Comparison {
  options: ImportOptions;
  impact: Impact;
  categories: Categories;
  /** Number of listing positions before the first row. */
  position: number;
}

/** Determines what has to be written for a batch of rows. */
export async function compareRows(
  tx: Db,
  rows: readonly ImportedProduct[],
  { options, impact, categories, position }: Comparison,
): Promise<ComparedRows> {
  const { isUpdate } = options;
  const ids = rows.map(({ product_id }) => product_id);
  const stored = await readStoredProducts(tx, ids);
  const writes: ComparedRows = {
    categories: [],
    products: [],
    offers: [],
    priced: [],
    barcodes: [],
    replaced: [],
    raised: [],
    seen: NO_CHANGES,
    results: [],
  };
  const visibleIds: string[] = [];
  writes.results = rows.map((imported, index): ComparedRow => {
    const storedProduct = stored.get(imported.product_id);
    const existing =
      storedProduct && (isUpdate || !isDemo(storedProduct.product)) ? storedProduct : undefined;
    if (!existing && !isComplete(imported, options)) {
      return {
        outcome: 'refused',
        reason: `there is no product ${imported.product_id}; to add it, the row needs a name and a price`,
      };
    }
    if (storedProduct && !existing) writes.replaced.push(imported.product_id);
    const placement = {
      id: existing?.product.id ?? randomUUID(),
      cat_code:
        existing && imported.category === undefined
          ? existing.product.cat_code
          : categories.codeOf(imported),
      position: isUpdate && existing ? existing.product.position : position + index + 1,
    };
    const product = mergeProduct(imported, existing?.product, placement, isUpdate);
    const { isShown = false, ...result } = compareRow(
      imported,
      product,
      existing,
      options,
      writes,
      impact,
    );
    if (isShown) visibleIds.push(product.product_id);
    return result;
  });
  const added = categories.takeAdded();
  const seen = added.length > 0 ? 'whole' : mergeChanges(visibleIds, NO_CHANGES);
  return { ...writes, categories: added, seen };
}

const isComplete = (
  { name, offers }: ImportedProduct,
  { countries, takesUnpriced = false }: ImportOptions,
): boolean =>
  name !== undefined &&
  (takesUnpriced || countries.some((country) => offers[country].price !== undefined));

/** Adds the writes for a product and returns its outcome. */
function compareRow(
  imported: ImportedProduct,
  product: ProductWithBin,
  existing: StoredProduct | undefined,
  options: ImportOptions,
  writes: ComparedRows,
  impact: Impact,
): ComparedRow & { isShown?: boolean } {
  const merged = mergeOffers(imported, existing, options);
  const offers = merged
    .map(({ offer }) => offer)
    .filter((offer) => !isSameOffer(offer, existing?.offers[offer.country as Country]));
  const codes = imported.barcodes?.map(({ barcode }) => barcode).sort();
  const changes =
    options.reportsChanges && existing
      ? listChanges(existing, { product, offers, barcodes: codes })
      : undefined;
  const jumpReason = describePriceJump(offers, existing);
  if (jumpReason) {
    impact.prices.count += 1;
    if (options.confirmed.prices === undefined) {
      return { outcome: 'set aside', reason: jumpReason, ...(changes && { changes }) };
    }
  }
  countImpact(impact, offers, existing);

  const hasNewCodes = existing
    ? codes !== undefined && codes.join() !== existing.barcodes.sort().join()
    : codes !== undefined && codes.length > 0;
  const isProductChanged = !existing || !isSameProduct(product, existing.product);
  const isMoved = product.position !== existing?.product.position;
  const isVisiblyChanged =
    !existing || !isSameProduct(product, { ...existing.product, bin: product.bin });
  const isReclassed = offers.some(({ country, class: code }) => {
    return code !== existing?.offers[country as Country]?.class;
  });

  const isWritten = isProductChanged || isMoved;
  const isChanged = isProductChanged || offers.length > 0 || hasNewCodes;
  if (isWritten) writes.products.push(product);
  else if (hasNewCodes || offers.some((offer) => isRepriced(offer, existing))) {
    writes.raised.push(product.product_id);
  }
  for (const offer of offers) {
    const previous = existing?.offers[offer.country as Country];
    const isCounted = previous?.available !== offer.available;
    (isCounted ? writes.offers : writes.priced).push(offer);
  }
  if (hasNewCodes) writes.barcodes.push(imported);
  const isShown = isVisiblyChanged || isMoved || isReclassed || hasNewCodes;

  const outcome = !existing ? 'added' : isChanged ? 'changed' : 'unchanged';
  const notes = describeLostSales(merged);
  const isResting = !product.active;
  return { outcome, notes, merged, isResting, isShown, ...(changes && { changes }) };
}

/** Changes in stock alone do not create a new product version, as every order changes it. */
function isRepriced(offer: OfferTable, existing: StoredProduct | undefined): boolean {
  const previous = existing?.offers[offer.country as Country];
  return !previous || !isSameOffer({ ...offer, available: previous.available }, previous);
}
