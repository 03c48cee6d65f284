import type { MailKind } from '../../mail/mailKinds';

import { ACCOUNT_MAILS } from './accountMails';
import { APPLICATION_MAILS } from './applicationMails';
import { composeFolderMail } from './composeFolderMail';
import { composeFulfilmentMail } from './composeFulfilmentMail';
import { composeLateMail } from './composeLateMail';
import { composeListMail } from './composeListMail';
import { composeOrderMail } from './composeOrderMail';
import { composeRequisitionMail } from './composeRequisitionMail';
import { composeRestockMail } from './composeRestockMail';
import { composeStaffMail } from './composeStaffMail';
import { composeWebhookMail } from './composeWebhookMail';
import type { MailComposer } from './mailComposer';

/** Composes an e-mail when it is sent; `undefined` if there is nobody to send it to. */
export const composeMail: MailComposer = (sources, mail, now) =>
  COMPOSERS[mail.kind as MailKind](sources, mail, now);

const COMPOSERS: Record<MailKind, MailComposer> = {
  ...ACCOUNT_MAILS,
  ...APPLICATION_MAILS,
  orderPlaced: composeOrderMail,
  orderApproved: composeOrderMail,
  requisitionSubmitted: composeRequisitionMail,
  requisitionReminder: composeRequisitionMail,
  requisitionDeclined: composeRequisitionMail,
  requisitionExpired: composeRequisitionMail,
  orderCancelled: composeOrderMail,
  orderHeld: composeFulfilmentMail,
  orderReleased: composeFulfilmentMail,
  orderShipped: composeFulfilmentMail,
  shipmentCorrected: composeFulfilmentMail,
  orderBackOrdered: composeFulfilmentMail,
  orderLinesCancelled: composeFulfilmentMail,
  orderCancelledByUs: composeFulfilmentMail,
  orderNote: composeFulfilmentMail,
  restocked: composeRestockMail,
  listDue: composeListMail,
  staffOrder: composeStaffMail,
  webhookFailing: composeWebhookMail,
  webhookDisabled: composeWebhookMail,
  ordersLate: composeLateMail,
  ordersWaiting: composeFolderMail,
};
