/**
 * `npm run dev`: serves the storefront from its sources. The open pages take over a change of the
 * client; a change of the server restarts it.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { checkNode, install, log, root } from './setUp.mjs';

checkNode();
await install();

process.chdir(root);
const [{ default: webpack }, { configs }, { openFrontDoor }, { openShop }] = await Promise.all([
  import('webpack'),
  import('./dev/configs.mjs'),
  import('./dev/frontDoor.mjs'),
  import('./dev/shop.mjs'),
]);
process.env.NODE_ENV = 'development';

/** Resolves once the server runs its last build; the first requests wait for the first build. */
let begin;
let ready = new Promise((resolve) => {
  begin = resolve;
});
const port = Number(process.env.PORT || 3000);
const door = await openFrontDoor(port, () => ready);
const shop = openShop({ port: door.portBehind, address: `http://localhost:${port}` });

/** What the pages and the server run: the hash of each build, by its name. */
const running = new Map();

const nameOf = ({ compilation }) => compilation.name;

function isTakenOver(build) {
  if (build.hasErrors()) console.error(build.toString('errors-only'));
  else if (running.get(nameOf(build)) !== build.hash) {
    log(`${nameOf(build)}: ${((build.endTime - build.startTime) / 1000).toFixed(1)} s`);
    running.set(nameOf(build), build.hash);
    return true;
  }
  return false;
}

function takeOver({ stats }) {
  const names = stats.filter(isTakenOver).map(nameOf);
  if (names.includes('site')) door.announce(running.get('site'));
  if (names.every((name) => name === 'site')) return;
  ready = shop.restart();
  begin(ready);
}

// A development build must not be taken for one of production, which is made anew.
rmSync(join(root, 'dist'), { recursive: true, force: true });
log('building, then watching src, server, contract and domain …');
webpack(configs).watch({}, (error, results) => {
  if (error) throw error;
  takeOver(results);
});

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => void shop.stop().then(() => process.exit(0)));
}
