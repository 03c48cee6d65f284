/**
 * Optional capabilities of a server beyond section 7 of the specification, as listed by `GET
 * /api/features`.
 */
export const FEATURES = [
  'account',
  'addresses',
  'application-status',
  'approvals',
  'cancel-order',
  'check',
  'company-users',
  'counting',
  'drafts',
  'first-password',
  'idempotency',
  'invoices',
  'known-codes',
  'language',
  'logout',
  'order-export',
  'order-lists',
  'order-pdf',
  'order-search',
  'order-stages',
  'pages',
  'product-data',
  'rememberedCodes',
  'restock',
  'scans',
  'spending',
  'usual-items',
  'variants',
  'what-i-buy',
] as const;

export type Feature = (typeof FEATURES)[number];
