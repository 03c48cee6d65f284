import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Returns the next request of a client, as bytes on the wire. */
export type NextRequest = (client: number, turn: number) => string;

export const CLIENTS = 16;

const END_OF_HEAD = Buffer.from('\r\n\r\n');
const END_OF_CHUNKS = Buffer.from('\r\n0\r\n\r\n');

/**
 * Counts responses of servers to several concurrent clients, each with its own connection and
 * sending the next request as soon as it has the last response. Responses are parsed only to find
 * their end, so that the servers are the bottleneck.
 */
export async function countResponses(
  ports: readonly number[],
  next: NextRequest,
  seconds: number,
): Promise<{ answers: number; seconds: number }> {
  const sockets = await Promise.all(
    Array.from({ length: CLIENTS }, (_none, client) => open(ports[client % ports.length]!)),
  );
  let isOver = false;
  const started = performance.now();
  setTimeout(() => (isOver = true), seconds * 1000);
  const counts = await Promise.all(
    sockets.map((socket, client) =>
      sendRepeatedly(
        socket,
        (turn) => next(client, turn),
        () => isOver,
      ),
    ),
  );
  const took = (performance.now() - started) / 1000;
  for (const socket of sockets) socket.destroy();
  return { answers: counts.reduce((sum, count) => sum + count, 0), seconds: took };
}

/** Returns the responses per second of one server. */
export async function measureRate(
  port: number,
  next: NextRequest,
  seconds: number,
): Promise<number> {
  const counted = await countResponses([port], next, seconds);
  return counted.answers / counted.seconds;
}

/** Returns a complete response. */
export async function fetchResponse(port: number, request: string): Promise<Buffer> {
  const socket = await open(port);
  const response = await sendOnce(socket, request);
  socket.destroy();
  return response;
}

async function open(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await once(socket, 'connect');
  return socket;
}

const sendOnce = (socket: Socket, request: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const onData = assembleResponses(resolve, reject);
    socket.once('error', reject).on('data', onData);
    socket.write(request);
  });

const sendRepeatedly = (
  socket: Socket,
  next: (turn: number) => string,
  isOver: () => boolean,
): Promise<number> =>
  new Promise((resolve, reject) => {
    let answers = 0;
    const onData = assembleResponses(() => {
      answers += 1;
      if (isOver()) resolve(answers);
      else socket.write(next(answers));
    }, reject);
    socket.on('error', reject).on('data', onData);
    socket.write(next(0));
  });

/** Assembles chunks into complete responses; any status other than 200 fails the measurement. */
function assembleResponses(onResponse: (response: Buffer) => void, fail: (error: Error) => void) {
  let read: Buffer = Buffer.alloc(0);
  return (piece: Buffer) => {
    read = read.length === 0 ? piece : Buffer.concat([read, piece]);
    const end = read.indexOf(END_OF_HEAD);
    if (end < 0) return;
    const head = read.toString('latin1', 0, end);
    if (!head.startsWith('HTTP/1.1 200')) return fail(new Error(read.toString()));
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    const isComplete =
      length === undefined
        ? read.subarray(-END_OF_CHUNKS.length).equals(END_OF_CHUNKS)
        : read.length >= end + END_OF_HEAD.length + Number(length);
    if (!isComplete) return;
    const response = read;
    read = Buffer.alloc(0);
    onResponse(response);
  };
}
