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
import { primaryReadRouter, type ReadRouter } from './db/readRouter';
import { WritesBlocked } from './db/writeGuard';
import type { Demo } from './demo';
import { openMailTransport } from './mail/mailTransport';
import { openPictures } from './pictures/pictures';
import { installAccess } from './plugins/access';
import { installAccessLog } from './plugins/accessLog';
import { installBackground } from './plugins/background';
import { browserCookie } from './plugins/browserCookie';
import { FASTEST_BROTLI } from './plugins/compression';
import {
  connectionSettings,
  installStop,
  DEFAULT_TIMEOUTS,
  type Timeouts,
} from './plugins/connections';
import { installCors } from './plugins/cors';
import { countRequests } from './plugins/countRequests';
import { deviceCookie } from './plugins/deviceCookie';
import { installDocumentation } from './plugins/documentation';
import { installHeaders } from './plugins/headers';
import { installHealth } from './plugins/health';
import { installJson } from './plugins/json';
import { installLimits } from './plugins/limits';
import { installQueries } from './plugins/queries';
import { installReadYourWrites } from './plugins/readYourWrites';
import { installRefusals, refuse } from './plugins/refusals';
import { openRenderedPages } from './plugins/renderedPages';
import { installRequestId, requestIdSettings } from './plugins/requestId';
import { installResponseCache } from './plugins/responseCache';
import { installSecurityText } from './plugins/securityText';
import { installSession } from './plugins/session';
import { installSite, repairScreenUrl } from './plugins/site';
import { compileSerializer, compileValidator } from './plugins/validation';
import { accountRoutes } from './routes/account';
import { addressRoutes } from './routes/addresses';
import { applicationRoutes } from './routes/applications';
import { applicationStatusRoutes } from './routes/applicationStatus';
import { cartRoutes } from './routes/cart';
import { catalogueRoutes } from './routes/catalogue';
import { contentRoutes } from './routes/content';
import { favouriteRoutes } from './routes/favourites';
import { featureRoutes } from './routes/features';
import { fileRoutes } from './routes/files';
import { geolocationRoutes } from './routes/geolocation';
import { imageRoutes } from './routes/images';
import { knownCodeRoutes } from './routes/knownCodes';
import { opticonRoutes } from './routes/opticon';
import { orderRoutes } from './routes/orders';
import { productDataRoutes } from './routes/productData';
import { productGroupRoutes } from './routes/productGroups';
import { purchaseHistoryRoutes } from './routes/purchaseHistory';
import { rememberedCodeRoutes } from './routes/rememberedCodes';
import { searchRoutes } from './routes/search';
import { staffRoutes } from './routes/staff';
import { staffActivityRoutes } from './routes/staffActivity';
import { staffContentRoutes } from './routes/staffContent';
import { staffCustomerRoutes } from './routes/staffCustomers';
import { staffExchangeRoutes } from './routes/staffExchange';
import { staffKeyRoutes } from './routes/staffKeys';
import { staffOrderActionRoutes } from './routes/staffOrderActions';
import { staffOrderRoutes } from './routes/staffOrders';
import { staffPictureRoutes } from './routes/staffPictures';
import { staffProductRoutes } from './routes/staffProducts';
import { staffUploadRoutes } from './routes/staffUploads';
import { staffWebhookRoutes } from './routes/staffWebhooks';
import { supportRoutes } from './routes/support';
import { machineRoutes } from './routes/v1/machineRoutes';
import { openJobs } from './services/exchange/jobs/workJobs';
import { DAMAGED } from './services/folder/convertFile';
import type { Converter } from './services/folder/openConverter';
import { openFolder } from './services/folder/openFolder';
import { openReadiness, type Readiness } from './services/readiness';
import { Refusal } from './services/refusal';
import { openMailQueue, type MailQueue } from './services/sendMails';
import { showAllBanners } from './services/showBanners';
import { openDispatcher } from './services/webhooks/dispatcher';
import { openSender } from './services/webhooks/sendWebhook';

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
  patience?: Timeouts;
  log?: FastifyServerOptions['logger'];
  /** Destination for one log line per request. */
  accessLog?: DestinationStream | undefined;
  /** Parses uploaded spreadsheets; if omitted, uploads are reported as damaged. */
  convert?: Converter;
  /** Interval for polling the exchange folder, in milliseconds; defaults to ten seconds. */
  folderIntervalMs?: number;
  /** Registry for the request metrics. */
  metrics?: Registry | undefined;
}

const KILOBYTE = 1024;

