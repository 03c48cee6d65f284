/** Kinds of e-mails to customers about an order. */
export type OrderMailKind =
  | 'orderPlaced'
  | 'orderApproved'
  | 'orderCancelled'
  | 'orderHeld'
  | 'orderReleased'
  | 'orderShipped'
  | 'shipmentCorrected'
  | 'orderBackOrdered'
  | 'orderLinesCancelled'
  | 'orderCancelledByUs'
  | 'orderNote';

/** Kinds of e-mails. */
export type MailKind =
  | OrderMailKind
  /** A released order, to the staff who pack it. */
  | 'staffOrder'
  /** A failing webhook, to the operator. */
  | 'webhookFailing'
  | 'webhookDisabled'
  /** Orders that no integration acknowledges, to the operator. */
  | 'ordersLate'
  /** An order file that nobody fetches, to the operator. */
  | 'ordersWaiting'
  /** A product is back in stock, to a customer who asked. */
  | 'restocked'
  /** The day of a standing list has come, to its owner. */
  | 'listDue'
  | 'received'
  | 'question'
  | 'approved'
  | 'declined'
  | 'reset'
  | 'passwordChanged'
  | 'emailChanged'
  | 'invited'
  /** An order that waits for approval: to those who may give it, and to its buyer. */
  | 'requisitionSubmitted'
  | 'requisitionReminder'
  | 'requisitionDeclined'
  | 'requisitionExpired'
  /** Somebody new can order for a customer, to the owner. */
  | 'personAdded'
  | 'resume'
  | 'status';

/** Internal e-mails; all others go to customers and applicants, in their language. */
export const INTERNAL_MAILS: ReadonlySet<string> = new Set<MailKind>([
  'staffOrder',
  'webhookFailing',
  'webhookDisabled',
  'ordersLate',
  'ordersWaiting',
]);
