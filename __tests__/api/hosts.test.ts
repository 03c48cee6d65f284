import type * as Hosts from '../../src/api/hosts';

/** Loads the hosts from the settings in the served page. */
async function hostsWith(settings: object) {
  document.body.innerHTML = `<script type="application/json" id="settings">${JSON.stringify(settings)}</script>`;
  let hosts: typeof Hosts | undefined;
  await jest.isolateModulesAsync(async () => {
    hosts = await import('../../src/api/hosts');
  });
  document.body.innerHTML = '';
  return hosts!;
}

const FOUR = {
  apiHost: 'https://api.example.com/',
  searchHost: 'https://search.example.com',
  adminHost: 'https://admin.example.com',
  imageHost: 'https://images.example.com',
};

describe('an API call', () => {
  const PATHS = ['/api/cart', '/api/search/', '/search/thread', '/api/product_group/spring'];

  it('goes to our own host by default', async () => {
    const { callUrl } = await hostsWith({});

    expect(PATHS.map(callUrl)).toEqual(PATHS.map((path) => `http://localhost${path}`));
  });

  it('goes to the host for its kind if several are configured', async () => {
    const { callUrl } = await hostsWith(FOUR);

    expect(PATHS.map(callUrl)).toEqual([
      'https://api.example.com/api/cart',
      'https://api.example.com/api/search/',
      'https://search.example.com/search/thread',
      'https://admin.example.com/api/product_group/spring',
    ]);
  });
});

describe('the token', () => {
  it('may be sent to our own origin and the configured ones, and to no other', async () => {
    const { maySendToken } = await hostsWith({ tokenHosts: ['https://api.example.com'] });

    expect(
      [
        'http://localhost/api/cart',
        'https://api.example.com/api/cart',
        'https://api.example.com.evil.test/api/cart',
        'https://localhost/api/cart',
      ].map(maySendToken),
    ).toEqual([true, true, false, false]);
  });
});

describe('the picture of a product', () => {
  it('is loaded from the image host, in the requested size', async () => {
    const { thumbnailUrl, fullImageUrl } = await hostsWith(FOUR);

    expect(thumbnailUrl(' 50 % wool.jpg ')).toBe(
      'https://images.example.com/thumbnails/50%20%25%20wool.jpg',
    );
    expect(fullImageUrl('A-1.jpg')).toBe('https://images.example.com/full/A-1.jpg');
  });

  it.each([
    '/own/A-1.jpg',
    '//files.test/A-1.jpg',
    'http://files.test/1',
    'https://files.test/1',
    'data:image/svg+xml,%3Csvg/%3E',
  ])('is loaded from %s unchanged', async (address) => {
    const { thumbnailUrl, cardSrcset } = await hostsWith({});

    expect(thumbnailUrl(address)).toBe(address);
    expect(cardSrcset(address)).toBeUndefined();
  });

  it('comes in the size that it is shown in only from our own server', async () => {
    const own = await hostsWith({});
    const elsewhere = await hostsWith(FOUR);

    expect(own.rowSrcset('A-1.jpg')).toBe('/images/rows/A-1.jpg 1x');
    expect(own.stripSrcset('A-1.jpg')).toBe(
      '/images/rows/A-1.jpg 1x,/images/thumbnails/A-1.jpg 2x',
    );
    expect(own.cardSrcset('A-1.jpg')).toBe(
      '/images/small/A-1.jpg 140w,/images/thumbnails/A-1.jpg 240w,/images/cards/A-1.jpg 480w',
    );
    expect(own.pageSrcset('A-1.jpg')).toBe('/images/pages/A-1.jpg 1x,/images/full/A-1.jpg 2x');
    expect(own.pageSrcset('https://files.test/1')).toBeUndefined();
    expect(elsewhere.cardSrcset('A-1.jpg')).toBeUndefined();
  });

  it('is loaded as a file even if its name contains a URL', async () => {
    const { thumbnailUrl } = await hostsWith({});

    expect(thumbnailUrl('see http://a.jpg')).toBe('/images/thumbnails/see%20http%3A%2F%2Fa.jpg');
  });
});

describe('pictures and files in the content', () => {
  it('are loaded from our own host by default', async () => {
    const { contentUrl } = await hostsWith({});

    expect(contentUrl('/files/spring.pdf?lang=fr')).toBe('/files/spring.pdf?lang=fr');
    expect(contentUrl('files/spring.pdf')).toBe('/files/spring.pdf');
  });

  it('are loaded from the API host if one is configured', async () => {
    const { contentUrl } = await hostsWith(FOUR);

    expect(contentUrl('/images/reds.jpg')).toBe('https://api.example.com/images/reds.jpg');
  });

  it('are loaded from an absolute URL unchanged, whatever the hosts', async () => {
    const { contentUrl } = await hostsWith({ apiHost: 'https://api.example.com' });

    expect(contentUrl('https://files.test/a.pdf')).toBe('https://files.test/a.pdf');
    expect(contentUrl('//files.test/a.pdf')).toBe('https://files.test/a.pdf');
  });
});
