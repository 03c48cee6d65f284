import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { readConfig } from '../../server/config';
import { openDataKeys } from '../../server/crypto/keyFile';
import { bindKey, requireKeys } from '../../server/services/application/requireKeys';
import { rotateKeys } from '../../server/services/application/rotateKeys';
import { completeApplication } from '../support/applications';
import { startTestServer } from '../support/serverApp';
import type { TestServer } from '../support/startOn';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase';
import { trials } from '../support/trials';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const withKey = (key: string) => readConfig({ DATA_KEY: key });

describe('starting on a database', () => {
  it('succeeds without a key file as long as nothing is encrypted', async () => {
    const config = readConfig({ DATA_DIR: join(server.dataDir, 'other') });

    await expect(requireKeys(server.db, config)).resolves.toBeUndefined();
  });

  it('is refused if no key can decrypt the stored data, and creates no new key', async () => {
    const application = completeApplication('ca', { email: 'keys@shop.test' });
    const { status } = await server.ask('POST', '/api/store/user', { body: application });
    const config = readConfig({ DATA_DIR: join(server.dataDir, 'other') });

    expect(status).toBe(200);
    await expect(requireKeys(server.db, withKey('11'.repeat(32)))).resolves.toBeUndefined();
    await expect(requireKeys(server.db, withKey('22'.repeat(32)))).rejects.toThrow(
      'DATA_KEY can decrypt',
    );
    await expect(requireKeys(server.db, config)).rejects.toThrow(config.dataKeyFile);
    expect(existsSync(config.dataKeyFile)).toBe(false);
  });

  it('succeeds with a newer key listed before the one in use', async () => {
    const config = withKey(`${'22'.repeat(32)},${'11'.repeat(32)}`);

    expect(openDataKeys(config).ids()).toHaveLength(2);
    await expect(requireKeys(server.db, config)).resolves.toBeUndefined();
  });
});

describe('machines with their own keys on one database', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await openTestDatabase();
  });
  afterEach(() => database.close());

  const machine = (name: string) => readConfig({ DATA_DIR: join(database.dataDir, name) });

  it('are refused except for the first, even if nothing is encrypted yet', async () => {
    const { db } = database;
    await bindKey(db, machine('one'));

    await expect(bindKey(db, machine('one'))).resolves.toBeUndefined();
    await expect(requireKeys(db, machine('two'))).rejects.toThrow('is bound to a data key');
    expect(existsSync(machine('two').dataKeyFile)).toBe(false);
  });

  it('are refused except for one if all start at once', async () => {
    for (let trial = 0; trial < trials(3); trial += 1) {
      const { db } = database;
      await db.deleteFrom('meta').where('key', '=', 'data_key').execute();
      const names = ['one', 'two', 'three', 'four'].map((name) => `${name}-${trial}`);
      const starts = await Promise.allSettled(names.map((name) => bindKey(db, machine(name))));

      expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    }
  });

  it('can use a newer key, without the older one once everything is re-encrypted', async () => {
    const { db } = database;
    await bindKey(db, withKey('11'.repeat(32)));
    const both = withKey(`${'22'.repeat(32)},${'11'.repeat(32)}`);
    await rotateKeys({ db, keys: openDataKeys(both) });

    await expect(bindKey(db, withKey('22'.repeat(32)))).resolves.toBeUndefined();
    await expect(bindKey(db, withKey('11'.repeat(32)))).rejects.toThrow('DATA_KEY');
  });

  it('can use a new key if the registered one is lost and has encrypted nothing', async () => {
    const { db } = database;
    await bindKey(db, machine('lost'));
    await rotateKeys({ db, keys: openDataKeys(machine('new')) });

    await expect(bindKey(db, machine('new'))).resolves.toBeUndefined();
  });
});
