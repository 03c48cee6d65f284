import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { format } from 'node:util';

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

/**
 * Runs the function behind a program with these settings; returns the same as the program would,
 * but without loading it again, which takes most of its time.
 */
export async function callCommand(
  command: (args: readonly string[]) => Promise<number>,
  args: readonly string[],
  env: Record<string, string>,
) {
  const { env: ownEnv } = process;
  const { log, error } = console;
  const output = { stdout: '', stderr: '' };
  process.env = { ...ownEnv, ...env };
  console.log = (...parts: unknown[]) => void (output.stdout += `${format(...parts)}\n`);
  console.error = (...parts: unknown[]) => void (output.stderr += `${format(...parts)}\n`);
  try {
    return { status: await command(args), ...output };
  } finally {
    process.env = ownEnv;
    Object.assign(console, { log, error });
  }
}

/** Settings by which a command uses the embedded database of a folder. */
export const settingsIn = ({ folder, demo }: CommandOptions) => ({
  DATA_DIR: join(folder, 'data'),
  DATABASE_URL: '',
  INIT_CWD: folder,
  DEMO: demo,
});

/** Builds a server command, to be run on the embedded database of a folder. */
export async function makeCommand(name: string) {
  const { file, remove } = await makeProgram(`server/commands/${name}.ts`);
  const run = (args: readonly string[], options: CommandOptions) =>
    runProgram(file, args, settingsIn(options));
  return { run, remove };
}

export type Command = Awaited<ReturnType<typeof makeCommand>>;
