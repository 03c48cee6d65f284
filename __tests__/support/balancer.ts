import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';

import { makeProgram } from './program';

/**
 * Whether the Debian packages of these programs are installed; the tests are skipped without them.
 */
export const hasBalancers = (): boolean =>
  ['haproxy', 'pgbouncer'].every((name) => spawnSync(name, ['-v']).error === undefined);

const NOBODY = 65_534;

const poolerConfig = (database: URL, port: number, mode: string, users: string) => `[databases]
* = host=${database.hostname} port=${database.port || '5432'}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
auth_type = trust
auth_file = ${users}
pool_mode = ${mode}
default_pool_size = 10
max_client_conn = 200
unix_socket_dir =
`;

/** Starts PgBouncer in front of a database in the given pooling mode. */
export async function openPooler(url: string, port: number, mode: 'transaction' | 'statement') {
  const database = new URL(url);
  const folder = mkdtempSync(join(tmpdir(), 'haberdash-pooler-'));
  const [file, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'users.txt')];
  writeFileSync(users, `"${database.username}" "${database.password}"\n`);
  writeFileSync(file, poolerConfig(database, port, mode, users));
  chmodSync(folder, 0o755);
  // PgBouncer refuses to run as root.
  const as = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const pooler = spawn('pgbouncer', [file], { stdio: 'ignore', ...as });
  await waitForPort(port);
  database.port = `${port}`;
  return { url: database.href, close: () => stopProcess(pooler, folder) };
}

/**
 * Starts HAProxy in front of servers and checks their readiness three times a second; a merely slow
 * server stays in rotation.
 */
export async function openBalancer(port: number, servers: readonly number[]) {
  const folder = mkdtempSync(join(tmpdir(), 'haberdash-balancer-'));
  const file = join(folder, 'haproxy.cfg');
  const lines = servers.map((serverPort) => `  server s${serverPort} 127.0.0.1:${serverPort}`);
  writeFileSync(
    file,
    `defaults
  mode http
  timeout connect 5s
  timeout check 10s
  timeout client 60s
  timeout server 60s
  option redispatch
  retries 3
frontend shop
  bind 127.0.0.1:${port}
  default_backend servers
backend servers
  balance roundrobin
  option httpchk GET /readyz
  http-check expect status 200
  default-server check inter 300ms fall 3 rise 1
${lines.join('\n')}
`,
  );
  const balancer = spawn('haproxy', ['-f', file, '-db'], { stdio: 'ignore' });
  await waitForPort(port);
  const address = `http://127.0.0.1:${port}`;
  while ((await fetch(`${address}/readyz`)).status !== 200) await delay(100);
  return { address, close: () => stopProcess(balancer, folder) };
}

async function stopProcess(program: ChildProcess, folder: string): Promise<void> {
  if (program.exitCode === null) {
    const ended = once(program, 'exit');
    program.kill('SIGKILL');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
}

async function waitForPort(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isListening = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isListening) return;
    await delay(50);
  }
}

/** Runs several instances of the production server on one database and one folder. */
export async function makeServers(settings: Record<string, string>) {
  const { file, remove } = await makeProgram('server/main.ts');
  const running = new Map<number, ChildProcess>();

  async function start(port: number): Promise<void> {
    const server = spawn(process.execPath, [file], {
      env: { ...process.env, DEMO: 'off', HOST: '127.0.0.1', PORT: `${port}`, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.set(port, server);
    const errors: string[] = [];
    server.stderr.on('data', (chunk: Buffer) => errors.push(String(chunk)));
    await new Promise<void>((resolve, reject) => {
      createInterface(server.stdout).on('line', (line) => {
        if (line.includes('Ready in')) resolve();
      });
      server.once('exit', () => reject(new Error(errors.join(''))));
    });
  }

  /**
   * Stops a server as a deployment does, with a signal and without killing it; returns its exit
   * code.
   */
  async function stop(port: number): Promise<number | null> {
    const server = running.get(port);
    if (!server || server.exitCode !== null) return null;
    const ended = once(server, 'exit') as Promise<[number | null]>;
    server.kill('SIGTERM');
    return (await ended)[0];
  }

  return {
    start,
    stop,
    close: async () => {
      for (const server of running.values()) if (server.exitCode === null) server.kill('SIGKILL');
      remove();
    },
  };
}
