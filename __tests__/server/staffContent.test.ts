import type { ContentDocument, ContentKind } from '#contract/contentDocument';
import type { ProductGroup } from '#contract/productGroups';
import type { ContentList } from '#contract/staffContent';

import { eventsOfSubject } from '../../server/db/events';
import { importContent } from '../../server/services/content/importContent';
import { asBytes, SMALL_CONTENT, storeSmallContent, storedContent } from '../support/content';
import { signInDesk, type DeskMember } from '../support/desk';
import { startTestServer } from '../support/serverApp';
import type { TestServer } from '../support/startOn';

interface Told {
  message?: string;
  errors?: { field?: string; message: string }[];
}

let server: TestServer;
let rita: DeskMember;

beforeAll(async () => {
  server = await startTestServer({ fill: (database) => storeSmallContent(database) });
  rita = await signInDesk(server, ['catalogue']);
});
afterAll(() => server.close());
beforeEach(() => importContent(server.db, asBytes(SMALL_CONTENT)));

const list = async <Kind extends ContentKind>(kind: Kind) => {
  const options = { as: rita, query: { kind } };
  const { body, headers } = await server.ask<ContentList>(
    'GET',
    '/api/staff/content/list',
    options,
  );
  expect(headers.etag).toBe(`"${body.version}"`);
  return { version: body.version, entries: body.content[kind] as Required<ContentDocument>[Kind] };
};
const send = (body: object, version: number) =>
  server.ask<Told & ContentList>('POST', '/api/staff/content/change', {
    as: rita,
    body,
    headers: { 'if-match': `"${version}"` },
  });
interface Changes {
  add?: object | undefined;
  replace?: object | undefined;
  remove?: string | undefined;
  order?: string[];
}
const changesOf = (kind: ContentKind, { add, replace, ...others }: Changes) => ({
  kind,
  ...others,
  ...(add && { add: { [kind]: [add] } }),
  ...(replace && { replace: { [kind]: [replace] } }),
});
const change = async (kind: ContentKind, changes: Changes) =>
  send(changesOf(kind, changes), (await list(kind)).version);

/** Returns a visitor's response once the running server has detected the change. */
async function seen<Body>(url: string, query: Record<string, string> = {}): Promise<Body> {
  await server.catalogue.refresh();
  return (await server.ask<Body>('GET', url, { query })).body;
}
const titles = async (query = {}) =>
  (await seen<{ images: { title: string }[] }>('/api/crousalImages', query)).images.map(
    ({ title }) => title,
  );
const questions = async () =>
  (await seen<{ faqs: { question: string }[] }>('/api/faqs')).faqs.map(({ question }) => question);

const FAQ = { id: 'hours', active: true, question: { en: 'Open?' }, answer: { en: 'Yes' } };

describe('a content list', () => {
  it('contains its entries as an import writes them, in the order that visitors see', async () => {
    const { entries } = await list('banners');
    expect(entries.map(({ id }) => id)).toEqual(SMALL_CONTENT.banners.map(({ id }) => id));
    expect(entries[0]).toEqual({
      ...SMALL_CONTENT.banners[0],
      active: true,
      type: 'announcement',
      icon: '',
      background_color: '#dc2626',
      text_color: '#ffffff',
    });
    const { entries: issues } = await list('newsletters');
    expect(issues.map(({ date }) => date)).toEqual(['2026-02-05', '2026-01-05']);
  });

  it('is counted with its hidden entries', async () => {
    const { body } = await server.ask<{ kinds: object[] }>('GET', '/api/staff/content', {
      as: rita,
    });
    expect(body.kinds).toContainEqual({ kind: 'banners', count: 3, hidden: 1 });
    expect(body.kinds).toHaveLength(7);
  });

  it('is exported with all others as a document that can be imported', async () => {
    const out = async () =>
      (await server.ask<ContentDocument>('GET', '/api/staff/content/export', { as: rita })).body;
    const document = await out();
    expect(Object.keys(document)).toEqual(Object.keys(SMALL_CONTENT));
    await importContent(server.db, asBytes({ faqs: [], pages: [], product_groups: [] }));
    const { faults } = await importContent(server.db, asBytes(document));
    expect(faults).toEqual([]);
    expect(await out()).toEqual(document);
  });
});

