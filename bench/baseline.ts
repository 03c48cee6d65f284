import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

import fastify from 'fastify';

/**
 * Ports of two baseline servers, plain Node and Fastify, which respond with as many bytes as their
 * path says.
 */
interface Ports {
  bare: number;
  fastify: number;
}

export interface Baselines extends Ports {
  stop: () => void;
}

/**
 * Argument that makes this program serve the baselines for another run, instead of naming a part.
 */
export const SERVE_BASELINES = 'floor';

/** Starts both in a separate process, as the measured server is. */
export async function startBaselines(): Promise<Baselines> {
  const floor = fork(process.argv[1] ?? '', [SERVE_BASELINES]);
  const [ports] = (await once(floor, 'message')) as [Ports];
  return { ...ports, stop: () => floor.kill() };
}

export async function serveBaselines(): Promise<void> {
  const bodies = new Map<string, Buffer>();
  const bodyOf = (path: string) => {
    const body = bodies.get(path) ?? Buffer.alloc(Number(path.slice(1)), 'a');
    bodies.set(path, body);
    return body;
  };
  const bare = createServer(({ url = '/0' }, response) => {
    const body = bodyOf(url);
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
    response.end(body);
  });
  await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));
  const empty = fastify();
  empty.get('/:bytes', ({ url }, reply) => reply.type('application/json').send(bodyOf(url)));
  await empty.listen({ port: 0, host: '127.0.0.1' });
  process.send?.({ bare: portOf(bare), fastify: portOf(empty.server) } satisfies Ports);
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The baseline server has no port.');
  return address.port;
}
