/** What a server may do beyond section 7 of the specification, as `GET /api/features` names it. */
export const FEATURES = [
  'addresses',
  'application-status',
  'check',
  'counting',
  'drafts',
  'first-password',
  'idempotency',
  'known-codes',
  'language',
  'logout',
  'order-export',
  'order-pdf',
  'order-search',
  'order-stages',
  'pages',
  'product-data',
  'rememberedCodes',
  'scans',
  'cancel-order',
  'usual-items',
  'variants',
  'what-i-buy',
] as const;

export type Feature = (typeof FEATURES)[number];
