import type { CustomerId, UserId } from './ids';

export interface CartTables {
  cart_lines: CartLineTable;
  scan_fingerprints: ScanFingerprintTable;
  remembered_codes: RememberedCodeTable;
}

export interface CartLineTable {
  id: string;
  customer_id: UserId;
  product_id: string;
  item: number;
  added_at: string;
}

/** The fingerprint of one scan that a customer added to the cart. */
export interface ScanFingerprintTable {
  /** The person's while it is in the cart, the customer's once it is ordered. */
  customer_id: CustomerId | UserId;
  fingerprint: string;
  /** The order that took it; '' while it is in the cart. */
  order_id: string;
  product_id: string;
  /**
   * Ship packs of the product in the cart below this scan, which counts as in the cart while there
   * are more.
   */
  above: number;
  added_at: string;
}

/**
 * A code that the catalogue does not know, or that is ambiguous, and the product that the customer
 * chose for it.
 */
export interface RememberedCodeTable {
  customer_id: CustomerId;
  /** The code for comparison, ignoring case, blanks, dashes and leading zeros. */
  code_key: string;
  /** The code as entered. */
  code: string;
  product_id: string;
  chosen_at: string;
}
