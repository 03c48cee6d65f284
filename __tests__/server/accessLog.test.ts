import { startEmbeddedServer } from '../support/embeddedServer';
import { newMachine } from '../support/machine';
import { PASSWORD, storeTestProducts, createCustomer } from '../support/shop';
import type { Options, TestServer } from '../support/startOn';

let server: TestServer;
const lines: string[] = [];

const start = async (options: Options = {}) => {
  lines.length = 0;
  server = await startEmbeddedServer({
    accessLog: (line) => lines.push(line),
    fill: ({ db }) => storeTestProducts(db, [{ product_id: 'THREAD-1' }]),
    ...options,
  });
};
afterEach(() => server.close());

const NAME = /^[0-9a-f-]{36}$/;

describe('the request id', () => {
  it('is unique and sent with every response, including errors', async () => {
    await start();
    const answers = [await server.ask('GET', '/api/features'), await server.ask('GET', '/api/no')];
    const names = answers.map(({ headers }) => String(headers['x-request-id']));

    expect(answers.map(({ status }) => status)).toEqual([200, 404]);
    for (const name of names) expect(name).toMatch(NAME);
    expect(new Set(names).size).toBe(2);
  });

  it.each([
    ['no proxy is trusted', '0', 'edge-7', NAME],
    ['the proxy in front gives one', '1', 'edge-7', /^edge-7$/],
    ['the proxy gives what would break the log', '1', 'edge\t"7', NAME],
    ['the proxy gives none', '1', '', NAME],
  ])(
    'is taken only from a trusted proxy, and only if valid: %s',
    async (_where, TRUSTED_PROXIES, requestId, name) => {
      await start({ environment: { TRUSTED_PROXIES } });
      const { headers } = await server.ask('GET', '/api/features', {
        headers: { 'x-request-id': requestId },
      });

      expect(headers['x-request-id']).toMatch(name);
    },
  );
});

describe('the access log', () => {
  it('has one line per request: what was requested, by whom, and the outcome', async () => {
    await start();
    const anna = await createCustomer(server.db, 'anna');
    const { headers } = await server.ask('GET', '/api/fetch-order', {
      as: anna,
      query: { user_id: anna.id },
    });

    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/),
      id: headers['x-request-id'],
      method: 'GET',
      route: '/api/fetch-order',
      status: 200,
      ms: expect.any(Number),
      // Injected requests have no connection.
      bytes: null,
      who: { kind: 'customer', id: 'anna' },
      address: '127.0.0.1',
    });
  });

  it('names the key of a machine', async () => {
    await start();
    const erp = await newMachine(server, 'erp');
    await erp.events();
    const { id } = await server.db.selectFrom('api_keys').select('id').executeTakeFirstOrThrow();

    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ status: 200, who: { kind: 'key', id } });
  });

  it('counts the bytes sent to the caller', async () => {
    await start();
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const answer = await fetch(`${address}/api/features`);
    const { byteLength } = await answer.arrayBuffer();
    await server.app.close();

    const { bytes } = JSON.parse(lines[0] ?? '') as { bytes: number };
    expect(bytes).toBeGreaterThan(byteLength);
    expect(bytes).toBeLessThan(byteLength + 4_000);
  });

  it('contains no search terms, unknown paths, credentials or tokens', async () => {
    await start();
    const anna = await createCustomer(server.db, 'anna');
    const body = { email: anna.email, password: PASSWORD };
    await server.ask('GET', '/search/', { query: { search_term: 'canary yarn' } });
    await server.ask('GET', '/nothing/canary', { as: anna });
    const { text } = await server.ask('POST', '/api/login', { body });
    const { token } = JSON.parse(text) as { token: string };

    expect(lines).toHaveLength(3);
    for (const secret of ['canary', anna.token, anna.email, PASSWORD, token]) {
      expect(lines.join('')).not.toContain(secret);
    }
  });
});
