import { appendFileSync, chmodSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

import type { SignIn } from './importedCustomers';

/** Writes initial passwords to a file that only the server's owner can read; returns its path. */
export function saveSignIns(dataDir: string, signIns: readonly SignIn[]): string | undefined {
  if (signIns.length === 0) return undefined;
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'imported-sign-ins.csv');
  const heading = existsSync(file) ? '' : 'customer,email,password\n';
  const lines = signIns.map(
    ({ customer, email, password }) => `${quoteCell(customer)},${email},${password}\n`,
  );
  appendFileSync(file, heading + lines.join(''), { mode: 0o600 });
  chmodSync(file, 0o600);
  return file;
}

const quoteCell = (text: string): string =>
  /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
