import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

import type { Config } from '../config';

/** The hosts of the analytics provider: open only where an id is set. */
const ANALYTICS = {
  scripts: ['https://www.googletagmanager.com'],
  calls: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
};

/** What a browser may load and do: our own origin, the hosts of the settings, and nothing else. */
export async function installHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const { client } = config;
  const hosts = origins([
    client.apiHost,
    client.searchHost,
    client.adminHost,
    client.geoHost,
    client.chatWidgetUrl,
    ...client.tokenHosts,
  ]);
  const pictures = origins([client.imageHost]);
  const widget = origins([client.chatWidgetUrl]);
  const talk = widget.map((origin) => origin.replace(/^http/, 'ws'));
  const analytics = client.analyticsId ? ANALYTICS : { scripts: [], calls: [] };

  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        // The reader of bar codes for the camera is a WebAssembly program of our own.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...widget, ...analytics.scripts],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...hosts, ...pictures, ...analytics.calls],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...hosts, ...talk, ...pictures, ...analytics.calls],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        frameSrc: widget.length > 0 ? widget : ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: config.publicUrl.startsWith('https:')
      ? { maxAge: 63_072_000, includeSubDomains: true }
      : false,
  });

  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(self), serial=(self)');
  });

  app.addHook('onSend', async (request, reply) => {
    if (!isData(request.url)) return;
    if (
      request.customer ||
      request.routeOptions.config.access !== 'public' ||
      reply.statusCode >= 400
    ) {
      reply.header('cache-control', 'no-store');
    } else if (!reply.hasHeader('cache-control')) {
      reply.header('cache-control', 'no-cache');
    }
    reply.header('vary', 'authorization, accept-language, accept-encoding');
  });
}

const isData = (url: string): boolean => /^\/(api|search)\//.test(url);

const origins = (addresses: readonly string[]): string[] => [
  ...new Set(
    addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin),
  ),
];
