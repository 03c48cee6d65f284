/** Why a customer is written to about an order. */
export type OrderMailKind =
  | 'orderPlaced'
  | 'orderCancelled'
  | 'orderHeld'
  | 'orderReleased'
  | 'orderShipped'
  | 'shipmentCorrected'
  | 'orderBackOrdered'
  | 'orderLinesCancelled'
  | 'orderCancelledByUs'
  | 'orderNote';

/** Why an e-mail is sent. */
export type MailKind =
  | OrderMailKind
  /** A released order, to those in the house who pack it. */
  | 'staffOrder'
  /** An endpoint of another system, to those who look after it. */
  | 'webhookFailing'
  | 'webhookDisabled'
  /** Orders that no program takes over, to the same. */
  | 'ordersLate'
  /** A file of orders that nobody fetches, to the same. */
  | 'ordersWaiting'
  | 'received'
  | 'question'
  | 'approved'
  | 'declined'
  | 'reset'
  | 'passwordChanged'
  | 'emailChanged'
  | 'invited'
  | 'resume'
  | 'status';

/** What the house itself reads; all other e-mails go to customers and applicants, in their language. */
export const HOUSE_MAILS: ReadonlySet<string> = new Set<MailKind>([
  'staffOrder',
  'webhookFailing',
  'webhookDisabled',
  'ordersLate',
  'ordersWaiting',
]);
