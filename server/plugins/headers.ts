import type { FastifyInstance } from 'fastify';

import type { Settings } from '#contract/settings';

import type { Config } from '../config';

import { inlineScripts } from './sitePage';

/** The hosts of the analytics provider: open only where an id is set. */
const ANALYTICS = {
  scripts: ['https://www.googletagmanager.com'],
  calls: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
};

/** What every answer says, whoever asks for what. */
const commonHeaders = ({ allowedOrigins, publicUrl }: Config) => ({
  // No answer depends on what a browser sends by itself, so that pages elsewhere learn nothing new.
  'cross-origin-resource-policy': allowedOrigins.length > 0 ? 'cross-origin' : 'same-origin',
  'referrer-policy': 'no-referrer',
  ...(publicUrl.startsWith('https:') && {
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
  }),
  'x-content-type-options': 'nosniff',
});

/** What a page may do beside, and who may show it. */
const pageHeaders = ({ client, siteDir }: Config) => ({
  'content-security-policy': policyOf(client, inlineScripts(siteDir)),
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(self), serial=(self)',
  'x-frame-options': 'DENY',
});

/** Data does nothing and is shown nowhere, should a browser ever open it as a page. */
const DATA_HEADERS = { 'content-security-policy': "default-src 'none';frame-ancestors 'none'" };

/** What a browser may load and do: our own origin, the hosts of the settings, and nothing else. */
function policyOf(client: Settings, early: readonly string[]): string {
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
  const directives: [name: string, ...sources: string[]][] = [
    ['default-src', "'none'"],
    // The reader of bar codes for the camera is a WebAssembly program of our own.
    ['script-src', "'self'", ...early, "'wasm-unsafe-eval'", ...widget, ...analytics.scripts],
    ['style-src', "'self'", "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', 'blob:', ...hosts, ...pictures, ...analytics.calls],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...hosts, ...talk, ...pictures, ...analytics.calls],
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

/** What decides how a call is answered. */
const SEEN_BY = ['authorization', 'accept-language', 'accept-encoding'];

/** Tells browsers what they may do with an answer, and whether anybody may keep it. */
export function installHeaders(app: FastifyInstance, config: Config): void {
  // Put together once: they are a third of what a short answer costs.
  const common = commonHeaders(config);
  const ofPages = { ...common, ...pageHeaders(config) };
  const ofData = { ...common, ...DATA_HEADERS };
  const vary = [...(config.allowedOrigins.length > 0 ? ['origin'] : []), ...SEEN_BY].join(', ');
  app.addHook('onRequest', ({ url }, reply, done) => {
    reply.headers(isData(url) && !isDescription(url) ? ofData : ofPages);
    done();
  });

  app.addHook('onSend', (request, reply, _payload, done) => {
    if (isData(request.url)) {
      const isOpen = !request.customer && request.routeOptions.config.access === 'public';
      if (!isOpen || reply.statusCode >= 400) reply.header('cache-control', 'no-store');
      else if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
      reply.header('vary', vary);
    }
    done();
  });
}

const isData = (url: string): boolean => /^\/(api|search)\//.test(url);

/** The page that describes the calls. */
const isDescription = (url: string): boolean => url.startsWith('/api/docs');

const origins = (addresses: readonly string[]): string[] => [
  ...new Set(
    addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin),
  ),
];
