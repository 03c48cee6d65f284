import { rmSync } from 'node:fs';
import { join, parse } from 'node:path';

import { buildSync } from 'esbuild';

import { dependencies } from '../../package.json';

const ROOT = join(__dirname, '../..');

/** The others are resolved at run time, as in the production build: see `webpack.config.js`. */
const BUNDLED = new Set(['kysely', 'typebox']);
const external = Object.keys(dependencies).filter((name) => !BUNDLED.has(name));

/** Bundles a server program into a single file that Node can run, for the tests of one file. */
export async function makeProgram(source: string) {
  const file = join(ROOT, `node_modules/.cache/haberdash/${parse(source).name}-${process.pid}.mjs`);
  // Synchronous, because the asynchronous API leaves esbuild's service running.
  buildSync({
    absWorkingDir: ROOT,
    entryPoints: [source],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external,
    logLevel: 'error',
  });
  return { file, remove: () => rmSync(file, { force: true }) };
}

export type Program = Awaited<ReturnType<typeof makeProgram>>;
