import type { Generated } from 'kysely';

import type { WithDefaults } from './withDefaults';

export interface CatalogueTables {
  categories: CategoryTable;
  class_codes: ClassCodeTable;
  products: StoredProductTable;
  product_barcodes: ProductBarcodeTable;
  offers: StoredOfferTable;
  product_groups: ProductGroupTable;
  catalogue_builds: CatalogueBuildTable;
  repricings: RepricingTable;
  product_group_products: ProductGroupProductTable;
}

export interface CategoryTable {
  cat_code: string;
  parent_code: string | null;
  name_en: string;
  name_fr: string;
  name_es: string;
  position: number;
}

interface ClassCodeTable {
  id: string;
  class: string;
  image: string;
}

export interface ProductTable {
  /** Surrogate id; `product_id` is the number that people use. */
  id: string;
  product_id: string;
  cat_code: string;
  /** Sanitised HTML (small allow-list). */
  name_en: string;
  name_fr: string;
  name_es: string;
  /** Sanitised HTML (long allow-list). */
  description_en: string;
  description_fr: string;
  description_es: string;
  brand: string;
  /** Filter values in English; `facetNames` translates the known ones. */
  color: string;
  type: string;
  size: string;
  /** Comma-separated content types. */
  types: string;
  ship_pac: number;
  /** File on the image host, or URL; '' if the picture source finds it by the product id. */
  image: string;
  position: number;
  /** Number of orders that contained it; used for best sellers and ties in search. */
  popularity: number;
  active: number;
}

/** A product with its location in the warehouse. */
export interface ProductWithBin extends ProductTable {
  bin: string;
}

type StoredProductTable = WithDefaults<ProductWithBin, 'bin'> & {
  version: Generated<number>;
  /** Who made this version, and when: see `sources`. */
  source: Generated<string | null>;
};

/** Barcodes as printed, with their 14-digit form for comparison. */
interface ProductBarcodeTable {
  gtin14: string;
  product_id: string;
  barcode: string;
}

/** Price, stock and class of a product in a country. */
export interface OfferTable {
  product_id: string;
  country: string;
  class: string;
  selling_cents: number;
  sale_cents: number | null;
  retail_cents: number;
  available: number;
}

type StoredOfferTable = OfferTable & {
  /** Effective times of the last stock report and of the last prices. */
  stock_as_of: Generated<string | null>;
  price_as_of: Generated<string | null>;
  /** Who reported it last: see `sources`. */
  stock_source: Generated<string | null>;
  /** The last reported stock, and the last event that the report took into account; 0 for none. */
  stock_reported: Generated<number>;
  stock_seq: Generated<number>;
  /** Sum of the relative changes since, in packs. */
  stock_changed: Generated<number>;
  /** When more is expected, YYYY-MM-DD. */
  expected_on: Generated<string | null>;
  price_source: Generated<string | null>;
};

/** A catalogue indexed in the database for querying; its table names contain the build number. */
interface CatalogueBuildTable {
  build: number;
  /** Format of its tables; each server only queries and replaces builds of its own format. */
  format: number;
  version: string;
  /** JSON of the small data; null until the build is complete. */
  facts: string | null;
}

/** Products whose price has changed since a catalogue in the database was built. */
interface RepricingTable {
  id: string;
  /** JSON array. */
  product_ids: string;
}

interface ProductGroupTable {
  id: string;
  title_en: string;
  title_fr: string;
  title_es: string;
}

interface ProductGroupProductTable {
  group_id: string;
  product_id: string;
  position: number;
}
