import type { Action } from '../action';
import { writeMail } from '../postMail';
import type { PostOffice } from '../sendMails';

/** The mail service, which knows whether staff are notified of orders by e-mail. */
export type House = Pick<PostOffice, 'isHouseTold'>;

/**
 * Queues the e-mail about a released order to the staff who pack it; the mail service knows their
 * addresses.
 */
export function tellRelease({ mails, at }: Action, orderId: string, { isHouseTold }: House): void {
  if (!isHouseTold) return;
  mails.push(writeMail({ kind: 'staffOrder', address: '', lang: '', about: orderId }, at));
}
