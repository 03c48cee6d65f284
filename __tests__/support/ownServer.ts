import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A server of a test's own on a folder of its own, to be killed and started again. */
export function ownServer(port: number, settings: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'haberdash-own-'));
  const address = `http://127.0.0.1:${port}`;
  let running: ChildProcess | undefined;

  const answers = async () => {
    for (;;) {
      const answer = await fetch(`${address}/api/features`).catch(() => undefined);
      if (answer?.ok) return;
      if (running?.exitCode != null) throw new Error(`The server on ${port} has ended.`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  const kill = async () => {
    const ended = running && once(running, 'exit');
    running?.kill('SIGKILL');
    await ended;
    running = undefined;
  };
  return {
    address,
    dataDir: join(dataDir, 'data'),
    start: async () => {
      running = spawn(process.execPath, ['dist/server/main.mjs'], {
        env: {
          ...process.env,
          PORT: `${port}`,
          DATA_DIR: join(dataDir, 'data'),
          DEMO: 'off',
          ...settings,
        },
        stdio: 'ignore',
      });
      await answers();
    },
    kill,
    close: async () => {
      await kill();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
