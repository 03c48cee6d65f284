import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

import { makeProgram } from './program';
import type { TestDatabase } from './testDatabase';

/**
 * Runs the production server on the test's database, as a process that can be killed and restarted.
 */
export async function makeKillableServer(
  { dataDir, url = '' }: TestDatabase,
  settings: Record<string, string> = {},
) {
  const { file, remove } = await makeProgram('__tests__/support/killableServer.ts');

  async function start(more: Record<string, string> = {}) {
    const server = spawn(process.execPath, [file], {
      env: {
        ...process.env,
        DATA_DIR: dataDir,
        DATABASE_URL: url,
        DEMO: 'off',
        ...settings,
        ...more,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const died = once(server, 'exit').then(() => {
      throw new Error('The server did not start.');
    });
    died.catch(() => {});
    const firstLine = once(createInterface(server.stdout), 'line') as Promise<[string]>;
    const [address] = await Promise.race([firstLine, died]);
    return { server, address };
  }
  return { start, remove };
}

export type KillableServer = Awaited<ReturnType<typeof makeKillableServer>>;
