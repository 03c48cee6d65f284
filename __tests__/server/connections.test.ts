import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

import type { Timeouts } from '../../server/plugins/connections';
import { startEmbeddedServer } from '../support/embeddedServer';
import type { TestServer } from '../support/startOn';

const HURRIED: Partial<Timeouts> = { headers: 300, request: 600, silence: 60_000, stop: 300 };
const PATIENT: Partial<Timeouts> = {
  headers: 60_000,
  request: 60_000,
  silence: 60_000,
  stop: 600_000,
};

let server: TestServer;
let port: number;

async function start(timeouts: Partial<Timeouts>) {
  server = await startEmbeddedServer({ timeouts });
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
}
afterEach(() => server.close());

/** Returns everything received until the server closes the connection. */
async function readToEnd(socket: Socket): Promise<string> {
  const pieces: Buffer[] = [];
  socket.on('data', (piece: Buffer) => pieces.push(piece));
  socket.on('error', () => undefined);
  await once(socket, 'close');
  return Buffer.concat(pieces).toString();
}

const open = (text: string): Socket => {
  const socket = connect(port, '127.0.0.1');
  socket.write(text);
  return socket;
};

const HEAD = 'POST /api/login HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n';

/** Sends one byte at a time for as long as the server reads. */
async function drip(socket: Socket, byte: string): Promise<void> {
  while (socket.writable) {
    socket.write(byte);
    await pause(20);
  }
}

describe('a sender that is slow on purpose', () => {
  beforeEach(() => start(HURRIED));

  it.each([
    ['a body', `${HEAD}Content-Length: 100000\r\n\r\n`],
    ['headers', `${HEAD}X-Slow: `],
  ])('gets a 408 and is disconnected if it sends %s a byte at a time', async (_what, start) => {
    const socket = open(start);
    const [answer] = await Promise.all([readToEnd(socket), drip(socket, 'x')]);

    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('{"status":false,"message":"The request took too long to arrive.');
  });

  it('delays nobody else', async () => {
    const socket = open(`${HEAD}Content-Length: 100000\r\n\r\n`);
    const { status } = await fetch(`http://127.0.0.1:${port}/api/features`);
    socket.destroy();

    expect(status).toBe(200);
  });
});

describe('an invalid request', () => {
  beforeEach(() => start(PATIENT));

  it.each([
    ['no HTTP', 'HELO shop\r\n\r\n', 400, 'This is not a valid HTTP request.'],
    ['endless headers', `${HEAD}X-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'too large'],
  ])('gets an error in the usual form: %s', async (_what, text, status, message) => {
    const answer = await readToEnd(open(text));

    expect(answer).toContain(`HTTP/1.1 ${status} `);
    expect(answer).toMatch(/\{"status":false,"message":"[^"]*"\}$/);
    expect(answer).toContain(message);
  });
});

describe('a server that is told to stop', () => {
  it('closes idle connections', async () => {
    await start(PATIENT);
    const socket = open('GET /api/features HTTP/1.1\r\nHost: shop\r\n\r\n');
    await once(socket, 'data');
    const closed = once(socket, 'close');
    await server.app.close();
    await closed;

    expect(server.app.server.listening).toBe(false);
  });

  it('waits only a limited time for unfinished requests', async () => {
    await start({ ...PATIENT, stop: 300 });
    const socket = open(`${HEAD}Content-Length: 100000\r\n\r\n{`);
    await once(server.app.server, 'request');
    const closed = readToEnd(socket);
    await server.app.close();
    await closed;

    expect(server.app.server.listening).toBe(false);
  });

  it('finishes a response in progress, and then closes its connection', async () => {
    await start(PATIENT);
    const hasRequest = once(server.app.server, 'request');
    const answer = fetch(`http://127.0.0.1:${port}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'nobody@shop.test', password: 'not this one' }),
    });
    await hasRequest;
    const [{ status, headers }] = await Promise.all([answer, server.app.close()]);

    expect(status).toBe(401);
    expect(headers.get('connection')).toBe('close');
  });
});
