import { resolve } from 'node:path';

import type { Settings } from '#contract/settings';

import { COMPANY } from '#domain/company';
import { readLanguage, type Language } from '#domain/languages';

import { openEnvironment, type Environment } from './environment';
import { LIMITS, limitSetting, type LimitName, type Limits } from './limits';
import { BadProfile, PLAIN_PROFILE, readProfile, type Profile } from './spreadsheets/profile';

/** What the environment decides, read once at start. */
export interface Config {
  port: number;
  host: string;
  dataDir: string;
  /** Unset: the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  /** A streaming replica of it, for what is only read. */
  databaseReadUrl: string | undefined;
  /** In the memory of each server, or in tables of the database. */
  catalogue: 'memory' | 'database';
  /** Where people reach the storefront; links in e-mails begin with it. */
  publicUrl: string;
  /** Proxies in front of the server whose forwarded address is believed. */
  trustedProxies: number;
  /** Origins whose pages may make the storefront's calls here. */
  allowedOrigins: string[];
  demo: boolean;
  limits: Limits;
  /** Encrypts sensitive fields: keys in text, newest first. Unset: those in the file. */
  dataKey: string | undefined;
  /** Made at the first start where no key is set; beside the data, never in it. */
  dataKeyFile: string;
  /** Unset: e-mails are written to `dataDir`/outbox. */
  smtpUrl: string | undefined;
  /** Who e-mails come from. */
  mailFrom: string;
  /** Who in the house gets each released order by e-mail. */
  ordersMail: string[];
  /** Of what the house itself reads: its e-mails, and what stands beside exchanged files. */
  houseLang: Language;
  /** Orders that are kept back until the staff let them go: a customer's first one, and one without an address. */
  holds: { openingOrders: boolean; withoutAddress: boolean };
  /** Where somebody who has found a weakness writes to; '' names nobody. */
  securityContact: string;
  /** A line on the standard output for each request. */
  accessLog: boolean;
  logLevel: LogLevel;
  /** Where Prometheus asks; 0 is nowhere. */
  metricsPort: number;
  metricsHost: string;
  /** Free space of the data folder, below which the server says that it is not ready. */
  leastFreeMegabytes: number;
  /** How long a server that is told to stop goes on answering while it says that it is not ready. */
  drainSeconds: number;
  /** Minutes after which the house is told of an order that no program has taken over. */
  ackAlarmMinutes: number;
  /** Origins inside the house whose webhooks are called all the same. */
  webhookHosts: string[];
  exchange: ExchangeSettings;
  /** Folder of the built storefront. */
  siteDir: string;
  /** Folder of its screens as the server draws them. */
  pageDir: string;
  client: Settings;
}

/** How files are exchanged with a system that speaks no other way. */
interface ExchangeSettings {
  /** Unset: no files are exchanged. */
  dir: string | undefined;
  /** How files of orders are written. */
  profile: Profile;
  /** Whether an order in a file has been taken over by whoever fetches it. */
  acknowledges: boolean;
}

/** The small widget of our own that the demo shows where no other is named. */
const DEMO_CHAT = '/chat/widget.js';

/** The largest limit of requests a minute that can be set. */
const MOST_REQUESTS = 1_000_000_000;

