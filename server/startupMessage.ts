import { join } from 'node:path';

import type { Config } from './config';
import type { Demo } from './demo';
import { withoutPassword } from './explainError';
import { displayHost, isLoopback } from './hosts';

interface StartupInfo {
  config: Config;
  demo: Pick<Demo, 'signIns' | 'password'> | undefined;
  hasSite: boolean;
  products: number;
  seconds: number;
}

/** Returns a warning for each host to which the browser will not send the bearer token. */
function tokenHostWarnings({ publicUrl, client }: Config): string[] {
  const allowed = [new URL(publicUrl).origin, ...client.tokenHosts];
  const hosts = { API_HOST: client.apiHost, ADMIN_HOST: client.adminHost };
  return Object.entries(hosts).flatMap(([name, host]) => {
    if (host === '' || allowed.includes(new URL(host).origin)) return [];
    const { origin } = new URL(host);
    return `${name} is ${host}, which is not in TOKEN_HOSTS: requests of signed-in customers to it will be rejected. Set TOKEN_HOSTS=${origin} if it may receive customers' tokens.`;
  });
}

/** The startup message: the server's address, how to sign in, and what to try. */
export function startupMessage({ config, demo, hasSite, products, seconds }: StartupInfo): string {
  const { host, port, databaseUrl, dataDir } = config;
  const address = `http://${displayHost(host)}:${port}`;
  const lines = [
    ['', ''],
    ['Haberdash', hasSite ? address : `${address} (API only: the storefront is not built)`],
    ...(demo
      ? [
          ['', ''],
          ...demo.signIns.map(([email, who], index) => [
            index === 0 ? 'Sign in' : '',
            `${email}   (${who})`,
          ]),
          ['Password', demo.password],
          ['', ''],
          ['Try', 'reorder from the home page'],
          ['', 'search for a product, a colour or a barcode'],
          ['', `upload a scanner file: ${address}/opticon`],
          ['', `review trade applications: ${address}/staff/applications`],
        ]
      : []),
    ['', ''],
    ...(products === 0
      ? [['Catalogue', 'empty: import one with npm run import -- FILE.csv, or restore a backup']]
      : []),
    ['API docs', `${address}/api/docs`],
    ['Data', databaseUrl ? withoutPassword(databaseUrl) : dataDir],
    [
      'E-mails',
      config.smtpUrl ? 'sent through the mail server in SMTP_URL' : join(dataDir, 'outbox'),
    ],
    ...(demo && !isLoopback(host)
      ? [['Warning', 'anybody who reaches this server can sign in to the demo, also as staff']]
      : []),
    ...tokenHostWarnings(config).map((warning) => ['Warning', warning]),
    ['', ''],
    ['', `Ready in ${seconds.toFixed(1)} s. Stop with Ctrl+C.`],
    ['', ''],
  ];
  return lines.map(([name = '', text = '']) => `  ${name.padEnd(12)}${text}`.trimEnd()).join('\n');
}

/** Printed once, when the key file is created. */
export const keyFileMessage = ({ dataKeyFile }: Config): string =>
  `Created ${dataKeyFile}, the key that encrypts confidential fields of trade applications.
Back it up separately from the data: without it, they cannot be decrypted.`;
