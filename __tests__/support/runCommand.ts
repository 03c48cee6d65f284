import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';

interface Place {
  /** Where the person stands; the data lie in a folder of it. */
  folder: string;
  demo: 'on' | 'off';
}

/** Runs a command as a person does. */
export function runCommand(name: string, args: readonly string[], { folder, demo }: Place) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['-r', './__tests__/support/runTypeScript.js', `server/commands/${name}.ts`, ...args],
    {
      cwd: resolve(__dirname, '../..'),
      encoding: 'utf8',
      env: {
        ...process.env,
        DATA_DIR: join(folder, 'data'),
        DATABASE_URL: '',
        INIT_CWD: folder,
        DEMO: demo,
      },
    },
  );
  return { status, stdout, stderr };
}
