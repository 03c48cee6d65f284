import type { Action } from '../action';
import { writeMail } from '../postMail';
import type { PostOffice } from '../sendMails';

/** The post, which knows whether anybody in the house is told of orders by e-mail. */
export type House = Pick<PostOffice, 'isHouseTold'>;

/** Sends a released order to those in the house who pack it; the post knows their addresses. */
export function tellRelease({ mails, at }: Action, orderId: string, { isHouseTold }: House): void {
  if (!isHouseTold) return;
  mails.push(writeMail({ kind: 'staffOrder', address: '', lang: '', about: orderId }, at));
}
