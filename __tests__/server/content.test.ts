/** @catalogue both */

import type { Banner, ContentImage, Download } from '#contract/content';

import { importCatalogue } from '../../server/commands/import/importCatalogue';
import { storeSmallContent } from '../support/content';
import { startTestServer } from '../support/serverApp';
import type { TestServer } from '../support/startOn';

let server: TestServer;
let empty: TestServer;
beforeAll(async () => {
  server = await startTestServer({ fill: storeSmallContent });
  empty = await startTestServer();
});
afterAll(() => Promise.all([server.close(), empty.close()]));

const images = async (path: string, query = {}) => {
  const { body } = await server.ask<{ images: ContentImage[] }>('GET', `/api/${path}`, { query });
  return body.images;
};
const downloads = async (path: string, query = {}) => {
  const { body } = await server.ask<{ data: Download[] }>('GET', `/api/${path}`, { query });
  return body.data;
};

describe('the carousel', () => {
  it('shows the country’s pictures in order, without dead links', async () => {
    expect(await images('crousalImages')).toEqual([
      { image: '/images/content/carousel/one.jpg', link: '/opticon', title: 'One' },
      {
        image: 'https://images.example.com/p.jpg',
        link: '/products/Paint/Paint/ART%20PNT',
        title: 'Paint',
      },
    ]);
    const inUs = await images('crousalImages', { country: 'US' });
    expect(inUs.map(({ title }) => title)).toEqual(['One', 'For the US', 'Paint']);
  });

  it.each([
    ['', 'One'],
    ['fr', 'Un'],
    ['es', 'Uno'],
    ['sp', 'Uno'],
  ])('has titles in language %j', async (lang, title) => {
    expect((await images('crousalImages', { lang }))[0]?.title).toBe(title);
  });
});

describe('the newsletters', () => {
  it('are listed newest first, in English if there is no translation', async () => {
    const shown = await images('newsletterImages', { lang: 'fr' });
    expect(shown.map(({ title, link }) => [title, link])).toEqual([
      ['February', 'https://example.com/february'],
      ['Janvier', '/files/newsletter/fr/old.pdf'],
    ]);
  });
});

describe('the downloads', () => {
  it('list the catalogues that are not empty, with files in the requested language', async () => {
    const shown = await downloads('catalogues', { lang: 'fr', country: 'US' });
    expect(shown).toEqual([
      {
        id: 'sewing',
        kind: 'catalogue',
        title: 'Couture',
        image: '/images/content/downloads/sewing.jpg',
        file: '/files/catalogue/sewing.pdf?lang=fr&country=US',
      },
      expect.objectContaining({ id: 'ours', file: 'https://example.com/ours.pdf' }),
    ]);
  });

  it('list patterns and cards together, distinguished by their kind', async () => {
    const shown = await downloads('patterns', { lang: 'es' });
    expect(shown.map(({ kind, title }) => [kind, title])).toEqual([
      ['pattern', 'Banderines'],
      ['pattern', 'Dishcloth'],
      ['card', 'Cumpleaños'],
    ]);
  });
});

describe('a text page', () => {
  it.each([
    ['', 'About us', '<p>We sell thread.</p>'],
    ['fr', 'À propos', '<p>Nous vendons du fil.</p>'],
    ['es', 'Quiénes somos', '<p>Vendemos hilo.</p>'],
  ])('is served in language %j', async (lang, title, body) => {
    const answer = await server.ask<object>('GET', '/api/pages/about-us', { query: { lang } });
    expect([answer.status, answer.body]).toEqual([200, { title, body }]);
  });

  it('that nobody has written responds with 404', async () => {
    const { status, body } = await server.ask('GET', '/api/pages/privacy', {
      query: { lang: 'fr' },
    });
    expect([status, body.message]).toEqual([404, 'Cette page n’existe pas.']);
  });

  it('with an unknown name is refused with the valid names', async () => {
    const { status, body } = await server.ask('GET', '/api/pages/secrets');
    expect([status, body.errors?.[0]?.message]).toEqual([
      400,
      expect.stringContaining('about-us, privacy'),
    ]);
  });
});

describe('a shop without content', () => {
  it.each([
    ['crousalImages', { images: [] }],
    ['newsletterImages', { images: [] }],
    ['catalogues', { data: [] }],
    ['patterns', { data: [] }],
    ['faqs', { faqs: [] }],
    ['banners', { banners: [] }],
  ])('returns an empty list for %s', async (path, expected) => {
    const { status, body } = await empty.ask<object>('GET', `/api/${path}`);
    expect([status, body]).toEqual([200, expected]);
  });
});

describe('a content request', () => {
  it.each(['crousalImages', 'newsletterImages', 'catalogues', 'patterns', 'pages/about-us'])(
    'for %s rejects an unknown country and an unknown parameter',
    async (path) => {
      const country = await server.ask('GET', `/api/${path}`, { query: { country: 'FR' } });
      const name = await server.ask('GET', `/api/${path}`, { query: { page: 1 } });
      expect([country.status, name.status]).toEqual([400, 400]);
    },
  );
});

describe('a banner', () => {
  const messages = async () => {
    const { body } = await server.ask<{ banners: Banner[] }>('GET', '/api/banners');
    return body.banners.map(({ message }) => message);
  };

  it('that links to a group is shown only while the group has something to show', async () => {
    expect(await messages()).toEqual(['Sale']);
    await importCatalogue(server.db, Buffer.from('sku,name,price\nA1,One,1\n'));
    await server.catalogue.refresh();
    expect(await messages()).toEqual([]);
  });
});
