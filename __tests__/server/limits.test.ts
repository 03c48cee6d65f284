import { startTestServer } from '../support/serverApp';
import { storeSmallCatalogue } from '../support/smallCatalogue';

describe('a request limit', () => {
  it('is the configured one, and does not count cached responses', async () => {
    const server = await startTestServer({
      environment: { LIMITS_SEARCH: '2', LIMITS_BROWSE: '0' },
      fill: ({ db }) => storeSmallCatalogue(db),
    });
    const statusOf = async (url: string) => (await server.ask('GET', url)).status;

    const searches = ['brush', 'ink', 'paint', 'brush'].map(
      (word) => `/search/?search_term=${word}`,
    );
    const found: number[] = [];
    for (const url of searches) found.push(await statusOf(url));
    expect(found).toEqual([200, 200, 429, 200]);

    const { status, headers } = await server.ask('GET', '/api/cadProducts');
    expect([status, headers['x-ratelimit-limit']]).toEqual([200, undefined]);
    await server.close();
  });
});
