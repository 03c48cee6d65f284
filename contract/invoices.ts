import { Type, type Static } from 'typebox';

import { INVOICE_KINDS, INVOICE_VIEWS, MAX_INVOICE_NUMBER_LENGTH } from '#domain/invoices';

import { Day, Lang, Page, PageSize, Price, StrictObject, UserId } from './fields';
import { FileContent, Problem } from './replies';

const tags = ['Invoices'] as const;

/** What the company was billed, or a credit, which lowers its balance. */
export const Invoice = Type.Object({
  number: Type.String(),
  kind: Type.Enum([...INVOICE_KINDS]),
  /** YYYY-MM-DD. */
  issued_on: Type.String(),
  due_on: Type.Optional(Type.String()),
  total: Price,
  /** What is not yet paid, or not yet used of a credit. */
  open: Price,
  is_overdue: Type.Boolean(),
  po_reference: Type.String(),
  /** The company's orders that it is for. */
  order_ids: Type.Array(Type.String()),
  has_pdf: Type.Boolean(),
});
export type Invoice = Static<typeof Invoice>;

/** What the company owes, as of the latest report. */
export const Balance = Type.Object({
  /** What is open of invoices, less what is open of credits: negative if credits are more. */
  balance: Type.Number(),
  overdue: Price,
  /** How much the company may owe, and what is left of that; absent if nobody has said. */
  credit_limit: Type.Optional(Price),
  available: Type.Optional(Type.Number()),
  /** UTC, ISO 8601. */
  as_of: Type.String(),
});
export type Balance = Static<typeof Balance>;

/** Extends section 7: advertised as `invoices` in the features. */
export const showBalance = {
  method: 'GET',
  url: '/api/balance',
  schema: {
    tags,
    summary: 'Returns what the company owes; nothing if it has no invoices, or to its buyers',
    querystring: StrictObject({ user_id: UserId, lang: Lang }),
    response: { 200: Type.Object({ balance: Type.Optional(Balance) }), '4xx': Problem },
  },
} as const;

const filters = {
  view: Type.Optional(Type.Enum([...INVOICE_VIEWS])),
  /** Words matched against the numbers of invoice, purchase order and order. */
  search: Type.Optional(Type.String({ maxLength: 200 })),
  /** First and last day of issue, inclusive. */
  from: Type.Optional(Day),
  to: Type.Optional(Day),
};

export const listInvoices = {
  method: 'GET',
  url: '/api/invoices',
  schema: {
    tags,
    summary: 'Lists invoices and credits, the newest first; for all but the buyers of a company',
    querystring: StrictObject({
      user_id: UserId,
      page: Page,
      pagination: PageSize,
      ...filters,
      lang: Lang,
    }),
    response: {
      200: Type.Object({ invoices: Type.Array(Invoice), total: Type.Integer() }),
      '4xx': Problem,
    },
  },
} as const;

export const exportInvoices = {
  method: 'GET',
  url: '/api/export-invoices',
  schema: {
    tags,
    summary: 'Exports invoices as a file, with one per row',
    querystring: StrictObject({
      user_id: UserId,
      format: Type.Enum(['csv', 'xlsx']),
      ...filters,
      lang: Lang,
    }),
    response: { 200: FileContent, '4xx': Problem },
  },
} as const;

export const readInvoicePdf = {
  method: 'GET',
  url: '/api/invoice-pdf',
  schema: {
    tags,
    summary: 'Returns the PDF of an invoice',
    querystring: StrictObject({
      user_id: UserId,
      number: Type.String({ minLength: 1, maxLength: MAX_INVOICE_NUMBER_LENGTH }),
      lang: Lang,
    }),
    response: { 200: FileContent, '4xx': Problem },
  },
} as const;

export const printStatement = {
  method: 'GET',
  url: '/api/statement',
  schema: {
    tags,
    summary: 'Returns the invoices of a month, and what is open, as a PDF',
    querystring: StrictObject({
      user_id: UserId,
      /** YYYY-MM. */
      month: Type.String({ pattern: '^[12]\\d{3}-(?:0[1-9]|1[0-2])$', maxLength: 7 }),
      paper: Type.Optional(Type.Enum(['letter', 'a4'])),
      lang: Lang,
    }),
    response: { 200: FileContent, '4xx': Problem },
  },
} as const;
