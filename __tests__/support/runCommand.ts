import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';

import { makeProgram } from './program';

interface CommandOptions {
  /** Working directory of the command; the data is in a subfolder. */
  folder: string;
  demo: 'on' | 'off';
}

/** Runs a program as a person would; returns its output and status. */
export function runProgram(file: string, args: readonly string[], env: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
    cwd: resolve(__dirname, '../..'),
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { status, stdout, stderr };
}

/** Builds a server command, to be run on the embedded database of a folder. */
export async function makeCommand(name: string) {
  const { file, remove } = await makeProgram(`server/commands/${name}.ts`);
  const run = (args: readonly string[], { folder, demo }: CommandOptions) =>
    runProgram(file, args, {
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: '',
      INIT_CWD: folder,
      DEMO: demo,
    });
  return { run, remove };
}

export type Command = Awaited<ReturnType<typeof makeCommand>>;
