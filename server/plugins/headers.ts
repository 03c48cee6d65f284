import type { FastifyInstance } from 'fastify';

import type { Settings } from '#contract/settings';

import type { Config } from '../config';

import { inlineScripts } from './sitePage';

/** Hosts of the analytics provider, allowed only if an id is configured. */
const ANALYTICS = {
  scripts: ['https://www.googletagmanager.com'],
  calls: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
};

/** Headers of all responses. */
const commonHeaders = ({ allowedOrigins, publicUrl }: Config) => ({
  // Safe because no response depends on ambient credentials, so other sites learn nothing that is
  // not public.
  'cross-origin-resource-policy': allowedOrigins.length > 0 ? 'cross-origin' : 'same-origin',
  'referrer-policy': 'no-referrer',
  ...(publicUrl.startsWith('https:') && {
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
  }),
  'x-content-type-options': 'nosniff',
});

/** Additional headers of pages, controlling their capabilities and framing. */
const pageHeaders = ({ client, siteDir }: Config) => ({
  'content-security-policy': policyOf(client, inlineScripts(siteDir)),
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(self), serial=(self)',
  'x-frame-options': 'DENY',
});

/**
 * Data and pictures must neither run scripts nor be framed if a browser opens them as a page. What
 * else a page needs is larger than many a picture.
 */
const DATA_HEADERS = { 'content-security-policy': "default-src 'none';frame-ancestors 'none'" };

/**
 * Builds the content security policy: allows the own origin and the configured hosts, and nothing
 * else.
 */
function policyOf(client: Settings, inlineHashes: readonly string[]): string {
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
  const widgetSockets = widget.map((origin) => origin.replace(/^http/, 'ws'));
  const analytics = client.analyticsId ? ANALYTICS : { scripts: [], calls: [] };
  const directives: [name: string, ...sources: string[]][] = [
    ['default-src', "'none'"],
    // The camera's barcode reader is a WebAssembly module of the project.
    [
      'script-src',
      "'self'",
      ...inlineHashes,
      "'wasm-unsafe-eval'",
      ...widget,
      ...analytics.scripts,
    ],
    ['style-src', "'self'", "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', 'blob:', ...hosts, ...pictures, ...analytics.calls],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...hosts, ...widgetSockets, ...pictures, ...analytics.calls],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['frame-src', ...(widget.length > 0 ? widget : ["'none'"])],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
  ];
  return directives.map((directive) => directive.join(' ')).join(';');
}

/** Request headers that determine an API response. */
const VARY_HEADERS = ['authorization', 'accept-language', 'accept-encoding'];

/** Sets security and cache headers. */
export function installHeaders(app: FastifyInstance, config: Config): void {
  // Assembled once, because building them takes a third of the time of a short response.
  const common = commonHeaders(config);
  const allPageHeaders = { ...common, ...pageHeaders(config) };
  const allDataHeaders = { ...common, ...DATA_HEADERS };
  const vary = [...(config.allowedOrigins.length > 0 ? ['origin'] : []), ...VARY_HEADERS].join(
    ', ',
  );
  app.addHook('onRequest', ({ url }, reply, done) => {
    const isPage = !(isData(url) || isPicture(url)) || isDocumentation(url);
    reply.headers(isPage ? allPageHeaders : allDataHeaders);
    done();
  });

  app.addHook('onSend', (request, reply, _payload, done) => {
    if (isData(request.url)) {
      const isPublic = !request.customer && request.routeOptions.config.access === 'public';
      if (!isPublic || reply.statusCode >= 400) reply.header('cache-control', 'no-store');
      else if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
      reply.header('vary', vary);
    }
    done();
  });
}

/** Whether the URL is that of an API call, as opposed to a page or file. */
export const isData = (url: string): boolean => /^\/(api|search)\//.test(url);

/** Whether the URL is that of a product's picture. */
const isPicture = (url: string): boolean => url.startsWith('/images/');

/** Whether the URL is that of the API documentation page. */
const isDocumentation = (url: string): boolean => url.startsWith('/api/docs');

const origins = (addresses: readonly string[]): string[] => [
  ...new Set(
    addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin),
  ),
];
