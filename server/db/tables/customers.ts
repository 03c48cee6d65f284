import type { CustomerId, UserId } from './ids';
import type { WithDefaults } from './withDefaults';

export interface CustomerTables {
  customers: WithDefaults<
    CustomerTable,
    | 'company_name'
    | 'phone'
    | 'terms'
    | 'order_hold'
    | 'version'
    | 'ship_to_code'
    | 'po_required'
    | 'min_order_cents'
    | 'credit_limit_cents'
    | 'buyers_see'
  >;
  customer_users: WithDefaults<CustomerUserTable, 'ship_to_code' | 'invited_by' | UserLimits>;
  customer_user_addresses: CustomerUserAddressTable;
  customer_addresses: CustomerAddressTable;
  customer_positions: CustomerPositionTable;
  sessions: SessionTable;
  password_tokens: PasswordTokenTable;
  wrong_passwords: WrongPasswordTable;
  favourites: FavouriteTable;
  restock_requests: RestockRequestTable;
  idempotency_keys: IdempotencyKeyTable;
}

/** A company's account with the wholesaler, and its owner, who is the first to sign in for it. */
export interface CustomerTable {
  id: CustomerId;
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
  /** 1: an order needs a purchase-order number. */
  po_required: number;
  /** The least that an order comes to; null: the shop's. */
  min_order_cents: number | null;
  /** How much the customer may owe; null: nobody has said. */
  credit_limit_cents: number | null;
  /** Whose orders its buyers see: 'all', or 'own'. */
  buyers_see: string;
  version: number;
  /** Where the owner's last order went; '' for the customer's default address. */
  ship_to_code: string;
}

/** A colleague of the owner, who signs in for the same customer. */
export interface CustomerUserTable {
  id: UserId;
  customer_id: CustomerId;
  /** Lower case; in no row of `customers` either. */
  email: string;
  name: string;
  /** argon2id, encoded. */
  password_hash: string;
  lang: string;
  /** 'buyer', 'approver' or 'administrator'. */
  role: string;
  /** 'active' or 'off'. */
  status: string;
  /** Where this person's last order went; '' for the customer's default address. */
  ship_to_code: string;
  created_at: string;
  /** The name of whoever invited this person. */
  invited_by: string;
  /** The most that an order, and all orders of a month, come to without approval; null: any. */
  order_limit_cents: number | null;
  month_limit_cents: number | null;
  /** The most that an approver may approve; null: any. */
  approve_limit_cents: number | null;
  /** Who is asked first for approval; '' for everybody who may give it. */
  approver_id: UserId;
}

type UserLimits = 'order_limit_cents' | 'month_limit_cents' | 'approve_limit_cents' | 'approver_id';

/** A shipping address that a colleague may order to; without any, all of the customer's. */
interface CustomerUserAddressTable {
  user_id: UserId;
  customer_id: CustomerId;
  code: string;
}

export interface CustomerAddressTable {
  customer_id: CustomerId;
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
  customer_id: CustomerId;
  position: string;
}

interface SessionTable {
  /** SHA-256 of the token, hex; the token itself is not stored. */
  token_hash: string;
  customer_id: UserId;
  created_at: string;
  last_seen_at: string;
}

export interface PasswordTokenTable {
  token_hash: string;
  customer_id: UserId;
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
  customer_id: UserId;
  product_id: string;
  added_at: string;
}

/** A product that a customer wants to be told of once it is in stock. */
interface RestockRequestTable {
  customer_id: UserId;
  product_id: string;
  created_at: string;
}

interface IdempotencyKeyTable {
  customer_id: UserId;
  route: string;
  key: string;
  request_hash: string;
  status: number;
  body: string;
  created_at: string;
}
