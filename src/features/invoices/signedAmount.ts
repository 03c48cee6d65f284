import type { Invoice } from '#contract/invoices';

/** An amount as it counts in the balance: that of a credit lowers it. */
export const signedAmount = ({ kind }: Pick<Invoice, 'kind'>, amount: number): number =>
  kind === 'credit' ? -amount : amount;
