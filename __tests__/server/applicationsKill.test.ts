/** @engines both */

import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';

import { completeApplication } from '../support/applications';
import { makeKillableServer, type KillableServer } from '../support/makeKillableServer';
import { TEST_KEY } from '../support/startOn';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase';
import { trials } from '../support/trials';

const ROUNDS = trials(2);

let data: TestDatabase;
let program: KillableServer;
/** Applications sent, by idempotency key, and the reference in the response. */
const sent = new Map<string, string | undefined>();

beforeAll(async () => {
  data = await openTestDatabase();
  program = await makeKillableServer(data, { DATA_KEY: TEST_KEY });
});
afterAll(async () => {
  program.remove();
  await data.close();
});

/** Submits an application; a broken connection leaves it without a response. */
async function apply(address: string, key: string): Promise<void> {
  if (!sent.has(key)) sent.set(key, undefined);
  const answer = await fetch(`${address}/api/store/user`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(completeApplication('ca', { email: `${key}@newshop.test` })),
  }).catch(() => undefined);
  const body = (await answer?.json().catch(() => undefined)) as { reference?: string } | undefined;
  if (body?.reference === undefined) return;
  const earlier = sent.get(key);
  if (earlier !== undefined) expect(body.reference).toBe(earlier);
  sent.set(key, body.reference);
}

describe('a server that is killed while applications are sent', () => {
  it('loses, duplicates or corrupts none, and queues one e-mail for each', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { server, address } = await program.start();
      const applying = Array.from({ length: 6 }, (_none, at) =>
        apply(address, `shop-${round}-${at}`),
      );
      await Promise.race(applying);
      await delay(Math.random() * 20);
      server.kill('SIGKILL');
      await Promise.all([once(server, 'exit'), ...applying]);
    }
    const { server, address } = await program.start();
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
  });
});
