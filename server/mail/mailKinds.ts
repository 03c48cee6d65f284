/** Why an e-mail is sent. */
export type MailKind =
  | 'received'
  | 'question'
  | 'approved'
  | 'declined'
  | 'reset'
  | 'passwordChanged'
  | 'resume'
  | 'orderPlaced'
  | 'orderCancelled'
  | 'status';
