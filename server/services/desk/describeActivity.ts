import { isActivityKind } from '#domain/activity';
import { parseCountry } from '#domain/countries';
import type { StockReason } from '#domain/deskProducts';
import type { FormatParams } from '#domain/formatMessage';
import type { CancelReason } from '#domain/fulfilment';
import { localeOf, type Language } from '#domain/languages';
import type { Role } from '#domain/roles';
import { isUploadField } from '#domain/uploads';

import type { ActivityNames } from '../../db/activityNames';
import { currencyFormatter } from '../../messages/currencyFormatter';
import { translate, type ServerMessageKey } from '../../messages/translate';
import { holdReasonText } from '../orders/holdReasonText';

import { subjectName } from './subjectName';

/** A stored event or staff log entry. */
export interface LoggedActivity {
  kind: string;
  /** The first word of its subject, such as 'order'; '' if it has none. */
  about: string;
  subject: string;
  /** Additional data; its fields depend on the kind. */
  data: EventData;
}

export interface EventData {
  reason?: string;
  external_id?: string;
  shipment_id?: string;
  to_customer?: boolean;
  begun?: boolean;
  fields?: string[];
  country?: string;
  before?: number;
  after?: number;
  note?: string;
  job_id?: string;
  file?: string;
  /** The price list in which all of it was changed. */
  price_list?: string;
  rows?: number;
  error?: number;
  withdrawn?: number;
  added?: number | string[];
  changed?: number | string[];
  removed?: string;
  ordered?: number;
  overlap_days?: number;
  secret?: string;
  from?: 'stopped' | 'now' | number;
  roles?: Role[];
  last_order?: number;
  /** Detail of a staff log entry. */
  detail?: string;
  /** The order that a requisition became. */
  order_id?: string;
}

type SentenceMessage = readonly [ServerMessageKey, FormatParams?];

/** Describes what happened in a sentence, with the names of its subject. */
export function describeActivity(
  language: Language,
  entry: LoggedActivity,
  names: ActivityNames,
): string {
  const { kind } = entry;
  if (!isActivityKind(kind)) return kind;
  const [key, params] = sentenceOf(language, entry, names);
  return translate(language, key, { ...nameParams(language, entry, names), ...params });
}

function nameParams(language: Language, entry: LoggedActivity, names: ActivityNames): FormatParams {
  const { about, subject } = entry;
  const someone = translate(language, 'activity.someone');
  const name = subjectName(language, entry, names);
  return {
    order: subject,
    application: subject,
    requisition: subject,
    customer: about === 'order' ? names.orders.get(subject) || someone : name,
    company: names.applications.get(subject) || someone,
    product: name,
    webhook: name,
    key: name,
    member: name,
    job: name,
    list: name,
    detail: entry.data.detail ?? '',
  };
}

/** Returns the message for a kind, and its params besides the names. */
function sentenceOf(
  language: Language,
  entry: LoggedActivity,
  names: ActivityNames,
): SentenceMessage {
  const { kind, about, data } = entry;
  switch (kind) {
    case 'order.held':
      return [`activity.says.${kind}`, { reason: holdReasonText(language, data.reason ?? '') }];
    case 'order.acknowledged':
      return data.external_id
        ? ['activity.says.order.acknowledged.as', { number: data.external_id }]
        : [`activity.says.${kind}`];
    case 'order.picking':
      return [data.begun === false ? 'activity.says.order.picking.back' : `activity.says.${kind}`];
    case 'order.shipped':
    case 'shipment.voided': {
      const number = names.shipments.get(data.shipment_id ?? '');
      return number ? [`activity.says.${kind}.as`, { number }] : [`activity.says.${kind}`];
    }
    case 'order.lines_cancelled': {
      const reason = translate(language, `desk.reason.${data.reason as CancelReason}`);
      return [`activity.says.${kind}`, { reason }];
    }
    case 'order.note_added':
      return [
        data.to_customer ? 'activity.says.order.note_added.customer' : `activity.says.${kind}`,
      ];
    case 'requisition.approved':
      return [`activity.says.${kind}`, { order: data.order_id ?? '' }];
    case 'customer.changed':
      return [`activity.says.${kind}`, { fields: describeFields(language, data) }];
    case 'catalogue.changed':
    case 'prices.changed':
    case 'price_list.changed':
    case 'stock.reported':
      return about === 'product' ? productSentence(language, entry) : dataSentence(language, entry);
    case 'content.changed':
      return [`activity.says.${kind}`, { what: describeCounts(language, data) }];
    case 'key.rotated':
      return data.overlap_days === 0
        ? ['activity.says.key.rotated.once']
        : [`activity.says.${kind}`, { days: data.overlap_days ?? 0 }];
    case 'webhook.changed':
      return [data.secret ? 'activity.says.webhook.changed.secret' : `activity.says.${kind}`];
    case 'webhook.disabled':
      return data.reason === 'gone' || data.reason === 'failing'
        ? [`activity.says.webhook.disabled.${data.reason}`]
        : [`activity.says.${kind}`];
    case 'webhook.enabled':
      return typeof data.from === 'string'
        ? [`activity.says.webhook.enabled.${data.from}`]
        : [`activity.says.${kind}`, { event: data.from ?? 0 }];
    case 'staff.changed': {
      const roles = (data.roles ?? []).map((role) => translate(language, `activity.role.${role}`));
      return [`activity.says.${kind}`, { roles: roles.join(', ') }];
    }
    case 'restored':
      return [`activity.says.${kind}`, { order: String(data.last_order ?? '') }];
    case 'looked as customer':
      return [data.detail ? `activity.says.${kind}` : 'activity.says.looked as customer.bare'];
    case 'revealed':
      return [
        `activity.says.${kind}`,
        { field: applicationFieldLabel(language, data.detail ?? '') },
      ];
    default:
      return [`activity.says.${kind}` as ServerMessageKey];
  }
}

