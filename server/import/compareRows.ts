import { randomUUID } from 'node:crypto';

import type { Country } from '#domain/countries';
import type { ConfirmedCounts, Impact } from '#domain/importGuards';

import { mergeChanges, NOTHING_SEEN, type Seen } from '../catalogue/version';
import type { Db } from '../db/client';
import type { OfferTable, ShelvedProduct } from '../db/tables/catalogue';

import {
  isDemo,
  isSameOffer,
  isSameProduct,
  mergeOffers,
  mergeProduct,
  type Defaults,
  type StoredProduct,
} from './catalogueChanges';
import { countImpact, jumpedPrice } from './impact';
import type { Categories } from './importedCategories';
import { listChanges, type Change } from './listChanges';
import type { ImportedProduct } from './readRow';
import { readStoredProducts } from './storedProducts';
import type { Writes } from './writeCatalogue';

/** The user's options for the import. */
export interface ImportOptions extends Defaults {
  confirmed: ConfirmedCounts;
  /** Whether each row reports its changes. */
  tellsChanges?: boolean | undefined;
}

/** Outcome of a row. */
export interface RowTold {
  outcome:
    | 'added'
    | 'changed'
    | 'unchanged'
    /** Skipped because its price changes too much. */
    | 'set aside'
    /** Contains too little to add a product that does not exist yet. */
    | 'refused';
  reason?: string;
  /** Whether the product is withdrawn and stays so. */
  isResting?: boolean;
  /** Changes to an existing product, if requested. */
  changes?: Change[];
}

export interface Compared extends Writes {
  /** Products with changes visible in the shop, beyond prices, stock and bin locations. */
  seen: Seen;
  /** One per row, in row order. */
  told: RowTold[];
}

/** What rows are compared against. */
export interface Comparison {
  manner: ImportOptions;
  impact: Impact;
  categories: Categories;
  /** Number of listing positions before the first row. */
  position: number;
}

/** Determines what has to be written for a batch of rows. */
export async function compareRows(
  tx: Db,
  rows: readonly ImportedProduct[],
  { manner, impact, categories, position }: Comparison,
): Promise<Compared> {
  const { isUpdate } = manner;
  const ids = rows.map(({ product_id }) => product_id);
  const stored = await readStoredProducts(tx, ids);
  const writes: Compared = {
    categories: [],
    products: [],
    offers: [],
    priced: [],
    barcodes: [],
    replaced: [],
    raised: [],
    seen: NOTHING_SEEN,
    told: [],
  };
  const shown: string[] = [];
  writes.told = rows.map((imported, at): RowTold => {
    const found = stored.get(imported.product_id);
    const kept = found && (isUpdate || !isDemo(found.product)) ? found : undefined;
    if (!kept && !isComplete(imported, manner)) {
      return {
        outcome: 'refused',
        reason: `there is no product ${imported.product_id}; to add it, the row needs a name and a price`,
      };
    }
    if (found && !kept) writes.replaced.push(imported.product_id);
    const place = {
      id: kept?.product.id ?? randomUUID(),
      cat_code:
        kept && imported.category === undefined
          ? kept.product.cat_code
          : categories.codeOf(imported),
      position: isUpdate && kept ? kept.product.position : position + at + 1,
    };
    const product = mergeProduct(imported, kept?.product, place, isUpdate);
    const { isShown = false, ...told } = compare(imported, product, kept, manner, writes, impact);
    if (isShown) shown.push(product.product_id);
    return told;
  });
  const added = categories.takeAdded();
  const seen = added.length > 0 ? 'whole' : mergeChanges(shown, NOTHING_SEEN);
  return { ...writes, categories: added, seen };
}

const isComplete = (
  { name, offers }: ImportedProduct,
  { countries, takesUnpriced = false }: ImportOptions,
): boolean =>
  name !== undefined &&
  (takesUnpriced || countries.some((country) => offers[country].price !== undefined));

/** Adds the writes for a product and returns its outcome. */
function compare(
  imported: ImportedProduct,
  product: ShelvedProduct,
  kept: StoredProduct | undefined,
  manner: ImportOptions,
  writes: Compared,
  impact: Impact,
): RowTold & { isShown?: boolean } {
  const offers = mergeOffers(imported, kept, manner).filter(
    (offer) => !isSameOffer(offer, kept?.offers[offer.country as Country]),
  );
  const codes = imported.barcodes?.map(({ barcode }) => barcode).sort();
  const changes =
    manner.tellsChanges && kept
      ? listChanges(kept, { product, offers, barcodes: codes })
      : undefined;
  const jumped = jumpedPrice(offers, kept);
  if (jumped) {
    impact.prices.count += 1;
    if (manner.confirmed.prices === undefined) {
      return { outcome: 'set aside', reason: jumped, ...(changes && { changes }) };
    }
  }
  countImpact(impact, offers, kept);

  const hasNewCodes = kept
    ? codes !== undefined && codes.join() !== kept.barcodes.sort().join()
    : codes !== undefined && codes.length > 0;
  const isNewProduct = !kept || !isSameProduct(product, kept.product);
  const isMoved = product.position !== kept?.product.position;
  const isShownAnew = !kept || !isSameProduct(product, { ...kept.product, bin: product.bin });
  const isReclassed = offers.some(({ country, class: code }) => {
    return code !== kept?.offers[country as Country]?.class;
  });

  const isWritten = isNewProduct || isMoved;
  const isNews = isNewProduct || offers.length > 0 || hasNewCodes;
  if (isWritten) writes.products.push(product);
  else if (hasNewCodes || offers.some((offer) => isRepriced(offer, kept))) {
    writes.raised.push(product.product_id);
  }
  for (const offer of offers) {
    const before = kept?.offers[offer.country as Country];
    const isCounted = before?.available !== offer.available;
    (isCounted ? writes.offers : writes.priced).push(offer);
  }
  if (hasNewCodes) writes.barcodes.push(imported);
  const isShown = isShownAnew || isMoved || isReclassed || hasNewCodes;

  const outcome = !kept ? 'added' : isNews ? 'changed' : 'unchanged';
  return { outcome, isResting: !product.active, isShown, ...(changes && { changes }) };
}

/** Changes in stock alone do not create a new product version, as every order changes it. */
function isRepriced(offer: OfferTable, kept: StoredProduct | undefined): boolean {
  const before = kept?.offers[offer.country as Country];
  return !before || !isSameOffer({ ...offer, available: before.available }, before);
}
