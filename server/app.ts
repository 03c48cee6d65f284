import compress from '@fastify/compress';
import fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { DestinationStream } from 'pino';
import type { Registry } from 'prom-client';

import type { OpenScreens } from '#contract/renderedPage';

import type { Catalogue } from './catalogue/catalogue';
import type { Config } from './config';
import type { DataKeys } from './crypto/dataKeys';
import { openDataKeys } from './crypto/keyFile';
import type { Db } from './db/client';
import { isTemporary } from './db/failures';
import { allowPriceLists } from './db/priceListChanges';
import { primaryReadRouter, type ReadRouter } from './db/readRouter';
import { WritesBlocked } from './db/writeGuard';
import type { Demo } from './demo';
import type { MailQueue } from './mail/mailQueue';
import { openServices } from './openServices';
import { openPictures } from './pictures/pictures';
import { installAccess } from './plugins/access';
import { installAccessLog } from './plugins/accessLog';
import { DEFAULT_INTERVALS, installBackground, type Intervals } from './plugins/background';
import { FASTEST_BROTLI } from './plugins/compression';
import {
  connectionSettings,
  installStop,
  DEFAULT_TIMEOUTS,
  type Timeouts,
} from './plugins/connections';
import { installCors } from './plugins/cors';
import { countRequests } from './plugins/countRequests';
import { installDocumentation } from './plugins/documentation';
import { installHeaders } from './plugins/headers';
import { installHealth } from './plugins/health';
import { installJson } from './plugins/json';
import { installLimits } from './plugins/limits';
import { normaliseUrl } from './plugins/normaliseUrl';
import { installQueries } from './plugins/queries';
import { installReadYourWrites } from './plugins/readYourWrites';
import { installRefusals, refuse } from './plugins/refusals';
import { openRenderedPages } from './plugins/renderedPages';
import { installRequestId, requestIdSettings } from './plugins/requestId';
import { installResponseCache } from './plugins/responseCache';
import { installSecurityText } from './plugins/securityText';
import { installSession } from './plugins/session';
import { installSite, repairScreenUrl } from './plugins/site';
import { installSitemap } from './plugins/sitemap';
import { compileSerializer, compileValidator } from './plugins/validation';
import { installRoutes } from './routes/installRoutes';
import { Refusal } from './services/actions/refusal';
import { showAllBanners } from './services/content/showBanners';
import { openReadiness, type Readiness } from './services/database/readiness';
import type { Converter } from './table-files/openConverter';

/** Dependencies of the server, injectable for tests. */
export interface AppDependencies {
  db: Db;
  /** Database for read-only queries; defaults to `db`. */
  reads?: ReadRouter;
  config: Config;
  catalogue: Catalogue;
  /** The demo, if it is installed. */
  demo?: Demo | undefined;
  /** The storefront's screens, for server-side rendering of visitors' pages. */
  screens?: OpenScreens | undefined;
  /** Defaults to the keys from the configuration. */
  keys?: DataKeys;
  /** Defaults to the configured mail server or outbox. */
  mails?: MailQueue;
  /** Defaults to checking the database and the data folder. */
  readiness?: Readiness;
  now?: () => Date;
  /** Defaults to timeouts suitable for a server on the public internet. */
  timeouts?: Timeouts;
  log?: FastifyServerOptions['logger'];
  /** Destination for one log line per request. */
  accessLog?: DestinationStream | undefined;
  /** Parses uploaded spreadsheets; if omitted, uploads are reported as damaged. */
  convert?: Converter;
  /** Those of the background work that differ from the defaults. */
  intervals?: Partial<Intervals> | undefined;
  /** Registry for the request metrics. */
  metrics?: Registry | undefined;
}

const KILOBYTE = 1024;

/** Assembles the server; it is ready to listen or to be called through `inject`. */
export async function buildApp(parts: AppDependencies): Promise<FastifyInstance> {
  const { db, config, catalogue, demo, now = () => new Date() } = parts;
  const { timeouts = DEFAULT_TIMEOUTS, reads = primaryReadRouter(db) } = parts;
  const app = openServer(parts, timeouts);
  installRequestId(app);
  if (parts.accessLog) installAccessLog(app, parts.accessLog);
  if (parts.metrics) countRequests(app, parts.metrics);
  installResponseCache(app, { catalogue, now });
  await installCors(app, config);
  await installHealth(app, parts.readiness ?? openReadiness(db, config, reads));

  const keys = parts.keys ?? openDataKeys(config);
  const onError = (message: string, error: unknown) => {
    if (!(error instanceof WritesBlocked)) app.log.error(error, message);
  };
  const { mails, convert } = parts;
  const intervals = { ...DEFAULT_INTERVALS, ...parts.intervals };
  const services = openServices({ db, config, keys, mails, convert, now, onError });
  const { rules } = config;
  installBackground(app, { db, ...services, intervals, rules, now, onError });
  const pictures = openPictures({
    db,
    catalogue,
    dataDir: config.dataDir,
    imageHost: config.client.imageHost,
    drawings: demo?.drawings,
    onUnreadable: (path, error) => app.log.warn(error, `${path} cannot be read as a picture.`),
  });
  installStop(app, timeouts);
  installRefusals(app);
  installJson(app);
  installSession(app, db, now);
  installReadYourWrites(app, reads);
  installQueries(app);
  installAccess(app, config.limits);
  installHeaders(app, config);
  await installLimits(app);
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: FASTEST_BROTLI,
    syncThreshold: 64 * KILOBYTE,
  });
  await installDocumentation(app);
  installSecurityText(app, config, now);
  installSitemap(app, { db, catalogue, config });
  await installPages(app, parts, { imageHost: pictures.address, timeouts, now });
  await installRoutes(app, {
    db,
    reads,
    config,
    catalogue,
    demo,
    keys,
    pictures,
    ...services,
    now,
  });

  if (config.priceLists) {
    await allowPriceLists(db).catch((error: unknown) => {
      if (!isTemporary(error)) throw error;
    });
  }
  await app.ready();
  return app;
}

function openServer({ config, log = false }: AppDependencies, timeouts: Timeouts) {
  const app = fastify({
    ...connectionSettings(timeouts),
    ...requestIdSettings(config),
    logger: log,
    /** Disabled because a busy machine may start slowly. */
    pluginTimeout: 0,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 100 * KILOBYTE,
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    routerOptions: { maxParamLength: 300 },
    rewriteUrl: ({ url = '/' }) => normaliseUrl(url),
    frameworkErrors: (_error, request, reply) => {
      const repairedUrl = repairScreenUrl(request);
      if (repairedUrl) void reply.redirect(repairedUrl);
      else void refuse(request, reply, new Refusal(404, 'request.unknownAddress'));
    },
  });
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(compileSerializer);
  return app;
}

interface PageSettings {
  imageHost: string;
  timeouts: Timeouts;
  now: () => Date;
}

/** Serves the storefront's pages and files. */
async function installPages(
  app: FastifyInstance,
  { db, config, catalogue, screens }: AppDependencies,
  { imageHost, timeouts, now }: PageSettings,
): Promise<void> {
  const client = { ...config.client, imageHost };
  const version = () => catalogue.edition;
  const render = openRenderedPages(app, {
    screens,
    client,
    publicUrl: config.publicUrl,
    version,
    now,
    timeoutMs: timeouts.rendering,
    budgetMs: config.limits.rendering,
  });
  const banners = () => showAllBanners(db, catalogue.view);
  await installSite(app, { ...config, client, banners, render });
}
