import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

import fastify from 'fastify';

/** Ports of two servers that do nothing but answer with the same bytes: Node's own, and Fastify's. */
interface Ports {
  bare: number;
  fastify: number;
}

export interface Floor extends Ports {
  stop: () => void;
}

/** What this program is told in place of a part's name, to be the floor of another one's run. */
export const FLOOR = 'floor';

/** Starts both in a process of their own, as the server is in one. */
export async function startFloor(bytes: number): Promise<Floor> {
  const floor = fork(process.argv[1] ?? '', [FLOOR, String(bytes)]);
  const [ports] = (await once(floor, 'message')) as [Ports];
  return { ...ports, stop: () => floor.kill() };
}

export async function serveFloor(size: number): Promise<void> {
  const bytes = Buffer.alloc(size, 'a');
  const bare = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': size });
    response.end(bytes);
  });
  await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));
  const empty = fastify();
  empty.get('/', (_request, reply) => reply.type('application/json').send(bytes));
  await empty.listen({ port: 0, host: '127.0.0.1' });
  process.send?.({ bare: portOf(bare), fastify: portOf(empty.server) } satisfies Ports);
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The floor has no port.');
  return address.port;
}
