import type { Generated } from 'kysely';

import type { ExportedOrderTable, ExportFileTable, TakenFileTable } from './folderTables';
import type { JobPartTable, JobTable, UploadTable } from './jobTables';
import type {
  ApiAnswerTable,
  ApiKeyTable,
  ApiLogTable,
  FeedReaderTable,
  LineReportTable,
} from './machineTables';
import type {
  CancellationTable,
  CustomerAddressTable,
  EventTable,
  OrderNoteTable,
  ShipmentLineTable,
  ShipmentTable,
  StaffRoleTable,
  StoredOrderLineTable,
  StoredOrderTable,
  WithDefaults,
} from './orderTables';
import type { LeaseTable, WebhookDeliveryTable, WebhookTable } from './webhookTables';

/**
 * The tables, engine-neutral: ids and times (UTC, ISO 8601) are text, money is whole cents,
 * flags are 0 or 1, quantities and stock count ship packs.
 */
export interface Tables {
  meta: MetaTable;
  categories: CategoryTable;
  class_codes: ClassCodeTable;
  products: WithDefaults<ShelvedProduct, 'bin'> & {
    version: Generated<number>;
    /** Who made this version, and when: see `sources`. */
    source: Generated<string | null>;
  };
  product_barcodes: ProductBarcodeTable;
  offers: OfferTable & {
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
  product_groups: ProductGroupTable;
  product_group_products: ProductGroupProductTable;
  banners: BannerTable;
  carousel_images: CarouselImageTable;
  newsletters: NewsletterTable;
  downloads: DownloadTable;
  faqs: FaqTable;
  pages: PageTable;
  customers: WithDefaults<
    CustomerTable,
    'company_name' | 'phone' | 'terms' | 'order_hold' | 'version'
  >;
  sessions: SessionTable;
  favourites: FavouriteTable;
  cart_lines: CartLineTable;
  scan_fingerprints: ScanFingerprintTable;
  remembered_codes: RememberedCodeTable;
  customer_addresses: CustomerAddressTable;
  customer_positions: CustomerPositionTable;
  orders: StoredOrderTable;
  order_lines: StoredOrderLineTable;
  ordered_products: OrderedProductTable;
  shipments: ShipmentTable;
  shipment_lines: ShipmentLineTable;
  cancellations: CancellationTable;
  order_notes: OrderNoteTable;
  events: EventTable;
  jobs: JobTable;
  job_parts: JobPartTable;
  uploads: UploadTable;
  idempotency_keys: IdempotencyKeyTable;
  api_keys: ApiKeyTable;
  api_log: ApiLogTable;
  api_answers: ApiAnswerTable;
  line_reports: LineReportTable;
  applications: ApplicationTable;
  application_events: ApplicationEventTable;
  application_links: ApplicationLinkTable;
  application_drafts: ApplicationDraftTable;
  draft_browsers: DraftBrowserTable;
  password_tokens: PasswordTokenTable;
  wrong_passwords: WrongPasswordTable;
  mails: MailTable;
  staff: StaffTable;
  staff_roles: StaffRoleTable;
  staff_sessions: StaffSessionTable;
  staff_log: StaffLogTable;
  webhooks: WebhookTable;
  webhook_deliveries: WebhookDeliveryTable;
  leases: LeaseTable;
  feed_readers: FeedReaderTable;
  taken_files: TakenFileTable;
  export_files: ExportFileTable;
  exported_orders: ExportedOrderTable;
}

/** How far PostgreSQL's log had come with a customer's last change: see `positions`. */
interface CustomerPositionTable {
  customer_id: string;
  position: string;
}

/** Single facts by name, such as `catalogue_version`. */
interface MetaTable {
  key: string;
  value: string;
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

interface BannerTable {
  id: string;
  country: string | null;
  message_en: string;
  message_fr: string;
  message_es: string;
  type: string;
  background_color: string;
  text_color: string;
  link: string | null;
  icon: string | null;
  active: number;
  position: number;
}

/** What people see in one country, or where it is null in every country. */
interface ShownTable extends OrderedTable {
  country: string | null;
}

interface OrderedTable {
  id: string;
  active: number;
  position: number;
}

interface Titles {
  title_en: string;
  title_fr: string;
  title_es: string;
}

/** An image of '' is drawn by the program; a link of '' leads nowhere. */
export interface CarouselImageTable extends ShownTable, Titles {
  image: string;
  link: string;
}

export interface NewsletterTable extends CarouselImageTable {
  /** YYYY-MM-DD */
  published_on: string;
  /** Sanitised HTML (long allow-list); '' where there is nothing to read. */
  body_en: string;
  body_fr: string;
  body_es: string;
}

export interface DownloadTable extends ShownTable, Titles {
  /** 'catalogue', 'pattern' or 'card'. */
  kind: string;
  image: string;
  /** An address; '' where the program makes the file. */
  file: string;
  /** What a catalogue that the program makes holds: category codes, comma-separated; '' is all. */
  categories: string;
  /** Class flags, comma-separated; '' is all. */
  classes: string;
}

/** Answers are sanitised HTML (long allow-list). */
export interface FaqTable extends OrderedTable {
  question_en: string;
  question_fr: string;
  question_es: string;
  answer_en: string;
  answer_fr: string;
  answer_es: string;
}

/** Bodies are sanitised HTML (long allow-list). */
export interface PageTable extends Titles {
  name: string;
  body_en: string;
  body_fr: string;
  body_es: string;
}

export interface CustomerTable {
  id: string;
  customer_code: string;
  owner_name: string;
  /** Lower case. */
  email: string;
  /** argon2id, encoded. */
  password_hash: string;
  /** 'active', 'locked' or 'under review'. */
  status: string;
  country: string;
  lang: string;
  created_at: string;
  company_name: string;
  phone: string;
  /** What was agreed on paying, such as 'NET 30'. */
  terms: string;
  /** 1: every new order waits for the staff. */
  order_hold: number;
  version: number;
}

interface SessionTable {
  /** SHA-256 of the token, hex; the token itself is never stored. */
  token_hash: string;
  customer_id: string;
  created_at: string;
  last_seen_at: string;
}

interface FavouriteTable {
  customer_id: string;
  product_id: string;
  added_at: string;
}

export interface CartLineTable {
  id: string;
  customer_id: string;
  product_id: string;
  item: number;
  added_at: string;
}

/** One scan of a customer's scanner, by its fingerprint, that went into the cart. */
export interface ScanFingerprintTable {
  customer_id: string;
  fingerprint: string;
  /** The order that took it; '' while it is in the cart. */
  order_id: string;
  product_id: string;
  /** Ship packs that the cart held of the product below it: it is in the cart while that holds more. */
  above: number;
  added_at: string;
}

/** A code that says nothing, or several things, to the catalogue, and what the customer means by it. */
export interface RememberedCodeTable {
  customer_id: string;
  /** The code as it is compared, whatever its case, blanks, dashes and leading zeros. */
  code_key: string;
  /** The code as it was given. */
  code: string;
  product_id: string;
  chosen_at: string;
}

/** What a customer has ordered, under each name that it had then. */
interface OrderedProductTable {
  customer_id: string;
  product_id: string;
  name: string;
}

interface WrongPasswordTable {
  /** SHA-256 of the account or network address that guesses. */
  guesser_hash: string;
  /** JSON: milliseconds since 1970, oldest first. */
  times: string;
  last_at: string;
}

interface IdempotencyKeyTable {
  customer_id: string;
  route: string;
  key: string;
  request_hash: string;
  status: number;
  body: string;
  created_at: string;
}

export interface ApplicationTable {
  /** The reference that people quote. */
  id: string;
  /** 'ca' or 'usa'. */
  form: string;
  status: string;
  lang: string;
  /** Lower case; the address that will sign in. */
  email: string;
  company_name: string;
  owner_name: string;
  /** JSON of all fields but the sensitive ones. */
  details: string;
  /** JSON of the sensitive fields, each encrypted. */
  sealed: string;
  /** JSON: what was agreed to, in which wording and language, and when. */
  consents: string;
  /** Keyed hash of what was sent, until the application is decided: sent twice it is one. */
  content_mac: string | null;
  /** SHA-256 of the Idempotency-Key. */
  request_key: string | null;
  /** SHA-256 of the token of the browser that sent it. */
  browser_hash: string;
  submitted_at: string;
  changed_at: string;
  customer_id: string | null;
}

/** What happened to an application; rows are only ever added. An answer's `detail` is sealed, or '' once erased. */
export interface ApplicationEventTable {
  application_id: string;
  number: number;
  at: string;
  kind: string;
  /** Null for the applicant. */
  staff_id: string | null;
  detail: string;
}

/** Who may look at an application without an account. */
export interface ApplicationLinkTable {
  /** SHA-256 of the token of a link or of a browser. */
  token_hash: string;
  application_id: string;
  /** 'link' works once, 'browser' until it expires. */
  kind: string;
  expires_at: string;
}

export interface ApplicationDraftTable {
  id: string;
  version: number;
  details: string;
  sealed: string;
  saved_at: string;
  resume_hash: string | null;
  resume_until: string | null;
}

interface DraftBrowserTable {
  /** SHA-256 of the browser's token. */
  token_hash: string;
  draft_id: string;
}

export interface PasswordTokenTable {
  token_hash: string;
  customer_id: string;
  expires_at: string;
}

/** E-mails to send; what they say is put together when they are sent, and no link is kept here. */
export interface MailTable {
  id: string;
  kind: string;
  address: string;
  lang: string;
  /** Id of what it is about: an application, a draft, a customer or an order. */
  about: string;
  note: string;
  created_at: string;
  /** Not tried before. */
  due_at: string;
  attempts: number;
  done_at: string | null;
}

export interface StaffTable {
  id: string;
  /** Lower case. */
  email: string;
  /** argon2id, encoded. */
  password_hash: string;
  created_at: string;
}

interface StaffSessionTable {
  token_hash: string;
  staff_id: string;
  created_at: string;
  last_seen_at: string;
}

/** What the staff did and looked at; rows are only ever added. */
export interface StaffLogTable {
  id: string;
  at: string;
  /** Null for a sign-in under an address that nobody has. */
  staff_id: string | null;
  /** 'signed in', 'refused', 'signed out', 'listed', 'read', or a kind of event of an application. */
  action: string;
  /** The application concerned; empty where none is. */
  reference: string;
  /** The name of a field, a customer code; never what an applicant or the staff wrote. */
  detail: string;
  /** Network address, or 'command line'. */
  address: string;
}
