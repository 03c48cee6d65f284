import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openPostgres, type Db } from '../../server/db/client';
import { migrate } from '../../server/db/migrate';

import { freePorts } from './freePorts';
import { inPostgres } from './postgres';

const PROGRAMS = '/usr/lib/postgresql/15/bin';

/**
 * Replication tests run only if TEST_DATABASE_URL is set and Debian's PostgreSQL programs are
 * installed.
 */
export const describeReplicated = (name: string, tests: () => void): void => {
  const missing = [
    ...(process.env.TEST_DATABASE_URL ? [] : ['TEST_DATABASE_URL']),
    ...(existsSync(PROGRAMS) ? [] : [PROGRAMS]),
  ];
  if (missing.length === 0) describe(name, tests);
  else describe.skip(`${name} (needs ${missing.join(' and ')})`, tests);
};

/** A PostgreSQL primary and a streaming replica of the test's own. */
export interface Replicated {
  db: Db;
  /** Connection URLs of the primary and the replica. */
  url: string;
  replicaUrl: string;
  /** The test's own folder. */
  dataDir: string;
  /** Pauses replay: the replica still receives changes, but does not apply them. */
  pause: () => Promise<void>;
  resume: () => Promise<void>;
  killPrimary: () => Promise<void>;
  promote: () => Promise<void>;
  close: () => Promise<void>;
}

export async function openReplicated({ isSynchronous = false } = {}): Promise<Replicated> {
  const folder = mkdtempSync(join(tmpdir(), 'haberdash-replicated-'));
  chmodSync(folder, 0o777);
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  const [primary, replica] = [join(folder, 'primary'), join(folder, 'replica')];
  const [port = 0, replicaPort = 0] = await freePorts(2);
  const addressAt = (portNumber: number) => `postgres://haberdash@127.0.0.1:${portNumber}/postgres`;
  const url = addressAt(port);
  const replicaUrl = addressAt(replicaPort);
  const control = (data: string, ...args: string[]) =>
    run('pg_ctl', ['-D', data, '-w', '-t', '600', '-l', `${data}.log`, ...args]);

  await run('initdb', ['-D', primary, '-U', 'haberdash', '-A', 'trust', '-E', 'UTF8', '--no-sync']);
  appendSettings(primary, {
    port,
    unix_socket_directories: '',
    listen_addresses: '127.0.0.1',
    fsync: 'off',
  });
  await control(primary, 'start');
  const source = `host=127.0.0.1 port=${port} user=haberdash application_name=replica`;
  await run('pg_basebackup', ['-D', replica, '-R', '-X', 'stream', '-c', 'fast', '-d', source]);
  appendSettings(replica, { port: replicaPort });
  await control(replica, 'start');
  if (isSynchronous) {
    await inPostgres(url, `alter system set synchronous_standby_names = 'replica'`);
    await inPostgres(url, 'select pg_reload_conf()');
  }
  const db = openPostgres(url);
  await migrate(db);

  return {
    db,
    url,
    replicaUrl,
    dataDir,
    pause: () => inPostgres(replicaUrl, PAUSE),
    resume: () => inPostgres(replicaUrl, 'select pg_wal_replay_resume()'),
    killPrimary: () => control(primary, '-m', 'immediate', 'stop'),
    promote: () => control(replica, 'promote'),
    close: async () => {
      await db.destroy();
      for (const data of [replica, primary]) {
        if (existsSync(join(data, 'postmaster.pid')))
          await control(data, '-m', 'immediate', 'stop');
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Pausing is only requested, and takes effect a little later. */
const PAUSE = `do $$begin
  perform pg_wal_replay_pause();
  while pg_get_wal_replay_pause_state() <> 'paused' loop perform pg_sleep(0.01); end loop;
end$$`;

const appendSettings = (data: string, settings: Record<string, string | number>) =>
  appendFileSync(
    join(data, 'postgresql.conf'),
    Object.entries(settings)
      .map(([name, value]) => `\n${name} = '${value}'`)
      .join(''),
  );

/** PostgreSQL refuses to run as root. */
async function run(program: string, args: readonly string[]): Promise<void> {
  const file = join(PROGRAMS, program);
  const [command, ...before] =
    process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--', file] : [file];
  const child = spawn(command!, [...before, ...args], {
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errorOutput = '';
  child.stderr.on('data', (text: Buffer) => (errorOutput += String(text)));
  const [status] = (await once(child, 'exit')) as [number | null];
  if (status !== 0) throw new Error(`${program}: ${errorOutput}`);
}
