/** Finds a Chromium for the browser tests, or installs one and says so. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { log, root, run, runTool } from './setUp.mjs';

const INSTALLED = {
  linux: [
    // Without a window, it opens a page in two thirds of the time.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/microsoft-edge',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
};

const find = () => {
  const places = [
    process.env.CHROMIUM_PATH,
    ...(INSTALLED[process.platform] ?? []),
    ownOfPlaywright(),
  ];
  return places.find((place) => place && existsSync(place));
};

function ownOfPlaywright() {
  const require = createRequire(join(root, 'package.json'));
  return require('@playwright/test').chromium.executablePath();
}

/** Ubuntu's package of that name only refers to a snap, which is not available in containers. */
const hasDebianPackage = () =>
  process.getuid?.() === 0 &&
  spawnSync('sh', ['-c', '. /etc/os-release && [ "$ID" = debian ] && command -v apt-get'])
    .status === 0;

/** Returns the path of a Chromium; exits with instructions if none is available. */
export function chromium() {
  const found = find();
  if (found) return found;
  if (hasDebianPackage()) {
    log('Chromium not found: installing the Debian package …');
    run('apt-get', ['update', '-qq']);
    const packages = ['chromium-headless-shell', 'fonts-noto-core'];
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
      DEBIAN_FRONTEND: 'noninteractive',
    });
  } else {
    log("Chromium not found: downloading Playwright's build …");
    runTool('@playwright/test/cli.js', ['install', 'chromium']);
  }
  const fetched = find();
  if (fetched) return fetched;
  log(
    'Chromium not found for the browser tests. Install it, or run: npx playwright install --with-deps chromium',
  );
  process.exit(1);
}
