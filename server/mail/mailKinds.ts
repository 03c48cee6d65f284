/** Why an e-mail is sent. */
export const MAIL_KINDS = [
  'received',
  'question',
  'approved',
  'declined',
  'reset',
  'passwordChanged',
  'resume',
  'orderPlaced',
  'orderCancelled',
  'status',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];
