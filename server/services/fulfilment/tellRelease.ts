import type { Deed } from '../deed';
import { writeMail } from '../postMail';

/** Sends a released order to those in the house who pack it; the post knows their addresses. */
export const tellRelease = ({ mails, at }: Deed, orderId: string): unknown =>
  mails.push(writeMail({ kind: 'staffOrder', address: '', lang: '', about: orderId }, at));