/** What is written on the error output: this and worse. */
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
/** Where lists are made and words looked for. */
const CATALOGUES = ['memory', 'database'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

/** Thrown with a sentence for each setting that cannot be used. */
export class BadConfig extends Error {}

/** Reads the settings; says everything that is wrong with them at once. */
export function readConfig(environment: Environment): Config {
  const { wrong, text, secret, number, address, addresses, origins, isOn } =
    openEnvironment(environment);

  const host = text('HOST', '127.0.0.1');
  const port = number('PORT', 3000, 65_535);
  const logLevel = LOG_LEVELS.find((level) => level === text('LOG_LEVEL', 'warn'));
  if (!logLevel) wrong.push(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.`);
  const demo = isOn('DEMO');
  const databaseUrl = secret('DATABASE_URL') || undefined;
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    wrong.push('DATABASE_URL must begin with postgres://; leave it out for the embedded database.');
  }

  const databaseReadUrl = secret('DATABASE_READ_URL') || undefined;
  if (databaseReadUrl && !/^postgres(ql)?:\/\//.test(databaseReadUrl)) {
    wrong.push('DATABASE_READ_URL must begin with postgres://.');
  }
  if (databaseReadUrl && !databaseUrl) {
    wrong.push(
      'DATABASE_READ_URL is set without DATABASE_URL: the embedded database has no replica.',
    );
  }

  const catalogue = CATALOGUES.find((one) => one === text('CATALOGUE', 'memory'));
  if (!catalogue) wrong.push('CATALOGUE must be memory or database.');
  if (catalogue === 'database' && !databaseUrl) {
    wrong.push('CATALOGUE is database without DATABASE_URL: this needs PostgreSQL.');
  }

  const exchangeDir = text('EXCHANGE_DIR');
  const houseLang = readLanguage(text('HOUSE_LANG'));
  if (houseLang === undefined) wrong.push('HOUSE_LANG must be en, fr or es.');
  const geoHost = address('GEO_HOST');
  const dataDir = resolve(text('DATA_DIR', './data'));
  const config: Config = {
    port,
    host,
    dataDir,
    databaseUrl,
    databaseReadUrl,
    catalogue: catalogue ?? 'memory',
    publicUrl: address('PUBLIC_URL', `http://${shownHost(host)}:${port}`),
    trustedProxies: number('TRUSTED_PROXIES', 0, 10),
    allowedOrigins: origins('ALLOWED_ORIGINS'),
    demo,
    limits: Object.fromEntries(
      Object.entries(LIMITS).map(([name, otherwise]) => [
        name,
        number(limitSetting(name), otherwise, MOST_REQUESTS),
      ]),
    ) as Record<LimitName, number>,
    dataKey: text('DATA_KEY') || undefined,
    dataKeyFile: resolve(text('DATA_KEY_FILE', `${dataDir}.key`)),
    smtpUrl: address('SMTP_URL', '', /^smtps?:$/, secret('SMTP_URL')) || undefined,
    mailFrom: text('MAIL_FROM', `${COMPANY.name} <${COMPANY.email}>`),
    ordersMail: addresses('ORDERS_MAIL'),
    houseLang: houseLang ?? '',
    holds: {
      openingOrders: isOn('HOLD_OPENING_ORDERS', 'off'),
      withoutAddress: isOn('HOLD_WITHOUT_ADDRESS', 'off'),
    },
    accessLog: isOn('ACCESS_LOG', 'off'),
    logLevel: logLevel ?? 'warn',
    metricsPort: number('METRICS_PORT', 0, 65_535),
    metricsHost: text('METRICS_HOST', '127.0.0.1'),
    leastFreeMegabytes: number('LEAST_FREE_MB', 200, 1_000_000_000),
    drainSeconds: number('DRAIN_SECONDS', 5, 3_600),
    securityContact: contact(text('SECURITY_CONTACT'), wrong),
    ackAlarmMinutes: number('ACK_ALARM_MINUTES', 60, 1_000_000),
    webhookHosts: origins('WEBHOOK_HOSTS'),
    exchange: {
      dir: exchangeDir === '' ? undefined : resolve(exchangeDir),
      profile: profile(text('EXCHANGE_PROFILE'), wrong),
      acknowledges: isOn('EXCHANGE_ACK'),
    },
    siteDir: resolve('dist/site'),
    pageDir: resolve('dist/page'),
    client: {
      apiHost: address('API_HOST'),
      searchHost: address('SEARCH_HOST'),
      adminHost: address('ADMIN_HOST'),
      imageHost: address('IMAGE_HOST', '/images'),
      geoHost,
      geoKey: geoHost && text('GEO_KEY'),
      chatWidgetUrl: address('CHAT_WIDGET_URL', demo ? DEMO_CHAT : ''),
      analyticsId: analyticsId(text('ANALYTICS_ID'), wrong),
      tokenHosts: origins('TOKEN_HOSTS'),
      serviceWorker: isOn('SERVICE_WORKER'),
      demo,
    },
  };
  if (wrong.length > 0) throw new BadConfig(wrong.join('\n'));
  return config;
}

function profile(file: string, wrong: string[]): Profile {
  if (file === '') return PLAIN_PROFILE;
  try {
    return readProfile(resolve(file));
  } catch (error) {
    if (!(error instanceof BadProfile)) throw error;
    wrong.push(`EXCHANGE_PROFILE is "${file}", which cannot be used. ${error.message}`);
    return PLAIN_PROFILE;
  }
}

/** As RFC 9116 wants it: an address that opens something. */
function contact(written: string, wrong: string[]): string {
  const address = /^[^\s:@]+@[^\s:@]+$/.test(written) ? `mailto:${written}` : written;
  if (address === '' || /^(mailto:|https:\/\/)\S+$/.test(address)) return address;
  wrong.push(`SECURITY_CONTACT is "${written}"; it must be an e-mail or an https address.`);
  return '';
}

/** The form of the id names the provider: `G-…` is an Analytics property, `GTM-…` a Tag Manager container. */
function analyticsId(written: string, wrong: string[]): string {
  if (written === '' || /^(G|GTM)-[A-Z0-9]+$/.test(written)) return written;
  wrong.push(`ANALYTICS_ID is "${written}"; it must look like G-ABC123 or GTM-ABC123.`);
  return '';
}

/** An address that a browser on this machine can open. */
export const shownHost = (host: string): string =>
  ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host;
