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

describe('a call', () => {
  const PATHS = ['/api/cart', '/api/search/', '/search/thread', '/api/product_group/spring'];

  it('goes to our own host', async () => {
    const { callUrl } = await hostsWith({});

    expect(PATHS.map(callUrl)).toEqual(PATHS.map((path) => `http://localhost${path}`));
  });

  it('goes to the host of its kind, where there are several', async () => {
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
  it('may go to our own origin and to those that are named, and to no other', async () => {
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
  it('lies on the image host, in the size that is asked for', async () => {
    const { thumbnailUrl, fullImageUrl } = await hostsWith(FOUR);

    expect(thumbnailUrl(' 50 % wool.jpg ')).toBe(
      'https://images.example.com/thumbnails/50%20%25%20wool.jpg',
    );
    expect(fullImageUrl('A-1.jpg')).toBe('https://images.example.com/full/A-1.jpg');
  });

  it.each(['/own/A-1.jpg', '//files.test/A-1.jpg', 'http://files.test/1', 'https://files.test/1'])(
    'lies at %s as it stands',
    async (address) => {
      const { thumbnailUrl } = await hostsWith(FOUR);

      expect(thumbnailUrl(address)).toBe(address);
    },
  );

  it('comes as large as the screen shows it from our own server alone', async () => {
    const own = await hostsWith({});
    const elsewhere = await hostsWith(FOUR);

    expect(own.rowSrcset('A-1.jpg')).toBe('/images/rows/A-1.jpg 1x,/images/thumbnails/A-1.jpg 2x');
    expect(own.cardSrcset('A-1.jpg')).toBe(
      '/images/thumbnails/A-1.jpg 1x,/images/cards/A-1.jpg 2x',
    );
    expect(own.pageSrcset('A-1.jpg')).toBe('/images/pages/A-1.jpg 1x,/images/full/A-1.jpg 2x');
    expect(own.pageSrcset('https://files.test/1')).toBeUndefined();
    expect(elsewhere.cardSrcset('A-1.jpg')).toBeUndefined();
  });

  it('is named by a file, whatever the name holds', async () => {
    const { thumbnailUrl } = await hostsWith({});

    expect(thumbnailUrl('see http://a.jpg')).toBe('/images/thumbnails/see%20http%3A%2F%2Fa.jpg');
  });
});

describe('pictures and files of the content', () => {
  it('lie on our own host', async () => {
    const { contentUrl } = await hostsWith({});

    expect(contentUrl('/files/spring.pdf?lang=fr')).toBe('/files/spring.pdf?lang=fr');
    expect(contentUrl('files/spring.pdf')).toBe('/files/spring.pdf');
  });

  it('lie on the host that the calls go to', async () => {
    const { contentUrl } = await hostsWith(FOUR);

    expect(contentUrl('/images/reds.jpg')).toBe('https://api.example.com/images/reds.jpg');
  });

  it('lie where a whole address says, whatever the hosts are', async () => {
    const { contentUrl } = await hostsWith({ apiHost: 'https://api.example.com' });

    expect(contentUrl('https://files.test/a.pdf')).toBe('https://files.test/a.pdf');
    expect(contentUrl('//files.test/a.pdf')).toBe('https://files.test/a.pdf');
  });
});
