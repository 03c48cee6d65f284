import type { Deed } from '../deed';
import { postMail } from '../postMail';

/** Sends a released order to those in the house who pack it; the post knows their addresses. */
export const tellRelease = ({ tx, at }: Deed, orderId: string): Promise<void> =>
  postMail(tx, { kind: 'staffOrder', address: '', lang: '', about: orderId }, at);
