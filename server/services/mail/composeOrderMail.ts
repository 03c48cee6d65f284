import type { Order } from '#contract/orders';
import { formatAddress } from '#domain/application/formatAddress';
import { parseCountry, type Country } from '#domain/countries';
import { localTimeZone } from '#domain/days';
import { localeOf, parseLanguage, type Language } from '#domain/languages';
import { leavingDay } from '#domain/leavingDay';
import { plainName } from '#domain/plainName';
import { unitsOf } from '#domain/quantity';

import type { Db } from '../../db/client';
import { customerById } from '../../db/customers';
import { personById, recipientOf } from '../../db/customerUsers';
import { orderRow } from '../../db/orderChanges';
import { requisitionLines, requisitionOfOrder } from '../../db/requisitions';
import type { MailTable } from '../../db/tables/mails';
import type { Fact, Message } from '../../mail/message';
import { currencyFormatter, type CurrencyFormatter } from '../../messages/currencyFormatter';
import { translate } from '../../messages/translate';
import { showOrder } from '../orders/showOrder';

import type { MailSources } from './mailComposer';
import { stepFacts } from './stepFacts';

/** Maximum number of lines in an e-mail; mail programs truncate longer ones. */
const MAX_LINES = 500;

/** Composes the confirmation of a placed, approved or cancelled order, with its lines. */
export async function composeOrderMail(
  { db, publicUrl, rules }: Pick<MailSources, 'db' | 'publicUrl' | 'rules'>,
  mail: MailTable,
  at: Date,
): Promise<Message | undefined> {
  const language = parseLanguage(mail.lang) ?? '';
  const row = await orderRow(db, mail.about);
  const customer = row && (await customerById(db, row.customer_id));
  if (!customer) return undefined;
  const recipient = await recipientOf(db, row, customer);
  const order = await showOrder(db, customer, { orderId: mail.about, language, at });
  const kind = mail.kind as 'orderPlaced' | 'orderApproved' | 'orderCancelled';
  const approval = kind === 'orderApproved' ? await approvalOf(db, order, language) : undefined;
  const params = {
    order: order.order_id,
    shown: MAX_LINES,
    lines: order.lines.length,
    name: recipient.name,
    requisition: '',
    who: '',
    ...approval?.params,
  };
  const country = parseCountry(customer.country);
  const money = currencyFormatter(language, country);
  const leaves = leavingDay(order, rules.shipping[country], at);
  return {
    to: [recipient.email],
    subject: translate(language, `mail.${kind}.subject`, params),
    paragraphs: [
      translate(language, 'mail.hello', params),
      translate(language, `mail.${kind}`, params),
      ...(approval?.changes ?? []),
    ],
    facts: [
      ...factsOf(order, { language, country, money }),
      ...stepFacts(order, { language, leaves }),
    ],
    link: {
      label: translate(language, 'order.link'),
      address: `${publicUrl}/orderdetails/${encodeURIComponent(order.order_id)}`,
    },
    table: {
      head: [
        translate(language, 'order.product'),
        translate(language, 'mail.order.units'),
        translate(language, 'order.price'),
        translate(language, 'order.total'),
      ],
      rows: order.lines
        .slice(0, MAX_LINES)
        .map((line) => [
          `${line.product_id} ${plainName(line.name)}`,
          `${line.order_qty} × ${line.ship_pack} = ${unitsOf(line.order_qty, line.ship_pack)}`,
          money.price(line.price),
          money.price(line.total),
        ]),
    },
    closing: [
      ...(order.lines.length > MAX_LINES ? [translate(language, 'mail.order.more', params)] : []),
      translate(language, `mail.${kind}.next`, params),
    ],
  };
}

/** Returns who approved an order, and what is ordered other than it was sent. */
async function approvalOf(db: Db, { order_id, lines }: Order, language: Language) {
  const requisition = await requisitionOfOrder(db, order_id);
  if (!requisition) return undefined;
  const sent = packsOf(await requisitionLines(db, requisition.id), ({ packs }) => packs);
  const ordered = packsOf(lines, ({ order_qty }) => order_qty);
  const changes = [...sent].flatMap(([product, count]) => {
    const packs = ordered.get(product) ?? 0;
    if (packs === count) return [];
    const key = packs === 0 ? 'mail.orderApproved.dropped' : 'mail.orderApproved.line';
    return translate(language, key, { product, packs, sent: count });
  });
  return {
    params: {
      requisition: requisition.id,
      who: (await personById(db, requisition.decided_by))?.name ?? '',
    },
    changes:
      changes.length === 0
        ? []
        : [translate(language, 'mail.orderApproved.changed', { changes: changes.join(', ') })],
  };
}

function packsOf<Line extends { product_id: string }>(
  lines: readonly Line[],
  packs: (line: Line) => number,
): Map<string, number> {
  const sums = new Map<string, number>();
  for (const line of lines)
    sums.set(line.product_id, (sums.get(line.product_id) ?? 0) + packs(line));
  return sums;
}

interface Reader {
  language: Language;
  country: Country;
  money: CurrencyFormatter;
}

const factsOf = (order: Order, { language, country, money }: Reader): Fact[] => [
  [translate(language, 'order.date'), dateOf(order, localeOf(language, country))],
  [translate(language, 'order.shipTo'), order.ship_to ? formatAddress(order.ship_to) : ''],
  [translate(language, 'order.po'), order.po_reference],
  [translate(language, 'order.comment'), order.order_comment],
  [translate(language, 'order.lines'), String(order.lines.length)],
  [translate(language, 'order.units'), String(order.units)],
  [translate(language, 'order.total'), money.price(order.total)],
];

/** In the time zone of the house: the mail does not know the reader's. */
const dateOf = ({ date }: Order, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: localTimeZone() }).format(
    new Date(date),
  );
