import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { TooManyProducts } from '../../server/catalogue/snapshot';
import { BadConfig, readConfig } from '../../server/config';
import { splitPassword } from '../../server/db/postgresAddress';
import { explainError } from '../../server/explainError';
import { LIMITS, limitSetting } from '../../server/limits';
import { startupMessage } from '../../server/startupMessage';

describe('the settings', () => {
  it('are optional', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      publicUrl: 'http://localhost:3000',
      demo: true,
      client: {
        apiHost: '',
        searchHost: '',
        adminHost: '',
        imageHost: '/images',
        tokenHosts: [],
        serviceWorker: true,
      },
    });
  });

  it('are parsed as intended', () => {
    const config = readConfig({
      PORT: '8080',
      DEMO: 'OFF',
      API_HOST: ' https://api.example.com/ ',
      TOKEN_HOSTS: 'https://a.example.com,https://b.example.com:8443/path',
      WEBHOOK_HOSTS: 'http://10.0.0.5:8080/hook https://erp.lan',
      HOLD_OPENING_ORDERS: 'on',
      ACK_ALARM_MINUTES: '30',
      SHIPPING_CA: 'America/Toronto 14:00 Mon-Fri',
      HOLIDAYS_CA: '2026-12-25',
      DATABASE_URL: 'postgresql://shop@db/haberdash',
    });

    expect(config).toMatchObject({
      port: 8080,
      demo: false,
      databaseUrl: 'postgresql://shop@db/haberdash',
      webhookHosts: ['http://10.0.0.5:8080', 'https://erp.lan'],
      client: {
        apiHost: 'https://api.example.com',
        tokenHosts: ['https://a.example.com', 'https://b.example.com:8443'],
        rules: {
          holdOpeningOrders: true,
          holdWithoutAddress: false,
          ackAlarmMinutes: 30,
          shipping: {
            CA: {
              zone: 'America/Toronto',
              cutOff: '14:00',
              weekdays: [1, 2, 3, 4, 5],
              holidays: ['2026-12-25'],
            },
          },
        },
      },
    });
    expect(config.rules).toEqual(config.client.rules);
  });

  it('promise no shipping day until its hours are set, except in the demo', () => {
    expect(readConfig({ DEMO: 'off' }).rules.shipping).toEqual({});
    expect(Object.keys(readConfig({ DEMO: 'on' }).rules.shipping)).toEqual(['CA', 'US']);
    expect(() => readConfig({ SHIPPING_US: 'Mars 25:00 daily' })).toThrow(
      'SHIPPING_US must look like "America/Toronto 14:00 Mon-Fri"',
    );
  });

  it('show the demo to other machines only on purpose', () => {
    const host = '0.0.0.0';
    expect(() => readConfig({ HOST: host })).toThrow('Set DEMO=off, or DEMO=on for a demo.');
    expect(readConfig({ HOST: host, DEMO: 'on' }).demo).toBe(true);
    expect(readConfig({ HOST: host, DEMO: 'off' }).demo).toBe(false);
    expect(readConfig({ HOST: 'localhost' }).demo).toBe(true);
  });

  it('keep the default request limits unless they say otherwise', () => {
    expect(readConfig({}).limits).toEqual(LIMITS);
    const { limits } = readConfig({ LIMITS_SIGN_IN: '5', LIMITS_SEARCH: '0' });
    expect(limits).toEqual({ ...LIMITS, signIn: 5, search: 0 });
    expect(() => readConfig({ LIMITS_EXPORT: 'many' })).toThrow('LIMITS_EXPORT is "many"');
  });

  it('are in the handbook, each limit with its default', () => {
    const handbook = readFileSync('docs/operations.md', 'utf8');
    const documented = Object.entries(LIMITS).filter(([name, limit]) =>
      new RegExp(`\\| \`${limitSetting(name)}\` +\\| \`${limit}\` `).test(handbook),
    );
    expect(documented).toHaveLength(Object.keys(LIMITS).length);
  });

  it('use the demo’s own chat unless another is set, and none without the demo', () => {
    const chatOf = (environment: Record<string, string>) =>
      readConfig(environment).client.chatWidgetUrl;

    expect(chatOf({})).toBe('/chat/widget.js');
    expect(chatOf({ DEMO: 'off' })).toBe('');
    expect(chatOf({ CHAT_WIDGET_URL: 'https://chat.example.com/a.js' })).toBe(
      'https://chat.example.com/a.js',
    );
  });

  it('can be read from files if they are secret', () => {
    const folder = mkdtempSync(join(tmpdir(), 'haberdash-secrets-'));
    const file = join(folder, 'database_url');
    writeFileSync(file, 'postgres://shop:secret@db/haberdash\n');

    expect(readConfig({ DATABASE_URL_FILE: file }).databaseUrl).toBe(
      'postgres://shop:secret@db/haberdash',
    );
    expect(
      readConfig({ DATABASE_URL_FILE: file, DATABASE_URL: 'postgres://other' }).databaseUrl,
    ).toBe('postgres://other');
    rmSync(folder, { recursive: true });
  });

  it.each(['G-ABC123', 'GTM-ABC123'])('accept the analytics id %s', (id) => {
    expect(readConfig({ ANALYTICS_ID: id }).client.analyticsId).toBe(id);
  });

  it('allow a replica only together with its primary database', () => {
    const DATABASE_READ_URL = 'postgres://b/shop';

    expect(
      readConfig({ DATABASE_URL: 'postgres://a/shop', DATABASE_READ_URL }).databaseReadUrl,
    ).toBe(DATABASE_READ_URL);
    expect(() => readConfig({ DATABASE_READ_URL })).toThrow(
      'DATABASE_READ_URL is set without DATABASE_URL: the embedded database has no replica.',
    );
    expect(() => readConfig({ DATABASE_READ_URL: 'mysql://b' })).toThrow('start with postgres://');
  });

  it('allow the catalogue in the database only with PostgreSQL', () => {
    const CATALOGUE = 'database';

    expect(readConfig({}).catalogue).toBe('memory');
    expect(readConfig({ DATABASE_URL: 'postgres://a/shop', CATALOGUE }).catalogue).toBe('database');
    expect(() => readConfig({ CATALOGUE })).toThrow('CATALOGUE=database requires PostgreSQL');
    expect(() => readConfig({ CATALOGUE: 'disk' })).toThrow(
      'CATALOGUE is "disk"; it must be one of memory, database.',
    );
  });

  it('are all named if they are invalid', () => {
    const read = () =>
      readConfig({
        PORT: '30000000',
        API_HOST: 'javascript:alert(1)',
        TOKEN_HOSTS: 'example',
        WEBHOOK_HOSTS: '10.0.0.5:8080',
        DATABASE_URL: 'mysql://db',
        ANALYTICS_ID: 'UA-1',
        LOG_LEVEL: 'loud',
        SECURITY_CONTACT: 'call us',
        SMTP_URL_FILE: '/nowhere/smtp',
        ALLOWED_ORIGINS: '*',
      });

    expect(read).toThrow(BadConfig);
    for (const name of [
      'PORT',
      'API_HOST',
      'TOKEN_HOSTS',
      'WEBHOOK_HOSTS',
      'DATABASE_URL',
      'ANALYTICS_ID',
      'LOG_LEVEL',
      'SECURITY_CONTACT',
      'SMTP_URL_FILE',
      'ALLOWED_ORIGINS',
    ]) {
      expect(read).toThrow(name);
    }
  });
});