describe('a content change', () => {
  it('is shown to visitors, and logged with its author', async () => {
    expect(await questions()).toEqual(['Can I return goods?']);
    const { version } = await list('faqs');
    const { status, body, headers } = await change('faqs', { add: FAQ });
    expect([status, body.version, headers.etag]).toEqual([200, version + 1, `"${version + 1}"`]);
    expect(await questions()).toEqual(['Can I return goods?', 'Open?']);
    const [event] = (await eventsOfSubject(server.db, 'content faqs')).slice(-1);
    expect({ ...event, data: JSON.parse(event?.data ?? '') as object }).toMatchObject({
      kind: 'content.changed',
      version: version + 1,
      actor_kind: 'staff',
      actor_id: rita.email,
      data: { added: ['hours'] },
    });
  });

  it('replaces one entry and leaves the others unchanged', async () => {
    const { entries } = await list('carousel');
    const [first, ...others] = entries;
    await change('carousel', { replace: { ...first, title: { en: 'First', fr: 'Premier' } } });
    expect((await list('carousel')).entries.slice(1)).toEqual(others);
    expect((await titles())[0]).toBe('First');
    expect((await titles({ lang: 'fr' }))[0]).toBe('Premier');
    expect((await titles({ lang: 'es' }))[0]).toBe('First');
  });

  it('reorders entries for visitors', async () => {
    const before = await titles();
    const ids = (await list('carousel')).entries.map(({ id }) => id);
    const [first = ''] = ids;
    expect((await change('carousel', { order: ids.toReversed() })).status).toBe(200);
    expect(await titles()).toEqual(before.toReversed());
    for (const order of [ids.slice(1), [...ids, 'more'], [...ids, first], []]) {
      expect((await change('carousel', { order })).status).toBe(400);
    }
  });

  it('can be undone by adding the previous entry back in its old place', async () => {
    const before = await list('banners');
    const [first] = before.entries;
    await change('banners', { remove: first?.id });
    expect((await list('banners')).entries).toEqual(before.entries.slice(1));
    await change('banners', { add: first, order: before.entries.map(({ id }) => id) });
    expect((await list('banners')).entries).toEqual(before.entries);
  });

  it('to a product group is shown to visitors in order', async () => {
    const { entries } = await list('product_groups');
    const replace = { ...entries[0], products: ['SC701', 'SC700', 'AC1001'] };
    await change('product_groups', { replace });
    expect((await list('product_groups')).entries[0]?.products).toEqual(replace.products);
    const { data } = await seen<{ data: ProductGroup }>('/api/product_group/spring');
    expect(data.data.map(({ product_id }) => product_id).slice(0, 2)).toEqual(['SC701', 'SC700']);
  });

  it('that changes nothing does not raise the version and is not logged', async () => {
    const { entries, version } = await list('faqs');
    const events = await eventsOfSubject(server.db, 'content faqs');
    const { body } = await change('faqs', { replace: entries[0] });
    expect(body.version).toBe(version);
    expect(await eventsOfSubject(server.db, 'content faqs')).toEqual(events);
  });

  it('cleans HTML as an import does', async () => {
    const answer = { en: 'One\nTwo', fr: '<p onclick="x()">Un<script>x()</script></p>' };
    await change('faqs', { add: { ...FAQ, answer } });
    const stored = (await list('faqs')).entries.find(({ id }) => id === FAQ.id);
    expect(stored?.answer).toEqual({ en: '<p>One</p><p>Two</p>', fr: '<p>Un</p>', es: '' });
  });
});

describe('a refused content change', () => {
  it('is based on a list that was changed in the meantime, at the desk or by an import', async () => {
    const { version } = await list('faqs');
    await change('faqs', { add: FAQ });
    const late = await send({ kind: 'faqs', remove: 'returns' }, version);
    expect([late.status, late.body.message]).toEqual([
      412,
      'Someone else has changed this list. Nothing was saved; check it again.',
    ]);
    const then = await list('faqs');
    await importContent(server.db, asBytes({ faqs: SMALL_CONTENT.faqs }));
    const later = await send({ kind: 'faqs', remove: 'returns' }, then.version);
    expect(later.status).toBe(412);
    expect((await list('faqs')).entries).toHaveLength(2);
  });

  it('is the second of two at the same time', async () => {
    const { version } = await list('faqs');
    const both = await Promise.all(
      ['a', 'b'].map((id) => send(changesOf('faqs', { add: { ...FAQ, id } }), version)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect((await list('faqs')).entries).toHaveLength(3);
  });

  it.each([
    [
      'an entry without its English text',
      'faqs',
      { ...FAQ, question: { fr: 'Ouvert?' } },
      'question.en',
    ],
    ['an empty text', 'faqs', { ...FAQ, question: { en: '' } }, 'question.en'],
    [
      'a text that is too long',
      'faqs',
      { ...FAQ, question: { en: 'x'.repeat(301) } },
      'question.en',
    ],
    [
      'a link that is no address',
      'carousel',
      { id: 'x', title: { en: 'X' }, link: 'javascript:x' },
      'link',
    ],
    [
      'a colour that is none',
      'banners',
      { id: 'x', message: { en: 'X' }, text_color: 'red' },
      'text_color',
    ],
    ['an id with signs', 'banners', { id: 'x y', message: { en: 'X' } }, 'id'],
    [
      'a day that does not exist',
      'newsletters',
      { id: 'x', date: '2026-02-30', title: { en: 'X' } },
      'date',
    ],
    [
      'a pattern without a file',
      'downloads',
      { id: 'x', kind: 'pattern', title: { en: 'X' } },
      'file',
    ],
    [
      'a category that there is not',
      'downloads',
      { id: 'x', kind: 'catalogue', title: { en: 'X' }, categories: ['NOPE'] },
      'categories.0',
    ],
    [
      'a product that there is not',
      'product_groups',
      { id: 'x', title: { en: 'X' }, products: ['SC700', 'NOPE'] },
      'products.1',
    ],
    [
      'a page that there is not',
      'pages',
      { name: 'jobs', title: { en: 'X' }, body: { en: 'X' } },
      'name',
    ],
    ['a field that is not known', 'faqs', { ...FAQ, colour: 'red' }, 'colour'],
    ['an id that is taken', 'faqs', { ...FAQ, id: 'returns' }, 'id'],
  ] as const)('contains %s, reported by field', async (_what, kind, add, field) => {
    const before = await storedContent(server.db);
    const { status, body } = await change(kind, { add });
    expect([400, 409]).toContain(status);
    expect(body.errors?.map((one) => one.field)).toContain(field);
    expect(await storedContent(server.db)).toBe(before);
  });

  it('contains an entry of another list', async () => {
    const { version } = await list('faqs');
    const body = { kind: 'faqs', add: { carousel: [{ id: 'x', title: { en: 'X' } }] } };
    expect((await send(body, version)).status).toBe(400);
  });

  it('replaces or removes an entry that does not exist', async () => {
    expect((await change('faqs', { replace: FAQ })).status).toBe(404);
    expect((await change('faqs', { remove: 'hours' })).status).toBe(404);
  });
});
