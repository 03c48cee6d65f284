import { resolve } from 'node:path';

import type { Settings } from '#contract/settings';
import { COMPANY } from '#domain/company';
import type { Language } from '#domain/languages';
import type { ShopRules } from '#domain/shopRules';

import { openEnvironment, type Environment, type OpenEnvironment } from './environment';
import { displayHost, isLoopback } from './hosts';
import { LIMITS, limitSetting, type LimitName, type Limits } from './limits';
import { readRules } from './readRules';
import {
  readAnalyticsId,
  readExchangeProfile,
  readHouseLanguage,
  readSecurityContact,
} from './settingFormats';
import type { Profile } from './spreadsheets/profile';

/** Configuration from the environment, read once at startup. */
export interface Config {
  port: number;
  host: string;
  dataDir: string;
  /** If unset, the embedded database in `dataDir` is used. */
  databaseUrl: string | undefined;
  /** A streaming replica for read-only queries. */
  databaseReadUrl: string | undefined;
  /** Where the catalogue is queried: in each server's memory, or in database tables. */
  catalogue: 'memory' | 'database';
  /**
   * Whether price lists may be added; every server of the database must read them, which one of an
   * earlier version does not.
   */
  priceLists: boolean;
  /** Public URL of the storefront; prefix of links in e-mails. */
  publicUrl: string;
  /** Number of proxies in front of the server whose forwarded address is trusted. */
  trustedProxies: number;
  /** Origins allowed to make cross-origin requests. */
  allowedOrigins: string[];
  demo: boolean;
  limits: Limits;
  /**
   * Keys that encrypt sensitive fields, as text, newest first. If unset, those in the key file are
   * used.
   */
  dataKey: string | undefined;
  /** Created at the first start if no key is set; next to the data folder, never inside it. */
  dataKeyFile: string;
  /** If unset, e-mails are written to `dataDir`/outbox. */
  smtpUrl: string | undefined;
  /** Sender of e-mails. */
  mailFrom: string;
  /** Internal addresses that receive each released order by e-mail. */
  ordersMail: string[];
  /** Language of texts for the operator: internal e-mails and the notes beside exchanged files. */
  houseLang: Language;
  /** The operator's rules, for the services; the pages have them in `client`, too. */
  rules: ShopRules;
  /** Contact for reporting vulnerabilities; '' publishes none. */
  securityContact: string;
  /** Whether to write a line to standard output for each request. */
  accessLog: boolean;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Port of the Prometheus metrics; 0 disables them. */
  metricsPort: number;
  metricsHost: string;
  /** Free space in the data folder below which the server reports that it is not ready. */
  leastFreeMegabytes: number;
  /** How long a stopping server keeps answering requests while reporting that it is not ready. */
  drainSeconds: number;
  /** Origins inside the private network that webhooks may call nevertheless. */
  webhookHosts: string[];
  exchange: ExchangeSettings;
  /** Folder of the built storefront. */
  siteDir: string;
  /** Folder of the screens compiled for server-side rendering. */
  pageDir: string;
  /** The compiled programs for the server's threads. */
  serverDir: string;
  client: Settings;
}

/** File exchange with a system that offers no other interface. */
interface ExchangeSettings {
  /** If unset, no files are exchanged. */
  dir: string | undefined;
  /** Format of order files. */
  profile: Profile;
  /** Whether an order counts as acknowledged once it is written to a file. */
  acknowledges: boolean;
}

/** The built-in chat widget that the demo shows if no other is configured. */
const DEMO_CHAT = '/chat/widget.js';

/** Upper bound for configurable limits of requests per minute. */
const MAX_REQUESTS = 1_000_000_000;

/** Where lists and searches are computed. */
const CATALOGUES = ['memory', 'database'] as const;

/** Levels for standard error: messages of the chosen level and more severe ones are written. */
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Thrown with one sentence for each invalid setting. */
export class BadConfig extends Error {}

