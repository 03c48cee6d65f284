import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';

import fastify from 'fastify';

import { listen } from './listen';

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
  const empty = fastify();
  empty.get('/:bytes', ({ url }, reply) => reply.type('application/json').send(bodyOf(url)));
  await empty.ready();
  process.send?.({
    bare: await listen(bare),
    fastify: await listen(empty.server),
  } satisfies Ports);
}
