export interface CartTables {
  cart_lines: CartLineTable;
  scan_fingerprints: ScanFingerprintTable;
  remembered_codes: RememberedCodeTable;
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
