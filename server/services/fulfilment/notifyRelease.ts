import type { MailQueue } from '../../mail/mailQueue';
import type { Action } from '../actions/action';
import { newMail } from '../actions/queueMail';

/** The mail service, which knows whether staff are notified of orders by e-mail. */
export type StaffMail = Pick<MailQueue, 'notifiesStaff'>;

/**
 * Queues the e-mail about a released order to the staff who pack it; the mail service knows their
 * addresses.
 */
export function notifyRelease(
  { mails, at }: Action,
  orderId: string,
  { notifiesStaff }: StaffMail,
): void {
  if (!notifiesStaff) return;
  mails.push(newMail({ kind: 'staffOrder', address: '', lang: '', about: orderId }, at));
}
