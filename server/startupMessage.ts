import { join } from 'node:path';

import { shownHost, type Config } from './config';
import type { Demo } from './demo';
import { withoutPassword } from './explain';

interface Start {
  config: Config;
  demo: Pick<Demo, 'signIns' | 'password'> | undefined;
  hasSite: boolean;
  products: number;
  seconds: number;
}

/** Returns a warning for each host to which the browser will not send the bearer token. */
function withheld({ publicUrl, client }: Config): string[] {
  const allowed = [new URL(publicUrl).origin, ...client.tokenHosts];
  const hosts = { API_HOST: client.apiHost, ADMIN_HOST: client.adminHost };
  return Object.entries(hosts).flatMap(([name, host]) => {
    if (host === '' || allowed.includes(new URL(host).origin)) return [];
    const { origin } = new URL(host);
    return `${name} is ${host}, and TOKEN_HOSTS does not name it: requests of signed-in customers there will be refused. Add TOKEN_HOSTS=${origin} if it may have the customers' tokens.`;
  });
}

/** The startup message: the server's address, how to sign in, and what to try. */
export function startupMessage({ config, demo, hasSite, products, seconds }: Start): string {
  const { host, port, databaseUrl, dataDir } = config;
  const address = `http://${shownHost(host)}:${port}`;
  const lines = [
    ['', ''],
    ['Haberdash', hasSite ? address : `${address} (calls only: the storefront is not built)`],
    ...(demo
      ? [
          ['', ''],
          ...demo.signIns.map(([email, who], at) => [
            at === 0 ? 'Sign in' : '',
            `${email}   (${who})`,
          ]),
          ['Password', demo.password],
          ['', ''],
          ['Try', 'order again from the home page'],
          ['', 'search for a product, a colour or a barcode'],
          ['', `upload a scanner file: ${address}/opticon`],
          ['', `review trade applications: ${address}/staff/applications`],
        ]
      : []),
    ['', ''],
    ...(products === 0
      ? [['Catalogue', 'empty: import yours with npm run import -- FILE.csv, or restore a backup']]
      : []),
    ['Calls', `${address}/api/docs`],
    ['Data', databaseUrl ? withoutPassword(databaseUrl) : dataDir],
    ['E-mails', config.smtpUrl ? 'sent by the mail server in SMTP_URL' : join(dataDir, 'outbox')],
    ...withheld(config).map((words) => ['Attention', words]),
    ['', ''],
    ['', `Ready in ${seconds.toFixed(1)} s. Stop with Ctrl+C.`],
    ['', ''],
  ];
  return lines.map(([name = '', text = '']) => `  ${name.padEnd(12)}${text}`.trimEnd()).join('\n');
}

/** Printed once, when the key file is created. */
export const keyFileWords = ({ dataKeyFile }: Config): string =>
  `Made ${dataKeyFile}: the key that sensitive fields of trade applications are encrypted with.
Back it up apart from the data: without it they cannot be read again.`;
