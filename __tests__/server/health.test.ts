/** @engines both */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';

import { openPostgres } from '../../server/db/client';
import { openCuttableProxy } from '../support/openCuttableProxy';
import { makeProgram } from '../support/program';
import { startTestServer } from '../support/serverApp';
import { createCustomer } from '../support/shop';
import { startOn, TEST_KEY, type TestServer } from '../support/startOn';
import { openTestDatabase } from '../support/testDatabase';

const statusAndText = async (server: TestServer, url: string) => {
  const { status, text } = await server.ask('GET', url);
  return [status, text];
};

describe('a server that has all it needs', () => {
  it('reports that it is alive and ready, without caching', async () => {
    const server = await startTestServer();
    const { headers } = await server.ask('GET', '/readyz');

    expect(await statusAndText(server, '/healthz')).toEqual([200, 'alive\n']);
    expect(await statusAndText(server, '/readyz')).toEqual([200, 'ready\n']);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    await server.close();
  });

  it('answers however often it is asked', async () => {
    const server = await startTestServer({ environment: { LIMITS_FILE: '1', LIMITS_BROWSE: '1' } });
    for (let time = 0; time < 5; time += 1) {
      expect((await server.ask('GET', '/readyz')).status).toBe(200);
    }
    await server.close();
  });
});

describe('a server that is alive but not ready', () => {
  it.each([
    ['room on the disk', 'disk', { LEAST_FREE_MB: '1000000000' }, async () => undefined],
    [
      'a migration',
      'migrations',
      {},
      ({ db }: TestServer) =>
        db
          .deleteFrom('kysely_migration' as 'meta')
          .where('name' as 'key', '=', '0014_answers_by_age')
          .execute(),
    ],
  ])('names what it lacks: %s', async (_what, name, environment, takeAway) => {
    const server = await startTestServer({ environment });
    await takeAway(server);

    expect(await statusAndText(server, '/readyz')).toEqual([503, `${name}\n`]);
    expect(await statusAndText(server, '/healthz')).toEqual([200, 'alive\n']);
    await server.close();
  });
});

const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip;

onPostgres('a server whose database is away', () => {
  it('stays alive, refuses calls for a while, and is ready again once the database is back', async () => {
    const data = await openTestDatabase();
    const line = await openCuttableProxy(data.url ?? '');
    const anna = await createCustomer(data.db, 'anna');
    const db = openPostgres(line.address);
    const close = async () => {
      await db.destroy();
      await line.cut();
      await data.close();
    };
    const server = await startOn({ ...data, db, close }, {});
    const callAsAnna = () =>
      server.ask('GET', '/api/cart', { as: anna, query: { user_id: anna.id } });
    expect((await callAsAnna()).status).toBe(200);

    await line.cut();
    expect(await statusAndText(server, '/readyz')).toEqual([503, 'database\n']);
    expect(await statusAndText(server, '/healthz')).toEqual([200, 'alive\n']);
    const { status, headers } = await callAsAnna();
    expect([status, headers['retry-after']]).toEqual([503, '2']);

    await line.mend();
    const back = Date.now();
    while ((await server.ask('GET', '/readyz')).status !== 200) {
      expect(Date.now() - back).toBeLessThan(5_000);
    }
    await server.close();
  });
});

describe('a server that is told to stop', () => {
  it('reports it at once, keeps answering for a while, and exits cleanly', async () => {
    const { dataDir, url = '', close } = await openTestDatabase();
    const { file, remove } = await makeProgram('server/main.ts');
    const server = spawn(process.execPath, [file], {
      env: {
        ...process.env,
        PORT: '3641',
        DATA_DIR: dataDir,
        DATABASE_URL: url,
        DATA_KEY: TEST_KEY,
        DEMO: 'off',
        DRAIN_SECONDS: '2',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(server, 'exit');
    for await (const line of createInterface(server.stdout)) if (line.includes('Ready in')) break;
    server.stdout.resume();
    const readiness = async () => (await fetch('http://127.0.0.1:3641/readyz')).text();
    expect(await readiness()).toBe('ready\n');

    const socket = connect(3641, '127.0.0.1');
    const body = JSON.stringify({ email: 'nobody@shop.test', password: 'not this one' });
    const head = `Content-Type: application/json\r\nContent-Length: ${body.length}`;
    socket.write(`POST /api/login HTTP/1.1\r\nHost: shop\r\n${head}\r\n\r\n`);
    server.kill('SIGTERM');
    while ((await readiness()) !== 'stopping\n');
    socket.write(body);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();

    expect(answer.toString()).toMatch(/^HTTP\/1\.1 401 /);
    expect(await ended).toEqual([0, null]);
    remove();
    await close();
  });
});
