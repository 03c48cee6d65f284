import type { ContentDocument } from '#contract/contentDocument';

import type { DataKeys } from './crypto/dataKeys';
import type { Db } from './db/client';
import type { FindPrintedFile } from './documents/printedFile';
import type { Drawings } from './pictures/drawings';

export interface DemoOptions {
  /** Size of the catalogue. */
  products?: number;
  /** The day that the orders end at. */
  now?: Date;
  log?: (text: string) => void;
}

export interface DemoMade {
  products: number;
  orders: number;
}

/** All that the server, its commands and its measurements know of the demo; they work without one. */
export interface Demo {
  /** Most products that its catalogue can hold. */
  mostProducts: number;
  /** Its customers and its staff: an address to sign in with, and who that is. */
  signIns: readonly (readonly [email: string, who: string])[];
  password: string;
  /** What a start needs: a catalogue where there is none, its people, something to review. */
  ensure: (db: Db, keys: DataKeys, options?: DemoOptions) => Promise<void>;
  /** Makes its catalogue, customers and orders; the same for the same options. */
  make: (db: Db, options?: DemoOptions) => Promise<DemoMade>;
  /** Its informational content, in the form that an import takes. */
  content: (now: Date) => ContentDocument;
  drawings: Drawings;
  printedFile: FindPrintedFile;
}
