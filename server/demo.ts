import type { ContentDocument } from '#contract/contentDocument';

import type { DataKeys } from './crypto/dataKeys';
import type { Db } from './db/client';
import type { FindPrintedFile } from './documents/printedFile';
import type { Drawings } from './pictures/drawings';

export interface DemoOptions {
  /** Number of products in the catalogue. */
  products?: number;
  /** The date of the latest orders. */
  now?: Date;
  log?: (text: string) => void;
  /** Where files are kept; without it, invoices have no PDF. */
  dataDir?: string;
}

export interface DemoCounts {
  products: number;
  orders: number;
}

/**
 * The demo's interface to the server, its commands and benchmarks, all of which also work without a
 * demo.
 */
export interface Demo {
  /** Maximum number of products in its catalogue. */
  mostProducts: number;
  /** Demo sign-ins of customers and staff: e-mail address and description. */
  signIns: readonly (readonly [email: string, who: string])[];
  password: string;
  /**
   * Creates what a start requires: a catalogue if there is none, the demo users, and applications
   * to review.
   */
  ensure: (db: Db, keys: DataKeys, options?: DemoOptions) => Promise<void>;
  /** Creates the catalogue, customers and orders; deterministic for the same options. */
  make: (db: Db, options?: DemoOptions) => Promise<DemoCounts>;
  /** Informational content in the import format. */
  content: (now: Date) => ContentDocument;
  drawings: Drawings;
  printedFile: FindPrintedFile;
}
