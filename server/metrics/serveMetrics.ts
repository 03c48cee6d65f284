import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

import type { Registry } from 'prom-client';

import type { Config } from '../config';

/** Serves Prometheus metrics on a separate port that is not public. */
export async function serveMetrics(
  registry: Registry,
  { metricsPort, metricsHost }: Pick<Config, 'metricsPort' | 'metricsHost'>,
): Promise<Server> {
  const server = createServer(({ url, method }, response) => {
    if (method !== 'GET' || url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(metricsPort, metricsHost);
  await once(server, 'listening');
  return server;
}
