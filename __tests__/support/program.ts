import { rmSync } from 'node:fs';
import { join, parse } from 'node:path';

import { buildSync } from 'esbuild';

const ROOT = join(__dirname, '../..');

/** A program of the server in one file that Node starts at once, made for the tests of one file. */
export async function makeProgram(source: string) {
  const file = join(ROOT, `node_modules/.cache/haberdash/${parse(source).name}-${process.pid}.mjs`);
  // Without the service that esbuild would leave running.
  buildSync({
    absWorkingDir: ROOT,
    entryPoints: [source],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    // As in the build, packages are fetched when the program starts.
    packages: 'external',
    logLevel: 'error',
  });
  return { file, remove: () => rmSync(file, { force: true }) };
}

export type Program = Awaited<ReturnType<typeof makeProgram>>;
