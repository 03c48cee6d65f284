import type { Feature } from '#domain/features';

/**
 * Reads that a feature adds to screens, answered as by a server that has nothing to show, so that
 * the tests of these screens need not know of it. The compiler asks for a row for a new feature.
 */
export const FEATURE_READS: Record<Feature, Record<string, object>> = {
  account: { 'GET /api/account': { terms: '', ship_to: [], bill_to: [] } },
  addresses: { 'GET /api/addresses': { addresses: [] } },
  'application-status': {},
  approvals: { 'GET /api/requisitions': { requisitions: [], to_decide: 0 } },
  'cancel-order': {},
  check: {},
  'company-users': { 'GET /api/company': { company: '', people: [], may_change: false } },
  counting: {},
  drafts: { 'GET /api/application-draft': { status: true, draft: null } },
  'first-password': {},
  idempotency: {},
  invoices: { 'GET /api/balance': {} },
  'known-codes': {},
  language: {},
  logout: {},
  'order-export': {},
  'order-lists': { 'GET /api/order-lists': { lists: [], deleted: [] } },
  'order-pdf': {},
  'order-search': {},
  'order-stages': {},
  pages: {},
  'product-data': {},
  rememberedCodes: { 'GET /api/remembered-codes': { codes: [] } },
  restock: { 'GET /api/restock': { products: [] } },
  scans: {},
  spending: { 'GET /api/spending': { months: [], categories: [] } },
  'usual-items': { 'GET /api/usual-items': { products: [] } },
  variants: { 'GET /api/product-variants': { products: [] } },
  'what-i-buy': { 'GET /api/what-i-buy': { months: [], products: [], proposals: [] } },
};
