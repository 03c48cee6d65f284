import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';

import { splitPassword } from '../../db/postgresAddress';

import { CommandError } from './commandError';

const INSTALL_HINT =
  'is not installed. It is part of PostgreSQL’s client tools, which must be of the server’s version or newer: apt-get install postgresql-client';

/**
 * Dumps a PostgreSQL database into a file for `pg_restore`, readable by its owner only, and
 * verifies it by listing its contents.
 */
export async function dumpPostgres(databaseUrl: string, file: string): Promise<{ tables: number }> {
  // Every user of the machine can see the arguments of a program.
  const { displayUrl, password } = splitPassword(databaseUrl);
  const env = { ...process.env, PGPASSWORD: password };
  closeSync(openSync(file, 'w', 0o600));
  await run('pg_dump', ['--format=custom', `--file=${file}`, `--dbname=${displayUrl}`], env);
  const list = await run('pg_restore', ['--list', file]);
  return { tables: list.split('\n').filter((line) => line.includes(' TABLE DATA ')).length };
}

/** Runs a program to completion and returns its output. */
function run(program: string, args: readonly string[], env = process.env): Promise<string> {
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let errorOutput = '';
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (errorOutput += text));
  return new Promise((resolve, reject) => {
    child.on('error', () => reject(new CommandError(`${program} ${INSTALL_HINT}`)));
    child.on('close', (code) =>
      code === 0
        ? resolve(output)
        : reject(new CommandError(`${program} failed: ${errorOutput.trim()}`)),
    );
  });
}
