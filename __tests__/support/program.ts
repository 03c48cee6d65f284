import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join, parse } from 'node:path';

import { buildSync } from 'esbuild';

import { dependencies } from '../../package.json';

const ROOT = join(__dirname, '../..');
/** Below the packages, where the programs find them. */
const PROGRAMS = join(ROOT, 'node_modules/.cache/haberdash');

/** The others are resolved at run time, as in the production build: see `webpack.config.js`. */
const BUNDLED = new Set(['kysely', 'typebox']);
const external = Object.keys(dependencies).filter((name) => !BUNDLED.has(name));

/** Makes the folder of the programs that all files of a test run share. */
export function openProgramFolder() {
  mkdirSync(PROGRAMS, { recursive: true });
  const folder = mkdtempSync(join(PROGRAMS, 'programs-'));
  process.env.TEST_PROGRAMS = folder;
  return { remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * Bundles a server program into a single file that Node can run: once per test run, or for one file
 * if the run has no folder for it.
 */
export async function makeProgram(source: string) {
  const { name } = parse(source);
  const own = join(PROGRAMS, `${name}-${process.pid}.mjs`);
  const { TEST_PROGRAMS: folder } = process.env;
  if (folder === undefined) {
    buildProgram(source, own);
    return { file: own, remove: () => rmSync(own, { force: true }) };
  }
  const file = join(folder, `${name}.mjs`);
  if (!existsSync(file)) {
    buildProgram(source, own);
    // Atomic, because another worker may be building the same program.
    renameSync(own, file);
  }
  return { file, remove: () => undefined };
}

function buildProgram(source: string, outfile: string): void {
  // Synchronous, because the asynchronous API leaves esbuild's service running.
  buildSync({
    absWorkingDir: ROOT,
    entryPoints: [source],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external,
    logLevel: 'error',
  });
}

export type Program = Awaited<ReturnType<typeof makeProgram>>;
