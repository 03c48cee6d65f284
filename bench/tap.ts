import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

import { splitHosts } from '../server/db/postgresAddress';

import { listen } from './listen';

/** Traffic to and from PostgreSQL. */
interface Passed {
  /** Number of statements, including the begin and the commit of each transaction. */
  statements: number;
  bytes: number;
}

export interface Tap {
  /** URL of the database through the proxy. */
  url: string;
  /** Returns the traffic so far. */
  passed: () => Passed;
  /** Milliseconds for which each transaction locked the row that numbers events. */
  held: readonly number[];
  close: () => Promise<void>;
}

/** The row shared by all transactions that record an event. */
const SHARED_ROW = Buffer.from('last_event');
const IDLE = 'I';

/** Opens a transparent proxy between the server and PostgreSQL. */
export async function openTap(url: string): Promise<Tap> {
  const [firstAddress = url] = splitHosts(url);
  const target = new URL(firstAddress);
  const passed: Passed = { statements: 0, bytes: 0 };
  const held: number[] = [];
  const sockets = new Set<Socket>();

  const serve = (client: Socket) => {
    const server = connect(Number(target.port || 5432), target.hostname);
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(one);
      one.setNoDelay(true);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
    /** Time at which this connection asked for the shared row, until its transaction ends. */
    let since: number | undefined;
    const onRequestData = messageSplitter(false, (type, message) => {
      if (type === 'Q' || type === 'P') passed.statements += 1;
      if (type === 'B' && message.includes(SHARED_ROW)) since = performance.now();
    });
    const onResponseData = messageSplitter(true, (type, message) => {
      if (type !== 'Z' || since === undefined || message.toString('latin1', 5) !== IDLE) return;
      held.push(performance.now() - since);
      since = undefined;
    });
    client.on('data', (chunk: Buffer) => {
      passed.bytes += chunk.length;
      onRequestData(chunk);
      server.write(chunk);
    });
    server.on('data', (chunk: Buffer) => {
      passed.bytes += chunk.length;
      onResponseData(chunk);
      client.write(chunk);
    });
  };
  const tap = createServer(serve);
  const through = new URL(target);
  through.hostname = '127.0.0.1';
  through.port = String(await listen(tap));
  return {
    url: through.href,
    passed: () => ({ ...passed }),
    held,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      tap.close();
      await once(tap, 'close');
    },
  };
}

/** Splits a byte stream into messages; the first one from a client has no type. */
function messageSplitter(
  isTypedFirst: boolean,
  onMessage: (type: string, message: Buffer) => void,
) {
  let rest: Buffer = Buffer.alloc(0);
  let isTyped = isTypedFirst;
  return (chunk: Buffer) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    for (;;) {
      const at = isTyped ? 1 : 0;
      if (rest.length < at + 4) return;
      const length = rest.readInt32BE(at) + at;
      if (rest.length < length) return;
      const message = rest.subarray(0, length);
      rest = rest.subarray(length);
      onMessage(isTyped ? message.toString('latin1', 0, 1) : '', message);
      isTyped = true;
    }
  };
}
