import { trackingUrl } from '#domain/carriers';
import { parseCountry } from '#domain/countries';
import { openPacks, type CancelReason } from '#domain/fulfilment';
import { localeOf, parseLanguage, type Language } from '#domain/languages';
import { leavingDay } from '#domain/leavingDay';
import { plainName } from '#domain/plainName';

import type { Db } from '../../db/client';
import { customerById } from '../../db/customers';
import { recipientOf } from '../../db/customerUsers';
import { eventById } from '../../db/events';
import { linesOfOrder, orderRow } from '../../db/orderChanges';
import {
  cancellationsOfEvent,
  orderNoteById,
  shipmentById,
  shipmentLines,
} from '../../db/shipments';
import type { ShipmentTable } from '../../db/tables/fulfilment';
import type { MailTable } from '../../db/tables/mails';
import type { OrderLineTable, OrderTable } from '../../db/tables/orders';
import type { OrderMailKind } from '../../mail/mailKinds';
import type { Fact, Message } from '../../mail/message';
import { translate, type ServerMessageKey } from '../../messages/translate';
import { holdReasonText, isOnHold } from '../orders/holdReasonText';
import { showOrder } from '../orders/showOrder';

import type { MailSources } from './mailComposer';
import { stepFacts } from './stepFacts';

/** Maximum number of lines in an e-mail; mail programs truncate longer ones. */
const MAX_LINES = 500;

type Kind = Exclude<OrderMailKind, 'orderPlaced' | 'orderApproved' | 'orderCancelled'>;

/** The subject of an e-mail, read when it is sent. */
interface Subject {
  db: Db;
  mail: MailTable;
  language: Language;
  order: OrderTable;
  lines: readonly OrderLineTable[];
}

/** What distinguishes one kind of e-mail from the others; `key` names its messages. */
interface MailContent {
  key?: string;
  params?: Record<string, string | number>;
  quote?: string;
  facts?: readonly Fact[];
  table?: Message['table'];
}

/**
 * Composes an e-mail about an order after it was placed; `undefined` if there is nothing left to
 * report.
 */
export async function composeFulfilmentMail(
  { db, publicUrl, rules }: Pick<MailSources, 'db' | 'publicUrl' | 'rules'>,
  mail: MailTable,
  at: Date,
): Promise<Message | undefined> {
  const kind = mail.kind as Kind;
  const orderId = await ORDER_OF[kind](db, mail.about);
  const order = orderId === undefined ? undefined : await orderRow(db, orderId);
  const customer = order && (await customerById(db, order.customer_id));
  if (!order || !customer) return undefined;
  const recipient = await recipientOf(db, order, customer);
  const language = parseLanguage(mail.lang) ?? '';
  const lines = await linesOfOrder(db, order.order_id);
  const content = await CONTENT_OF[kind]({ db, mail, language, order, lines });
  if (!content) return undefined;

  const { key = kind, quote, facts = [], table } = content;
  const shown = await showOrder(db, customer, { orderId: order.order_id, language, at });
  const leaves = leavingDay(shown, rules.shipping[parseCountry(customer.country)], at);
  const params = { order: order.order_id, name: recipient.name, ...content.params };
  const sentence = (part: string, base = key) =>
    translate(language, `mail.${base}${part}` as ServerMessageKey, params);
  return {
    to: [recipient.email],
    subject: sentence('.subject'),
    paragraphs: [translate(language, 'mail.hello', params), sentence('', kind)],
    ...(quote !== undefined && { quote }),
    facts: [...facts, ...stepFacts(shown, { language, leaves })],
    link: {
      label: translate(language, 'order.link'),
      address: `${publicUrl}/orderdetails/${encodeURIComponent(order.order_id)}`,
    },
    ...(table && { table }),
    closing: [sentence('.next')],
  };
}

/** Returns the order an e-mail is about, from the id stored with the e-mail. */
const ORDER_OF: Record<Kind, (db: Db, about: string) => Promise<string | undefined>> = {
  orderHeld: async (_db, about) => about,
  orderReleased: async (_db, about) => about,
  orderBackOrdered: async (_db, about) => about,
  orderShipped: async (db, about) => (await shipmentById(db, about))?.order_id,
  shipmentCorrected: async (db, about) => (await shipmentById(db, about))?.order_id,
  orderLinesCancelled: async (db, about) => (await cancellationsOfEvent(db, about))[0]?.order_id,
  orderCancelledByUs: async (db, about) => (await cancellationsOfEvent(db, about))[0]?.order_id,
  orderNote: async (db, about) => (await orderNoteById(db, about))?.order_id,
};

