import type { WithDefaults } from './withDefaults';

export interface CustomerTables {
  customers: WithDefaults<
    CustomerTable,
    'company_name' | 'phone' | 'terms' | 'order_hold' | 'version'
  >;
  customer_addresses: CustomerAddressTable;
  customer_positions: CustomerPositionTable;
  sessions: SessionTable;
  password_tokens: PasswordTokenTable;
  wrong_passwords: WrongPasswordTable;
  favourites: FavouriteTable;
  restock_requests: RestockRequestTable;
  idempotency_keys: IdempotencyKeyTable;
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
  /** Payment terms, such as 'NET 30'. */
  terms: string;
  /** 1: every new order is held until staff release it. */
  order_hold: number;
  version: number;
}

export interface CustomerAddressTable {
  customer_id: string;
  code: string;
  /** 'bill' or 'ship'. */
  kind: string;
  name: string;
  street: string;
  city: string;
  region: string;
  postal_code: string;
  country: string;
  phone: string;
  is_default: number;
}

/** WAL position of a customer's last change: see `positions`. */
interface CustomerPositionTable {
  customer_id: string;
  position: string;
}

interface SessionTable {
  /** SHA-256 of the token, hex; the token itself is not stored. */
  token_hash: string;
  customer_id: string;
  created_at: string;
  last_seen_at: string;
}

export interface PasswordTokenTable {
  token_hash: string;
  customer_id: string;
  expires_at: string;
}

interface WrongPasswordTable {
  /** SHA-256 of the account or network address that entered wrong passwords. */
  guesser_hash: string;
  /** JSON: milliseconds since 1970, oldest first. */
  times: string;
  last_at: string;
}

interface FavouriteTable {
  customer_id: string;
  product_id: string;
  added_at: string;
}

/** A product that a customer wants to be told of once it is in stock. */
interface RestockRequestTable {
  customer_id: string;
  product_id: string;
  created_at: string;
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
