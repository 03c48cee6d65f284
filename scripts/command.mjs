/**
 * `npm run import`, `npm run seed`, …: runs one of the bundled programs, building it first if
 * needed.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { build, checkNode, install, log, root, run } from './setUp.mjs';

const [name = '', ...args] = process.argv.slice(2);

checkNode();
await install();
await build();

const program = join(root, `dist/server/${name}.mjs`);
if (!existsSync(program)) {
  log(`unknown command: ${name}.`);
  process.exit(1);
}
process.exit(run(process.execPath, ['--enable-source-maps', program, ...args]));
