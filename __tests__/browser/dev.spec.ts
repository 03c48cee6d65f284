import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { expect, test } from '@playwright/test';

import { waitForHydration } from '../support/browser';
import { freePorts } from '../support/freePorts';

const SOURCES = ['src', 'server', 'contract', 'domain', 'public', 'scripts'];
const FILES = ['package.json', 'package-lock.json', 'webpack.config.js', 'babel.config.js'];

let copy: string;
let address: string;
let dev: ChildProcessWithoutNullStreams;

test.beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'haberdash-dev-'));
  for (const name of [...SOURCES, ...FILES]) cpSync(name, join(copy, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'junction');
  const [port] = await freePorts(1);
  address = `http://localhost:${port}`;
  const env = { ...process.env, PORT: `${port}`, DATA_DIR: join(copy, 'data'), DEMO: 'off' };
  dev = spawn(process.execPath, [join(copy, 'scripts/dev.mjs')], { env });
  dev.stderr.pipe(process.stderr);
  // Once it says what it does, it keeps requests until the server can answer them.
  await once(dev.stdout, 'data');
  dev.stdout.resume();
});

test.afterAll(async () => {
  const ended = once(dev, 'exit');
  dev.kill('SIGINT');
  await ended;
  rmSync(copy, { recursive: true, force: true });
});

/** Edits a source file as a developer would; fails if it does not contain the old text. */
function edit(file: string, old: string, text: string) {
  const source = readFileSync(join(copy, file), 'utf8');
  expect(source).toContain(old);
  writeFileSync(join(copy, file), source.replace(old, text));
}

test.describe('npm run dev', () => {
  test('shows a new style without losing what was typed, and restarts for the server’s files', async ({
    page,
    request,
  }) => {
    test.slow();
    const answer = await page.goto(`${address}/login`);
    expect(await answer?.headerValue('content-security-policy')).not.toContain("'unsafe-eval'");
    await waitForHydration(page);
    const email = page.getByLabel('Email address');
    await email.fill('half an addr');

    edit('src/features/sign-in/CredentialsForm.tsx', 'margin-top: ${space(4)}', 'margin-top: 77px');
    await expect(page.locator('form', { has: email })).toHaveCSS('margin-top', '77px');
    await expect(email).toHaveValue('half an addr');

    edit('server/plugins/health.ts', "'alive\\n'", "'restarted\\n'");
    await expect(async () => {
      expect(await (await request.get(`${address}/healthz`)).text()).toBe('restarted\n');
    }).toPass();
    await expect(email).toHaveValue('half an addr');
  });
});