/** Reads the configuration; reports all errors at once. */
export function readConfig(environment: Environment): Config {
  const opened = openEnvironment(environment);
  const { wrong, text, number, address, mailServer, addresses, origins, oneOf, isOn } = opened;

  const host = text('HOST', '127.0.0.1');
  const port = number('PORT', 3000, 65_535);
  const demo = isOn('DEMO');
  if (demo && text('DEMO') === '' && !isLoopback(host)) {
    wrong.push(
      `HOST is ${host}: other machines could sign in with the demo's accounts, whose password is published. Set DEMO=off, or DEMO=on for a demo.`,
    );
  }
  const database = readDatabase(opened);
  const exchangeDir = text('EXCHANGE_DIR');
  const houseLang = readHouseLanguage(text('HOUSE_LANG'), wrong);
  const dataDir = resolve(text('DATA_DIR', './data'));
  const rules = readRules(opened, demo);
  const config: Config = {
    port,
    host,
    dataDir,
    ...database,
    priceLists: isOn('PRICE_LISTS', database.databaseUrl ? 'off' : 'on'),
    publicUrl: address('PUBLIC_URL', `http://${displayHost(host)}:${port}`),
    trustedProxies: number('TRUSTED_PROXIES', 0, 10),
    allowedOrigins: origins('ALLOWED_ORIGINS'),
    demo,
    limits: readLimits(opened),
    dataKey: text('DATA_KEY') || undefined,
    dataKeyFile: resolve(text('DATA_KEY_FILE', `${dataDir}.key`)),
    smtpUrl: mailServer('SMTP_URL') || undefined,
    mailFrom: text('MAIL_FROM', `${COMPANY.name} <${COMPANY.email}>`),
    ordersMail: addresses('ORDERS_MAIL'),
    houseLang,
    rules,
    accessLog: isOn('ACCESS_LOG', 'off'),
    logLevel: oneOf('LOG_LEVEL', LOG_LEVELS, 'warn'),
    metricsPort: number('METRICS_PORT', 0, 65_535),
    metricsHost: text('METRICS_HOST', '127.0.0.1'),
    leastFreeMegabytes: number('LEAST_FREE_MB', 200, 1_000_000_000),
    drainSeconds: number('DRAIN_SECONDS', 5, 3_600),
    securityContact: readSecurityContact(text('SECURITY_CONTACT'), wrong),
    webhookHosts: origins('WEBHOOK_HOSTS'),
    exchange: {
      dir: exchangeDir === '' ? undefined : resolve(exchangeDir),
      profile: readExchangeProfile(text('EXCHANGE_PROFILE'), wrong),
      acknowledges: isOn('EXCHANGE_ACK'),
    },
    siteDir: resolve('dist/site'),
    pageDir: resolve('dist/page'),
    serverDir: resolve('dist/server'),
    client: readClient(opened, { demo, rules }),
  };
  if (wrong.length > 0) throw new BadConfig(wrong.join('\n'));
  return config;
}

function readLimits({ number }: OpenEnvironment): Limits {
  const limits = Object.entries(LIMITS).map(([name, fallback]) => [
    name,
    number(limitSetting(name), fallback, MAX_REQUESTS),
  ]);
  return Object.fromEntries(limits) as Record<LimitName, number>;
}

function readDatabase({
  wrong,
  secret,
  oneOf,
}: OpenEnvironment): Pick<Config, 'databaseUrl' | 'databaseReadUrl' | 'catalogue'> {
  const databaseUrl = secret('DATABASE_URL') || undefined;
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    wrong.push(
      'DATABASE_URL must start with postgres://; leave it unset to use the embedded database.',
    );
  }

  const databaseReadUrl = secret('DATABASE_READ_URL') || undefined;
  if (databaseReadUrl && !/^postgres(ql)?:\/\//.test(databaseReadUrl)) {
    wrong.push('DATABASE_READ_URL must start with postgres://.');
  }
  if (databaseReadUrl && !databaseUrl) {
    wrong.push(
      'DATABASE_READ_URL is set without DATABASE_URL: the embedded database has no replica.',
    );
  }

  const catalogue = oneOf('CATALOGUE', CATALOGUES, 'memory');
  if (catalogue === 'database' && !databaseUrl) {
    wrong.push('CATALOGUE=database requires PostgreSQL, but DATABASE_URL is not set.');
  }
  return { databaseUrl, databaseReadUrl, catalogue };
}

function readClient(
  { wrong, text, address, origins, isOn }: OpenEnvironment,
  { demo, rules }: Pick<Settings, 'demo' | 'rules'>,
): Settings {
  const geoHost = address('GEO_HOST');
  return {
    apiHost: address('API_HOST'),
    searchHost: address('SEARCH_HOST'),
    adminHost: address('ADMIN_HOST'),
    imageHost: address('IMAGE_HOST', '/images'),
    geoHost,
    geoKey: geoHost && text('GEO_KEY'),
    chatWidgetUrl: address('CHAT_WIDGET_URL', demo ? DEMO_CHAT : ''),
    analyticsId: readAnalyticsId(text('ANALYTICS_ID'), wrong),
    tokenHosts: origins('TOKEN_HOSTS'),
    serviceWorker: isOn('SERVICE_WORKER'),
    demo,
    rules,
  };
}
