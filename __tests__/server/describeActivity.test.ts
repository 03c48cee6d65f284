import { ACTIVITY_KINDS, subjectOfAction, isEventKind, type ActivityKind } from '#domain/activity';
import { LANGUAGES } from '#domain/languages';

import type { ActivityNames } from '../../server/db/activityNames';
import {
  describeActivity,
  type EventData,
  type LoggedActivity,
} from '../../server/services/desk/describeActivity';

const names: ActivityNames = {
  customers: new Map([['LAINE01', 'La Laine']]),
  orders: new Map([['10482', 'La Laine']]),
  products: new Map([['YR1043', 'Merino DK, red']]),
  applications: new Map([['AP-1', 'Au Fil']]),
  webhooks: new Map([['w1', 'https://erp.example/in']]),
  shipments: new Map([['s1', '1Z999']]),
  jobs: new Map([
    ['j1', { kind: 'stock', created_at: '2026-11-23T10:00:00.000Z', file: null }],
    [
      'j2',
      {
        kind: 'stock',
        created_at: '2026-11-23T10:00:00.000Z',
        file: { name: 'stock.csv', upload: null },
      },
    ],
  ]),
};

const event = (kind: ActivityKind, subject: string, data: EventData = {}): LoggedActivity => {
  const [about = '', ...words] = subject.split(' ');
  return words.length > 0
    ? { kind, about, subject: words.join(' '), data }
    : { kind, about: '', subject, data };
};
const textOf = (happening: LoggedActivity) => describeActivity('', happening, names);
const order = (kind: ActivityKind, data?: EventData) => textOf(event(kind, 'order 10482', data));
const product = (kind: ActivityKind, data: EventData) =>
  textOf(event(kind, 'product YR1043', data));

/** Event data with every optional field. */
const FULL: EventData = {
  reason: 'damaged',
  external_id: 'SO-7',
  shipment_id: 's1',
  to_customer: true,
  begun: true,
  fields: ['status', 'addresses'],
  country: 'CA',
  job_id: 'j2',
  rows: 3,
  added: 2,
  changed: 1,
  overlap_days: 7,
  from: 'stopped',
  roles: ['orders'],
  last_order: 10482,
  detail: 'email',
};
const SUBJECTS: Readonly<Record<string, string>> = {
  order: 'order 10482',
  shipment: 'order 10482',
  customer: 'customer LAINE01',
  catalogue: 'products',
  prices: 'prices',
  stock: 'stock',
  content: 'content banners',
  key: 'key erp',
  webhook: 'webhook w1',
  staff: 'staff rita@staff.test',
};
const LOOKED = { order: 'order 10482', customer: 'customer LAINE01', job: 'job j2' } as const;

const subjectOf = (kind: ActivityKind): string => {
  if (isEventKind(kind)) return SUBJECTS[kind.split('.')[0] ?? ''] ?? 'shop';
  const about = subjectOfAction(kind);
  return about in LOOKED ? LOOKED[about as keyof typeof LOOKED] : 'application AP-1';
};

