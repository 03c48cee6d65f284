import { Type, type Static } from 'typebox';

import { INVOICE_KINDS, INVOICE_NUMBER_PATTERN, MAX_INVOICE_NUMBER_LENGTH } from '#domain/invoices';

import { Day, Nullable, OrderId, Price, StrictObject } from '../fields';

import { DataOutcome, dataResponse, DataRows } from './data';
import {
  goodRows,
  DryRun,
  emptyQuery,
  idempotencyRefusals,
  MachineProblem,
  Moment,
  Named,
  type MachineCall,
} from './machineCall';

const tags = ['Invoices'] as const;

const Amount = Type.Number({ minimum: 0, maximum: 10_000_000 });
const InvoiceNumber = Type.String({
  pattern: INVOICE_NUMBER_PATTERN,
  maxLength: MAX_INVOICE_NUMBER_LENGTH,
});
const CustomerCode = Type.String({ minLength: 1, maxLength: 64 });

export const InvoiceRow = Type.Object(
  {
    number: InvoiceNumber,
    /** Required for a new invoice, which stays this customer's. */
    customer_code: Type.Optional(CustomerCode),
    /** `invoice` if a new one has none; a `credit` lowers the balance. */
    kind: Type.Optional(Type.Enum([...INVOICE_KINDS])),
    /** Required for a new invoice, as `total`. */
    issued_on: Type.Optional(Day),
    /** Null for none. */
    due_on: Type.Optional(Nullable(Day)),
    /** In the customer's currency with two decimals; not negative, not even of a credit. */
    total: Type.Optional(Amount),
    /** What is not yet paid, or not yet used of a credit; all of a new one if omitted. */
    open: Type.Optional(Amount),
    po_reference: Type.Optional(Nullable(Type.String({ maxLength: 100 }))),
    /** The order that it is for; null or none for those whose shipments name this invoice. */
    order_id: Type.Optional(Nullable(OrderId)),
    /** True deletes it with its PDF. */
    removed: Type.Optional(Type.Boolean()),
  },
  { title: 'InvoiceRow', additionalProperties: false },
);
export type InvoiceRow = Static<typeof InvoiceRow>;

export const MachineInvoice = Named('Invoice', {
  number: Type.String(),
  customer_code: Type.String(),
  kind: Type.Enum([...INVOICE_KINDS]),
  /** YYYY-MM-DD, as all days. */
  issued_on: Type.String(),
  due_on: Nullable(Type.String()),
  total: Price,
  open: Price,
  po_reference: Type.String(),
  order_id: Nullable(Type.String()),
  has_pdf: Type.Boolean(),
  /** When the sender last knew it; null if nobody has said. */
  as_of: Nullable(Type.String()),
});
export type MachineInvoice = Static<typeof MachineInvoice>;

const row = {
  number: 'INV-2041',
  customer_code: 'C-anna',
  kind: 'invoice' as const,
  issued_on: '2026-11-02',
  due_on: '2026-12-02',
  total: 184.5,
  open: 184.5,
  po_reference: 'PO-7',
};
const invoice = { ...row, order_id: null, has_pdf: false, as_of: null };

export const changeInvoices = {
  method: 'PATCH',
  url: '/api/v1/invoices',
  schema: {
    tags,
    summary: 'Adds, changes and removes invoices and credits',
    /** For rows sent as NDJSON or CSV; a JSON request sets `as_of` in its body. */
    querystring: StrictObject({ ...DryRun.properties, as_of: Type.Optional(Moment) }),
    body: StrictObject({
      rows: DataRows(InvoiceRow),
      /** When the sender knew these amounts; rows older than those stored are `stale`. */
      as_of: Type.Optional(Moment),
    }),
    response: dataResponse,
  },
  machine: {
    description:
      'One invoice per row, by number; fields that a row omits, and invoices without a row, are unchanged. A customer’s balance is what is open of invoices less what is open of credits. A number belongs to one customer.',
    scope: 'customers:write',
    limit: 'batch',
    refusals: idempotencyRefusals,
    example: {
      body: { rows: [row] },
      answer: goodRows([{ row: 1, key: 'INV-2041', outcome: 'added' }]),
    },
  },
} as const satisfies MachineCall;

/** Maximum number of invoices per page. */
export const MAX_INVOICES = 500;

export const listInvoices = {
  method: 'GET',
  url: '/api/v1/invoices',
  schema: {
    tags,
    summary: 'Lists invoices by number',
    querystring: StrictObject({
      /** `next` of the previous page. */
      after_number: Type.Optional(Type.String({ maxLength: MAX_INVOICE_NUMBER_LENGTH })),
      /** Those of one customer only. */
      customer_code: Type.Optional(CustomerCode),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_INVOICES })),
    }),
    response: {
      200: Named('InvoicePage', {
        invoices: Type.Array(MachineInvoice),
        /** The last number; null if there are no more. */
        next: Nullable(Type.String()),
      }),
      '4xx': MachineProblem,
    },
  },
  machine: {
    description: 'Follow `next` until it is null; a page is never empty before that.',
    scope: 'customers:read',
    refusals: { 404: ['customer.unknown'] },
    example: { query: { limit: 1 }, answer: { invoices: [invoice], next: null } },
  },
} as const satisfies MachineCall;

const InvoiceParams = StrictObject({ number: InvoiceNumber });

export const showInvoice = {
  method: 'GET',
  url: '/api/v1/invoices/:number',
  schema: {
    tags,
    summary: 'Returns an invoice',
    params: InvoiceParams,
    response: { 200: MachineInvoice, '4xx': MachineProblem },
  },
  machine: {
    description: 'As it was last sent.',
    scope: 'customers:read',
    refusals: { 404: ['invoice.unknown'] },
    example: { params: { number: 'INV-2041' }, answer: invoice },
  },
} as const satisfies MachineCall;

export const putInvoicePdf = {
  method: 'PUT',
  url: '/api/v1/invoices/:number/pdf',
  schema: {
    tags,
    summary: 'Stores the PDF of an invoice',
    params: InvoiceParams,
    querystring: emptyQuery,
    response: { 200: DataOutcome, '4xx': MachineProblem },
  },
  machine: {
    description:
      'The body is the PDF; another one replaces it, the same one changes nothing. The invoice must have been sent before.',
    scope: 'customers:write',
    refusals: { 404: ['invoice.unknown'], 422: ['invoice.notPdf'] },
    takesPdf: true,
    example: {
      params: { number: 'INV-2041' },
      body: '%PDF-1.7\n%%EOF\n',
      answer: { row: 1, key: 'INV-2041', outcome: 'added' },
    },
  },
} as const satisfies MachineCall;