function productSentence(language: Language, { kind, data }: LoggedActivity): SentenceMessage {
  const country = countryName(language, data.country);
  const { before, after, fields = [] } = data;
  if (kind === 'stock.reported') {
    const why = translate(language, `products.reason.${data.reason as StockReason}`);
    const reason = data.note ? `${why} (${data.note})` : why;
    return [
      'activity.says.product.stock',
      { country, before: before ?? 0, after: after ?? 0, reason },
    ];
  }
  if (kind === 'prices.changed') {
    const { price } = currencyFormatter(language, parseCountry(data.country ?? 'CA'));
    if (after === undefined || fields.length > 1)
      return ['activity.says.product.prices', { country, fields: describeFields(language, data) }];
    return before === undefined
      ? ['activity.says.product.price.first', { country, after: price(after) }]
      : ['activity.says.product.price', { country, before: price(before), after: price(after) }];
  }
  if (fields.length === 1 && fields[0] === 'withdrawn') return ['activity.says.product.withdrawn'];
  if (fields.length === 1 && fields[0] === 'sold') return ['activity.says.product.sold'];
  return ['activity.says.product.changed', { fields: describeFields(language, data) }];
}

function dataSentence(
  language: Language,
  { kind, subject, data }: LoggedActivity,
): SentenceMessage {
  const what = describeCounts(language, data);
  if (data.price_list !== undefined)
    return ['activity.says.price_list.changed.one', { list: data.price_list, what }];
  if (subject === 'categories') return ['activity.says.categories.changed', { what }];
  return [`activity.says.${kind as 'prices.changed'}`, { what }];
}

/** Summarises the counts of a batch, a job, a file or a list of content. */
function describeCounts(language: Language, data: EventData): string {
  const { rows = 0, withdrawn = 0, error = 0, removed, ordered } = data;
  const countOf = (count: number | readonly string[] = 0) =>
    typeof count === 'number' ? count : count.length;
  const counts = [
    ['rows', rows],
    ['added', countOf(data.added)],
    ['changed', countOf(data.changed)],
    ['withdrawn', withdrawn],
    ['removed', removed === undefined ? 0 : 1],
    ['error', error],
  ] as const;
  return [
    ...counts
      .filter(([, count]) => count > 0)
      .map(([name, count]) => translate(language, `activity.count.${name}`, { count })),
    ...(ordered === undefined ? [] : [translate(language, 'activity.count.ordered')]),
  ].join(', ');
}

const describeFields = (language: Language, { fields = [] }: EventData): string =>
  fields.map((name) => fieldName(language, name)).join(', ');

function fieldName(language: Language, name: string): string {
  if (name === 'picture') return translate(language, 'activity.field.picture');
  if (name === 'sold') return translate(language, 'activity.field.sold');
  if (name === 'users') return translate(language, 'activity.field.users');
  if (name === 'status') return translate(language, 'upload.field.standing');
  return isUploadField(name) ? translate(language, `upload.field.${name}`) : name;
}

function applicationFieldLabel(language: Language, field: string): string {
  const key = `application.label.${field}` as ServerMessageKey;
  return (translate(language, key) as string | undefined) ?? field;
}

const countryName = (language: Language, country = 'CA'): string =>
  new Intl.DisplayNames(localeOf(language, 'CA'), { type: 'region' }).of(country) ?? country;
