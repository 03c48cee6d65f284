import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A server with its own folder for a single test, which can be killed and restarted. */
export function ownServer(port: number, settings: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'haberdash-own-'));
  const address = `http://127.0.0.1:${port}`;
  let running: ChildProcess | undefined;
  // A test that runs out of time may not get to close it, and would leave the next without a port.
  process.once('exit', () => running?.kill('SIGKILL'));

  /**
   * Waits for this very process, because another server could be answering on a port already in
   * use.
   */
  const waitUntilReady = (server: ChildProcess) =>
    new Promise<void>((resolve, reject) => {
      createInterface(server.stdout!).on('line', (line) => {
        if (line.includes('Ready in')) resolve();
      });
      server.once('exit', () => reject(new Error(`The server on ${port} has ended.`)));
    });
  const kill = async () => {
    const ended = running?.exitCode === null && once(running, 'exit');
    running?.kill('SIGKILL');
    await ended;
    running = undefined;
  };
  return {
    address,
    dataDir: join(dataDir, 'data'),
    /** Starts it with the build in `dist` of a folder, by default the project's. */
    start: async (folder = '.') => {
      running = spawn(process.execPath, ['dist/server/main.mjs'], {
        cwd: folder,
        env: {
          ...process.env,
          PORT: `${port}`,
          DATA_DIR: join(dataDir, 'data'),
          DEMO: 'off',
          ...settings,
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await waitUntilReady(running);
    },
    kill,
    close: async () => {
      await kill();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
