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
  /** File on the image host or whole address; '' where the picture source knows it by the product id. */
  image: string;
  position: number;
  /** Orders that held it; best sellers and search ties. */
  popularity: number;
  active: number;
}

/** A product with its place in the warehouse. */
export interface ShelvedProduct extends ProductTable {
  bin: string;
}

type StoredProductTable = WithDefaults<ShelvedProduct, 'bin'> & {
  version: Generated<number>;
  /** Who made this version, and when: see `sources`. */
  source: Generated<string | null>;
};

/** Barcodes as printed, with their 14-digit form for comparing. */
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
  /** When what was last reported of its stock, and of its prices, was known. */
  stock_as_of: Generated<string | null>;
  price_as_of: Generated<string | null>;
  /** Who said so last: see `sources`. */
  stock_source: Generated<string | null>;
  /** What was last said of its stock, and up to which event that knew of orders; 0: without any order. */
  stock_reported: Generated<number>;
  stock_seq: Generated<number>;
  /** Packs put on or taken off since by whoever said no number. */
  stock_changed: Generated<number>;
  price_source: Generated<string | null>;
};

/** A catalogue laid out for being asked in the database: its tables bear its number. */
interface CatalogueBuildTable {
  build: number;
  /** Which form its tables have: each server asks and replaces those of its own alone. */
  format: number;
  version: string;
  /** JSON of what is small; null until everything else is there. */
  facts: string | null;
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