describe('an activity', () => {
  it.each(LANGUAGES)('of any kind reads as a sentence in language “%s”', (language) => {
    for (const kind of ACTIVITY_KINDS) {
      const sentence = describeActivity(language, event(kind, subjectOf(kind), FULL), names);
      expect([kind, sentence]).toEqual([kind, expect.stringMatching(/^[^{}_]{12,}$/) as string]);
      expect(sentence).not.toMatch(/undefined|null|true|false|\bw1\b|\bs1\b|\bj2\b|NaN/);
    }
  });

  it('names the order, its customer, and its number in other systems', () => {
    expect(order('order.received')).toBe('La Laine placed order 10482.');
    expect(order('order.picking', { begun: true })).toBe(
      'Picking of order 10482 of La Laine started.',
    );
    expect(order('order.picking', { begun: false })).toBe(
      'Order 10482 of La Laine was returned to the To pick queue.',
    );
    expect(order('order.shipped', { shipment_id: 's1' })).toBe(
      'Shipment 1Z999 of order 10482 of La Laine was sent.',
    );
    expect(order('order.acknowledged', { external_id: 'SO-7' })).toBe(
      'Order 10482 of La Laine was acknowledged with the number SO-7.',
    );
    expect(order('order.lines_cancelled', { reason: 'out_of_stock' })).toBe(
      'Packs of order 10482 of La Laine were cancelled: No stock.',
    );
    expect(order('order.held', { reason: 'Waits for the deposit.' })).toBe(
      'Order 10482 of La Laine was put on hold: Waits for the deposit.',
    );
  });

  it('says why a webhook was switched off', () => {
    const off = (reason?: string) => textOf(event('webhook.disabled', 'webhook w1', { reason }));

    expect([off('gone'), off('failing'), off()]).toEqual([
      'The webhook to https://erp.example/in was switched off: the endpoint no longer exists.',
      expect.stringMatching(/ after failing for \d+ days\.$/),
      'The webhook to https://erp.example/in was switched off.',
    ]);
  });

  it('names the product, with the values before and after', () => {
    expect(
      product('stock.reported', {
        fields: ['available'],
        country: 'CA',
        before: 4,
        after: 1200,
        reason: 'counted',
        note: 'shelf 3',
      }),
    ).toBe(
      'The packs of Merino DK, red (YR1043) that can be sold in Canada went from 4 to 1,200: Counted (shelf 3).',
    );
    const price = { fields: ['selling_price'], country: 'US', before: 2.5, after: 4.1 };
    expect(product('prices.changed', price)).toBe(
      'The list price of Merino DK, red (YR1043) in United States went from $2.50 to $4.10.',
    );
    expect(product('catalogue.changed', { fields: ['withdrawn'] })).toBe(
      'Merino DK, red (YR1043) was withdrawn.',
    );
    expect(product('catalogue.changed', { fields: ['bin', 'picture'] })).toBe(
      'Merino DK, red (YR1043) was changed: Bin, Product picture.',
    );
  });

  it('names the price list, if all changes are in one', () => {
    const changed = (data: EventData) =>
      textOf(event('price_list.changed', 'price-list-prices', data));
    expect(changed({ rows: 1, price_list: 'SCHOOLS' })).toBe(
      'Price list SCHOOLS was changed: 1 row.',
    );
    expect(changed({ rows: 2 })).toBe('Price lists were changed: 2 rows.');
  });

  it('counts the changes made by a file or batch', () => {
    const counts = { added: 2, changed: 1200, withdrawn: 0, error: 3 };
    expect(textOf(event('catalogue.changed', 'products', counts))).toBe(
      'Products were changed: 2 additions, 1,200 changes, 3 errors.',
    );
    expect(textOf(event('catalogue.changed', 'categories', { rows: 1 }))).toBe(
      'Categories were changed: 1 row.',
    );
    expect(textOf(event('content.changed', 'content banners', { added: ['a'], ordered: 4 }))).toBe(
      'Banners changed in the shop: 1 addition, a new order.',
    );
  });

  it('names what the staff viewed, and a job by its file', () => {
    expect(textOf(event('read job results', 'job j2'))).toBe(
      'Downloaded the results of stock.csv.',
    );
    expect(textOf(event('stopped job', 'job j1'))).toBe(
      'Stopped stock of Nov 23, 2026, 10:00 a.m. UTC.',
    );
    expect(textOf(event('revealed', 'application AP-1', { detail: 'owner_social_security' }))).toBe(
      'Revealed a confidential field of application AP-1 of Au Fil: Social Security number.',
    );
  });

  it('of a kind unknown to this version is shown by the name of that kind', () => {
    const unheard = { kind: 'order.sung', about: 'order', subject: '10482', data: {} };
    expect(describeActivity('', unheard, names)).toBe('order.sung');
  });
});