describe('an invalid mail server', () => {
  it.each(['smpt://shop:s3cret@mail.example.com', 'shop:s3cret@mail.example.com:587'])(
    'is named without its password: %s',
    (SMTP_URL) => {
      const read = () => readConfig({ SMTP_URL });

      expect(read).toThrow('SMTP_URL must be a full URL');
      expect(read).not.toThrow('s3cret');
    },
  );
});

describe('a server that cannot start', () => {
  const config = readConfig({
    PORT: '3000',
    METRICS_PORT: '9464',
    DATA_DIR: '/data',
    DATABASE_URL: 'postgres://shop:secret@db/haberdash',
  });
  const failure = (code: string, message = 'it failed') =>
    Object.assign(new Error(message), { code });

  it.each([
    ['a port that is in use', failure('EADDRINUSE'), 'PORT=3001'],
    [
      'a metrics port that is in use',
      failure('EADDRINUSE', 'address already in use 127.0.0.1:9464'),
      'METRICS_PORT',
    ],
    ['a privileged port', failure('EACCES', 'listen EACCES :80'), 'above 1023'],
    ['a foreign address', failure('EADDRNOTAVAIL'), '127.0.0.1'],
    ['an unreachable database', failure('ECONNREFUSED'), 'shop@db/haberdash'],
    ['a wrong database password', failure('28P01'), 'shop@db/haberdash'],
    ['a read-only folder', failure('EACCES', 'mkdir'), '/data'],
    ['a file that is not a database', failure('SQLITE_NOTADB'), '/data'],
    ['a data folder that is a file', failure('EEXIST', 'mkdir'), '/data'],
    ['a disk that is full', failure('SQLITE_FULL'), '/data'],
    ['a database that is only for reading', failure('SQLITE_READONLY_DIRECTORY'), '/data'],
    ['a newer database', new Error('corrupted migrations: 0099_later is missing'), 'newer version'],
    ['more products than fit', new TooManyProducts(8_000_000), 'more than 8,000,000 products'],
    ['a bad setting', new BadConfig('PORT is "x".'), 'PORT is "x".'],
  ])('explains why: %s', (_what, error, expected) => {
    expect(explainError(error, config)).toContain(expected);
    expect(explainError(error, config)).not.toContain('secret');
  });

  it('shows all hosts of a database, but no password', () => {
    const databaseUrl = 'postgres://shop:s@cret@a:5432,b:5433/haberdash?sslmode=require';

    expect(explainError(failure('57P03'), { ...config, databaseUrl })).toBe(
      'The database at postgres://shop@a:5432,b:5433/haberdash?sslmode=require cannot be used: it failed',
    );
  });

  it.each([
    ['password=s%40cret', '', 's@cret'],
    ['sslmode=require&password=s%40cret', '?sslmode=require', 's@cret'],
    ['sslpassword=s%40cret&sslmode=require', '?sslmode=require', ''],
    ['application_name=a%20b', '?application_name=a%20b', ''],
  ])('shows no password given as a parameter: %s', (parameters, shown, password) => {
    expect(splitPassword(`postgres://shop@a:5432,b:5433/haberdash?${parameters}`)).toEqual({
      displayUrl: `postgres://shop@a:5432,b:5433/haberdash${shown}`,
      password,
    });
  });

  it('does not explain an internal error', () => {
    expect(explainError(new TypeError('x is not a function'), config)).toBeUndefined();
  });
});

