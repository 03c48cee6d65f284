import { parseCountry } from '#domain/countries';
import { plainName } from '#domain/plainName';
import { unitsOf } from '#domain/quantity';

import { personById, type Person } from '../../db/customerUsers';
import { anyRequisition, requisitionLines } from '../../db/requisitions';
import type { MailTable } from '../../db/tables/mails';
import type { RequisitionTable } from '../../db/tables/requisitions';
import type { MailKind } from '../../mail/mailKinds';
import { currencyFormatter } from '../../messages/currencyFormatter';
import { translate } from '../../messages/translate';
import { fits } from '../requisitions/fitting';

import type { MailComposer } from './mailComposer';
import { mailLanguage } from './mailLanguage';

/** Maximum number of lines in an e-mail. */
const MAX_LINES = 50;

type RequisitionMailKind = Extract<MailKind, `requisition${string}`>;

/** Whether the mail is still true: read again, as it may have been written days ago. */
function isDue(kind: RequisitionMailKind, requisition: RequisitionTable, reader: Person): boolean {
  if (kind === 'requisitionDeclined') return requisition.state === 'declined';
  if (kind === 'requisitionExpired') return requisition.state === 'expired';
  return requisition.state === 'open' && fits(reader, requisition);
}

const isAsking = (
  kind: RequisitionMailKind,
): kind is 'requisitionSubmitted' | 'requisitionReminder' =>
  kind === 'requisitionSubmitted' || kind === 'requisitionReminder';

/** Composes an e-mail about an order that waits for approval, to the person named by its note. */
export const composeRequisitionMail: MailComposer = async ({ db, publicUrl }, mail: MailTable) => {
  const language = mailLanguage(mail);
  const requisition = await anyRequisition(db, mail.about);
  const reader = await personById(db, mail.note);
  const buyer = requisition && (await personById(db, requisition.user_id));
  const kind = mail.kind as RequisitionMailKind;
  if (!requisition || !reader?.isOn || !buyer || !isDue(kind, requisition, reader))
    return undefined;
  const decider = await personById(db, requisition.decided_by);
  const lines = await requisitionLines(db, requisition.id);
  const money = currencyFormatter(language, parseCountry(reader.customer.country));
  const isBuyers = reader.userId === buyer.userId;
  const params = {
    requisition: requisition.id,
    name: reader.name,
    buyer: buyer.name,
    who: decider?.name ?? '',
    total: money.cents(requisition.total_cents),
    lines: requisition.lines,
    shown: MAX_LINES,
  };
  const part = kind === 'requisitionExpired' && isBuyers ? (`${kind}.buyer` as const) : kind;
  return {
    to: [reader.email],
    subject: translate(language, `mail.${kind}.subject`, params),
    paragraphs: [
      translate(language, 'mail.hello', params),
      translate(language, `mail.${part}`, params),
    ],
    ...(kind === 'requisitionDeclined' && { quote: requisition.note }),
    facts: [
      [translate(language, 'order.po'), requisition.po_reference],
      [translate(language, 'order.comment'), requisition.order_comment],
      [translate(language, 'order.lines'), String(requisition.lines)],
      [translate(language, 'order.total'), params.total],
    ],
    table: {
      head: [
        translate(language, 'order.product'),
        translate(language, 'mail.order.units'),
        translate(language, 'order.price'),
      ],
      rows: lines
        .slice(0, MAX_LINES)
        .map((line) => [
          `${line.product_id} ${plainName(line.name)}`,
          `${line.packs} × ${line.ship_pack} = ${unitsOf(line.packs, line.ship_pack)}`,
          money.cents(line.unit_cents),
        ]),
    },
    link: {
      label: translate(language, 'mail.requisition.link'),
      address: `${publicUrl}/approvals/${encodeURIComponent(requisition.id)}`,
    },
    closing: [
      ...(lines.length > MAX_LINES ? [translate(language, 'mail.order.more', params)] : []),
      translate(language, isAsking(kind) ? 'mail.requisition.next' : `mail.${kind}.next`, params),
    ],
  };
};
