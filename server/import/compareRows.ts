import { randomUUID } from 'node:crypto';

import type { Country } from '#domain/countries';
import type { Confirmed, Impact } from '#domain/importGuards';

import { bothSeen, NOTHING_SEEN, type Seen } from '../catalogue/version';
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
import type { ImportedProduct } from './readRow';
import { readStoredProducts } from './storedProducts';
import { tellChanges, type Change } from './tellChanges';
import type { Writes } from './writeCatalogue';

/** What the person says beside the file. */
export interface Manner extends Defaults {
  confirmed: Confirmed;
  /** True where each row is to tell what it changes. */
  tellsChanges?: boolean | undefined;
}

/** What came of a row. */
export interface RowTold {
  outcome:
    | 'added'
    | 'changed'
    | 'unchanged'
    /** Left out because of how far its price jumps. */
    | 'set aside'
    /** Says too little for a product that is not there yet. */
    | 'refused';
  reason?: string;
  /** The product is withdrawn, and stays so. */
  isResting?: boolean;
  /** Of a product that is there, where that is asked for. */
  changes?: Change[];
}

export interface Compared extends Writes {
  /** Of which products something changes that everybody sees: more than prices, stock and places in the warehouse. */
  seen: Seen;
  /** In the order of the rows. */
  told: RowTold[];
}

/** What rows are compared with. */
export interface Comparison {
  manner: Manner;
  impact: Impact;
  categories: Categories;
  /** Places in the listing that are taken before the first row. */
  position: number;
}

/** What is to be written of some products. */
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
        reason: `there is no product ${imported.product_id}; to add it, its row needs a name and a price`,
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
  const seen = added.length > 0 ? 'whole' : bothSeen(shown, NOTHING_SEEN);
  return { ...writes, categories: added, seen };
}

const isComplete = (
  { name, offers }: ImportedProduct,
  { countries, takesUnpriced = false }: Manner,
): boolean =>
  name !== undefined &&
  (takesUnpriced || countries.some((country) => offers[country].price !== undefined));

/** Notes what is to be written of a product, and says whether that is news. */
function compare(
  imported: ImportedProduct,
  product: ShelvedProduct,
  kept: StoredProduct | undefined,
  manner: Manner,
  writes: Compared,
  impact: Impact,
): RowTold & { isShown?: boolean } {
  const offers = mergeOffers(imported, kept, manner).filter(
    (offer) => !isSameOffer(offer, kept?.offers[offer.country as Country]),
  );
  const codes = imported.barcodes?.map(({ barcode }) => barcode).sort();
  const changes =
    manner.tellsChanges && kept
      ? tellChanges(kept, { product, offers, barcodes: codes })
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

/** Stock alone is no new version of a product: every order changes it. */
function isRepriced(offer: OfferTable, kept: StoredProduct | undefined): boolean {
  const before = kept?.offers[offer.country as Country];
  return !before || !isSameOffer({ ...offer, available: before.available }, before);
}