describe('the startup message', () => {
  it('shows where the shop is and how to sign in', () => {
    const text = startupMessage({
      config: readConfig({ PORT: '81' }),
      demo: {
        signIns: [['ca@demo.haberdash.test', 'Canada']],
        password: 'haberdash-demo',
      },
      hasSite: true,
      products: 5,
      seconds: 0.4,
    });

    expect(text).toContain('http://localhost:81');
    expect(text).toContain('ca@demo.haberdash.test');
    expect(text).toContain('haberdash-demo');
  });

  it('warns of each host that is called without the user’s token', () => {
    const attention = (environment: Record<string, string>) =>
      startupMessage({
        config: readConfig({ PUBLIC_URL: 'https://shop.example.com', ...environment }),
        demo: undefined,
        hasSite: true,
        products: 1,
        seconds: 0.4,
      }).match(/Warning .*/g) ?? [];

    const foreign = {
      API_HOST: 'https://api.example.com/v2',
      ADMIN_HOST: 'https://admin.example.com',
    };
    expect(attention(foreign)).toEqual([
      expect.stringMatching(/API_HOST is .* TOKEN_HOSTS=https:\/\/api\.example\.com /),
      expect.stringMatching(/ADMIN_HOST is .* TOKEN_HOSTS=https:\/\/admin\.example\.com /),
    ]);
    expect(
      attention({ ...foreign, TOKEN_HOSTS: 'https://api.example.com, https://admin.example.com' }),
    ).toEqual([]);
    expect(attention({ API_HOST: 'https://shop.example.com/shop' })).toEqual([]);
  });

  it('shows no demo sign-in or password if there is none', () => {
    const config = readConfig({ DEMO: 'off', DATABASE_URL: 'postgres://shop:secret@db/x' });
    const text = startupMessage({
      config,
      demo: undefined,
      hasSite: false,
      products: 0,
      seconds: 0.4,
    });

    expect(text).not.toMatch(/demo|secret/);
    expect(text).toContain('npm run import');
  });
});