const CONTENT_OF: Record<Kind, (subject: Subject) => Promise<MailContent | undefined>> = {
  orderHeld: async ({ language, order }) => {
    if (!isOnHold(order)) return undefined;
    return { quote: holdReasonText(language, order.hold_reason) };
  },
  orderReleased: async ({ order }) => (order.held_at === null ? {} : undefined),
  orderBackOrdered: async ({ language, lines }) => {
    const waiting = lines.filter(({ backorder_qty }) => backorder_qty > 0);
    if (waiting.length === 0) return undefined;
    const day = new Intl.DateTimeFormat(localeOf(language, 'CA'), {
      dateStyle: 'long',
      timeZone: 'UTC',
    });
    const expected = (on: string | null) => (on === null ? '' : day.format(new Date(on)));
    return {
      table: {
        head: headings(language, ['order.product', 'order.packs', 'order.expected']),
        rows: waiting
          .slice(0, MAX_LINES)
          .map((line) => [productOf(line), String(line.backorder_qty), expected(line.expected_on)]),
      },
    };
  },
  orderShipped: async (subject) => {
    const { db, mail, lines } = subject;
    const shipment = await shipmentById(db, mail.about);
    if (!shipment || shipment.voided_at !== null) return undefined;
    const open = lines.reduce((sum, line) => sum + openPacks(line), 0);
    return {
      ...(open > 0 && { key: 'orderShipped.part' }),
      params: { open },
      facts: shipmentFacts(subject.language, shipment),
      table: await shippedLinesTable(subject, shipment),
    };
  },
  shipmentCorrected: async (subject) => {
    const shipment = await shipmentById(subject.db, subject.mail.about);
    return shipment && { table: await shippedLinesTable(subject, shipment) };
  },
  orderLinesCancelled: cancellationContent,
  orderCancelledByUs: cancellationContent,
  orderNote: async ({ db, mail }) => {
    const note = await orderNoteById(db, mail.about);
    return note && { quote: note.text };
  },
};

async function cancellationContent({
  db,
  mail,
  language,
  lines,
}: Subject): Promise<MailContent | undefined> {
  const rows = await cancellationsOfEvent(db, mail.about);
  const event = await eventById(db, mail.about);
  if (!event) return undefined;
  const { reason } = JSON.parse(event.data) as { reason: CancelReason };
  const byNumber = new Map(lines.map((line) => [line.line, line]));
  return {
    params: { reason: translate(language, `order.reason.${reason}`) },
    table: {
      head: headings(language, ['order.product', 'order.cancelledPacks']),
      rows: rows
        .slice(0, MAX_LINES)
        .map(({ line, quantity }) => [productOf(byNumber.get(line)), String(quantity)]),
    },
  };
}

function shipmentFacts(language: Language, { carrier, tracking }: ShipmentTable): Fact[] {
  const parcels = JSON.parse(tracking) as { number: string; url?: string }[];
  return [
    [translate(language, 'order.carrier'), carrier],
    ...parcels.map(({ number, url }): Fact => [
      translate(language, 'order.tracking'),
      [number, url ?? trackingUrl(carrier, number)].filter(Boolean).join(' · '),
    ]),
  ];
}

async function shippedLinesTable({ db, language, lines }: Subject, { shipment_id }: ShipmentTable) {
  const sent = await shipmentLines(db, [shipment_id]);
  const byNumber = new Map(lines.map((line) => [line.line, line]));
  return {
    head: headings(language, ['order.product', 'order.shipped', 'order.toCome']),
    rows: sent.slice(0, MAX_LINES).map(({ line: number, quantity }) => {
      const line = byNumber.get(number);
      return [productOf(line), String(quantity), line ? String(openPacks(line)) : ''];
    }),
  };
}

const headings = (language: Language, keys: readonly ServerMessageKey[]): string[] =>
  keys.map((key) => translate(language, key));

const productOf = (line: OrderLineTable | undefined): string =>
  line === undefined ? '' : `${line.product_id} ${plainName(line.name)}`;