/** Assembles the server; it is ready to listen or to be called through `inject`. */
export async function buildApp(parts: AppDependencies): Promise<FastifyInstance> {
  const { db, config, catalogue, demo, screens, now = () => new Date(), log = false } = parts;
  const { patience = DEFAULT_TIMEOUTS, reads = primaryReadRouter(db) } = parts;
  const app = fastify({
    ...connectionSettings(patience),
    ...requestIdSettings(config),
    logger: log,
    /** Disabled because a busy machine may start slowly. */
    pluginTimeout: 0,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 100 * KILOBYTE,
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: (_error, request, reply) => {
      const repairedUrl = repairScreenUrl(request);
      if (repairedUrl) void reply.redirect(repairedUrl);
      else void refuse(request, reply, new Refusal(404, 'request.unknownAddress'));
    },
  });
  installRequestId(app);
  if (parts.accessLog) installAccessLog(app, parts.accessLog);
  if (parts.metrics) countRequests(app, parts.metrics);
  installResponseCache(app, { catalogue, now });
  await installCors(app, config);
  await installHealth(app, parts.readiness ?? openReadiness(db, config, reads));

  const { dataDir, publicUrl, ordersMail, houseLang } = config;
  const keys = parts.keys ?? openDataKeys(config);
  const onError = (message: string, error: unknown) => {
    if (!(error instanceof WritesBlocked)) app.log.error(error, message);
  };
  const mails =
    parts.mails ??
    openMailQueue({
      ...{ db, carrier: openMailTransport(config), publicUrl, ordersMail, houseLang },
      ...{ now, onError },
    });
  const reach = { allowedOrigins: config.webhookHosts };
  const send = openSender(reach);
  const dispatcher = openDispatcher({ db, keys, send, now, onError });
  const jobs = openJobs({ db, now, onError, onPart: () => mails.send() });
  const alarmMinutes = config.ackAlarmMinutes;
  const { dir, ...exchange } = config.exchange;
  const files = { db, jobs, mails, alarmMinutes, now, onError, lang: houseLang, ...exchange };
  const { convert = async () => DAMAGED, folderIntervalMs = 10_000 } = parts;
  const folder = dir === undefined ? undefined : openFolder({ ...files, dir, convert });
  const work = { mails, dispatcher, jobs, folder, folderIntervalMs };
  installBackground(app, { db, ...work, alarmMinutes, now, onError });
  const browser = browserCookie(config);
  const devices = deviceCookie(keys, config);
  const { drawings, printedFile } = demo ?? {};
  const pictures = openPictures({
    db,
    catalogue,
    dataDir,
    imageHost: config.client.imageHost,
    drawings,
    onUnreadable: (path, error) => app.log.warn(error, `${path} cannot be read as a picture.`),
  });
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(compileSerializer);

  installStop(app, patience);
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
  const client = { ...config.client, imageHost: pictures.address };
  const version = () => catalogue.edition;
  const draw = openRenderedPages(app, {
    screens,
    client,
    version,
    now,
    patience: patience.drawing,
  });
  await installSite(app, {
    ...config,
    client,
    banners: () => showAllBanners(db, catalogue.view),
    draw,
  });

  await app.register(accountRoutes, { db, browser, devices, mails, now });
  await app.register(applicationRoutes, { db, keys, browser, mails, now });
  await app.register(applicationStatusRoutes, { db, keys, browser, mails, now });
  const staffDevices = deviceCookie(keys, config, 'staff-device');
  await app.register(staffRoutes, { db, keys, devices: staffDevices, mails, now });
  await app.register(staffOrderRoutes, { db, alarmMinutes, now });
  await app.register(staffOrderActionRoutes, { db, mails, now });
  await app.register(staffKeyRoutes, { db, now });
  await app.register(staffWebhookRoutes, { db, keys, reach, send, now });
  await app.register(staffCustomerRoutes, { db, catalogue, mails, now });
  await app.register(staffContentRoutes, { db, printedFile, dataDir, now });
  await app.register(staffActivityRoutes, { db, now });
  await app.register(staffExchangeRoutes, { db, jobs, alarmMinutes, now });
  await app.register(staffProductRoutes, { db, catalogue, pictures, now });
  await app.register(staffUploadRoutes, { db, convert, jobs, dataDir, now });
  await app.register(staffPictureRoutes, { db, pictures, dataDir, now });
  await app.register(featureRoutes);
  await app.register(contentRoutes, { db, catalogue, printedFile });
  await app.register(supportRoutes, { db });
  await app.register(geolocationRoutes, { trustedProxies: config.trustedProxies });
  await app.register(favouriteRoutes, { db, now });
  await app.register(cartRoutes, { db, now });
  await app.register(opticonRoutes, { db, now });
  await app.register(knownCodeRoutes, { db });
  await app.register(rememberedCodeRoutes, { db, now });
  await app.register(orderRoutes, { db, reads, mails, holds: config.holds, now });
  await app.register(addressRoutes, { db });
  await app.register(purchaseHistoryRoutes, { reads, catalogue, now });
  const { limits } = config;
  await app.register(machineRoutes, { db, keys, mails, jobs, reach, send, limits, now });
  await app.register(catalogueRoutes, { db, reads, catalogue });
  await app.register(searchRoutes, { reads, catalogue });
  await app.register(productDataRoutes, { reads, catalogue });
  await app.register(productGroupRoutes, { reads });
  await app.register(imageRoutes, { pictures });
  const fileSources = { pictures, drawings, printedFile };
  await app.register(fileRoutes, { db, catalogue, ...fileSources, dataDir, publicUrl });

  await app.ready();
  return app;
}
