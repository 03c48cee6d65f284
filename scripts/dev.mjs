/**
 * `npm run dev`: serves the storefront from its sources. The open pages take over a change of the
 * client; a change of the server restarts it.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { checkNode, install, log, root } from './setUp.mjs';

checkNode();
await install();

process.env.NODE_ENV = 'development';
process.chdir(root);
const [{ default: webpack }, { configs }, { openFrontDoor }, { openShop }] = await Promise.all([
  import('webpack'),
  import('./dev/configs.mjs'),
  import('./dev/frontDoor.mjs'),
  import('./dev/shop.mjs'),
]);

/** Resolves once the server has been started with its last build. */
let ready = new Promise(() => {});
const port = Number(process.env.PORT || 3000);
const door = await openFrontDoor(port, () => ready);
const shop = openShop({ port: door.portBehind, address: `http://localhost:${port}` });

/** What the pages and the server run: the hash of each build, by its name. */
const running = new Map();

function takeOver({ stats }) {
  const changed = stats.filter(({ compilation, hash }) => running.get(compilation.name) !== hash);
  for (const build of changed) {
    const { startTime, endTime, compilation } = build;
    if (build.hasErrors()) return console.error(build.toString('errors-only'));
    log(`${compilation.name}: ${((endTime - startTime) / 1000).toFixed(1)} s`);
    running.set(compilation.name, build.hash);
  }
  door.announce(running.get('site'));
  if (changed.some(({ compilation }) => compilation.name !== 'site')) ready = shop.restart();
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
