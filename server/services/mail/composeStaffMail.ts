import { buffer } from 'node:stream/consumers';

import { csvDialectOf } from '#domain/csv';
import { localTimeZone } from '#domain/days';
import { SHIPPABLE_STAGES, type Stage } from '#domain/fulfilment';
import { localeOf, type Language } from '#domain/languages';
import { plainName } from '#domain/plainName';
import { unitsOf } from '#domain/quantity';

import type { Db } from '../../db/client';
import { customerById } from '../../db/customers';
import { linesOfOrder, orderRow } from '../../db/orderChanges';
import type { MailTable } from '../../db/tables/mails';
import { makePickList } from '../../documents/pick-list/makePickList';
import type { Attachment, Message } from '../../mail/message';
import { translate } from '../../messages/translate';
import { csvStream } from '../../spreadsheets/csvStream';
import { exportQueue } from '../desk/exportQueue';
import { readPickList } from '../desk/readPickList';

import { mailLanguage } from './mailLanguage';

interface Parts {
  db: Db;
  publicUrl: string;
  ordersMail: readonly string[];
}

/**
 * Composes the e-mail about a released order for the staff who pack it; `undefined` if no address
 * is configured.
 */
export async function composeStaffMail(
  { db, publicUrl, ordersMail }: Parts,
  { about, lang }: MailTable,
): Promise<Message | undefined> {
  const order = await orderRow(db, about);
  const customer = order && (await customerById(db, order.customer_id));
  if (!order || !customer || ordersMail.length === 0) return undefined;
  const company = customer.company_name || customer.owner_name;
  const lines = await linesOfOrder(db, about);
  const language = mailLanguage({ lang });
  const isPackable = SHIPPABLE_STAGES.includes(order.stage as Stage);
  return {
    to: ordersMail,
    subject: translate(language, 'mail.staffOrder.subject', { order: about, company }),
    paragraphs: [translate(language, 'mail.staffOrder')],
    facts: [
      [translate(language, 'order.customer'), `${customer.customer_code} · ${company}`],
      [translate(language, 'order.po'), order.po_reference],
      [translate(language, 'order.comment'), order.order_comment],
    ],
    link: {
      label: translate(language, 'order.link'),
      address: `${publicUrl}/staff/orders/${encodeURIComponent(about)}`,
    },
    table: {
      head: [translate(language, 'order.product'), translate(language, 'mail.order.units')],
      rows: lines.map(({ product_id, name, order_qty, ship_pack }) => [
        `${product_id} ${plainName(name)}`,
        `${order_qty} × ${ship_pack} = ${unitsOf(order_qty, ship_pack)}`,
      ]),
    },
    attachments: [
      ...(isPackable ? [await pickListAttachment(db, about, language)] : []),
      await csvAttachment(db, about, language),
    ],
  };
}

const pickListAttachment = async (
  db: Db,
  orderId: string,
  language: Language,
): Promise<Attachment> => ({
  name: `pick-list-${toFileName(orderId)}.pdf`,
  type: 'application/pdf',
  content: await makePickList(await readPickList(db, [orderId], language)),
});

async function csvAttachment(db: Db, orderId: string, language: Language): Promise<Attachment> {
  const reader = { language, zone: localTimeZone() };
  const sheet = exportQueue(db, { queue: 'all', words: [], orderIds: [orderId] }, reader);
  const content = await buffer(csvStream(sheet, csvDialectOf(localeOf(language, 'CA'))));
  return { name: `order-${toFileName(orderId)}.csv`, type: 'text/csv; charset=utf-8', content };
}

const toFileName = (text: string): string => text.replace(/[^\w.-]+/g, '-');
