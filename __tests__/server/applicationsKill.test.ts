import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';

import { build } from 'esbuild';

import { wholeApplication } from '../support/applications';
import { TEST_KEY } from '../support/serverApp';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase';

const ROUNDS = 12;

let data: TestDatabase;
let program: string;
/** What was sent, under its key, and the reference that was answered. */
const sent = new Map<string, string | undefined>();

beforeAll(async () => {
  data = await openTestDatabase();
  program = join(__dirname, `../../node_modules/.cache/haberdash/applying-${process.pid}.cjs`);
  await build({
    entryPoints: [join(__dirname, '../support/killableServer.ts')],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    minify: true,
    external: ['libsql', '@node-rs/argon2', 'sharp', 'pg-native', '@fastify/swagger-ui'],
    logLevel: 'error',
  });
});
afterAll(async () => {
  rmSync(program, { force: true });
  await data.close();
});

async function startServer(): Promise<{ server: ChildProcess; address: string }> {
  const server = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      DATA_DIR: data.dataDir,
      DATA_KEY: TEST_KEY,
      DATABASE_URL: data.url ?? '',
      DEMO: 'off',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [address] = (await once(createInterface(server.stdout), 'line')) as [string];
  return { server, address };
}

/** Sends an application; a connection that breaks leaves it without an answer. */
async function apply(address: string, key: string): Promise<void> {
  if (!sent.has(key)) sent.set(key, undefined);
  const answer = await fetch(`${address}/api/store/user`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(wholeApplication('ca', { email: `${key}@newshop.test` })),
  }).catch(() => undefined);
  const body = (await answer?.json().catch(() => undefined)) as { reference?: string } | undefined;
  if (body?.reference === undefined) return;
  const earlier = sent.get(key);
  if (earlier !== undefined) expect(body.reference).toBe(earlier);
  sent.set(key, body.reference);
}

describe('a server that is killed while applications are sent', () => {
  it('loses, doubles and tears none, and owes each its e-mail', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { server, address } = await startServer();
      const applying = Array.from({ length: 6 }, (_none, at) =>
        apply(address, `shop-${round}-${at}`),
      );
      await Promise.race(applying);
      await delay(Math.random() * 20);
      server.kill('SIGKILL');
      await Promise.all([once(server, 'exit'), ...applying]);
    }
    const { server, address } = await startServer();
    for (const key of sent.keys()) await apply(address, key);
    server.kill('SIGKILL');
    await once(server, 'exit');

    const { db } = data;
    const stored = await db.selectFrom('applications').select(['id', 'email']).execute();
    const events = await db.selectFrom('application_events').select('application_id').execute();
    const mails = await db.selectFrom('mails').select('about').execute();
    const references = [...sent.values()].sort();
    expect(references).toHaveLength(ROUNDS * 6);
    expect(stored.map(({ id }) => id).sort()).toEqual(references);
    expect(events.map(({ application_id }) => application_id).sort()).toEqual(references);
    expect(mails.map(({ about }) => about).sort()).toEqual(references);
    for (const { id, email } of stored) expect(sent.get(email.split('@')[0] ?? '')).toBe(id);
  }, 300_000);
});
