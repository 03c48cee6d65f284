/**
 * `npm run release`: packs only what a machine needs to run the shop into
 * release/haberdash-VERSION.tgz, after starting it once with its own packages, and writes its bill
 * of materials (CycloneDX) next to it.
 */
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { build, checkNode, install, log, root, run, runAside, timed } from './setUp.mjs';

const RUN_BY = ['package.json', 'package-lock.json', '.npmrc', '.env.example', 'haberdash.service'];
const READ_BY = ['README.md', 'CHANGELOG.md', 'docs'];
const PORT = 3191;

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const name = `haberdash-${version}`;
const folder = join(root, 'release');
const trial = mkdtempSync(join(tmpdir(), 'haberdash-release-'));
const inTrial = join(trial, name);

async function step(what, work) {
  const code = await timed(what, work);
  if (code === 0) return;
  log(`the release failed at: ${what}.`);
  process.exit(1);
}

async function writeBill() {
  const form = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--silent'];
  const args = ['sbom', '--omit', 'dev', '--package-lock-only', ...form];
  const { code, output } = await runAside('npm', args, { cwd: inTrial });
  // npm prints warnings before its output.
  writeFileSync(join(folder, `${name}.cdx.json`), output.slice(output.indexOf('{')));
  return code;
}

/** Starts the packed server, polls it until it is ready, and stops it. */
async function tryOut() {
  const server = spawn(process.execPath, ['dist/server/main.mjs'], {
    cwd: inTrial,
    env: {
      ...process.env,
      PORT: `${PORT}`,
      DATA_DIR: join(trial, 'data'),
      DATABASE_URL: '',
      DEMO: 'off',
      DRAIN_SECONDS: '0',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  let isReady = false;
  while (!isReady && server.exitCode === null) {
    isReady = await fetch(`http://127.0.0.1:${PORT}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  }
  server.kill('SIGTERM');
  return (await ended) ?? 1;
}

checkNode();
await install();
await build();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const part of ['dist', ...RUN_BY, ...READ_BY]) {
  cpSync(join(root, part), join(inTrial, part), { recursive: true });
}
await step('software bill of materials', writeBill);
await step('packing', () => run('tar', ['-czf', join(folder, `${name}.tgz`), name], {}, trial));
await step('installing production packages', () =>
  run('npm', ['ci', '--omit=dev', '--silent'], {}, inTrial),
);
await step('starting the release', tryOut);
rmSync(trial, { recursive: true, force: true });
log(`release/${name}.tgz and release/${name}.cdx.json are ready.`);
