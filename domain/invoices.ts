import { MEBIBYTE } from './bytes';
import type { CompanyRole } from './companyRoles';

/** What the wholesaler asks for, and what it owes: a credit lowers the balance. */
export const INVOICE_KINDS = ['invoice', 'credit'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/** Which invoices a list has: those with something open, the overdue ones of these, or all. */
export const INVOICE_VIEWS = ['open', 'overdue', 'all'] as const;
export type InvoiceView = (typeof INVOICE_VIEWS)[number];

export const MAX_INVOICE_NUMBER_LENGTH = 60;
/** Letters, digits, and single signs between them: no path, and nothing that a page could run. */
export const INVOICE_NUMBER_PATTERN = '^[A-Za-z0-9]+(?:[ ._/#-][A-Za-z0-9]+)*$';

/** Limits on the PDF of an invoice. */
export const INVOICE_FILE_LIMITS = { bytes: 10 * MEBIBYTE, megabytes: 10 } as const;

/** Whether somebody may read what the company owes: all but its buyers. */
export const mayReadInvoices = (role: CompanyRole): boolean => role !== 'buyer';
