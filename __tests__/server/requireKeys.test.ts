import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { readConfig } from '../../server/config';
import { openDataKeys } from '../../server/crypto/keyFile';
import { requireKeys } from '../../server/services/application/requireKeys';
import { wholeApplication } from '../support/applications';
import { startEmbeddedServer } from '../support/embeddedServer';
import type { TestServer } from '../support/startOn';

let server: TestServer;

beforeAll(async () => {
  server = await startEmbeddedServer();
});
afterAll(() => server.close());

const withKey = (key: string) => readConfig({ DATA_KEY: key });

describe('a start on a database', () => {
  it('goes on without a key file as long as nothing is sealed', async () => {
    const config = readConfig({ DATA_DIR: join(server.dataDir, 'other') });

    await expect(requireKeys(server.db, config)).resolves.toBeUndefined();
  });

  it('is refused where no key opens what is sealed, and no new key is made', async () => {
    const application = wholeApplication('ca', { email: 'keys@shop.test' });
    const { status } = await server.ask('POST', '/api/store/user', { body: application });
    const config = readConfig({ DATA_DIR: join(server.dataDir, 'other') });

    expect(status).toBe(200);
    await expect(requireKeys(server.db, withKey('11'.repeat(32)))).resolves.toBeUndefined();
    await expect(requireKeys(server.db, withKey('22'.repeat(32)))).rejects.toThrow(
      'DATA_KEY opens',
    );
    await expect(requireKeys(server.db, config)).rejects.toThrow(config.dataKeyFile);
    expect(existsSync(config.dataKeyFile)).toBe(false);
  });

  it('goes on with a newer key before the one that sealed', async () => {
    const config = withKey(`${'22'.repeat(32)},${'11'.repeat(32)}`);

    expect(openDataKeys(config).ids()).toHaveLength(2);
    await expect(requireKeys(server.db, config)).resolves.toBeUndefined();
  });
});
