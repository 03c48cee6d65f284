import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const inTools = (file: string) => resolve(__dirname, '../../node_modules', file);

/** Runs a tool and returns its standard output. */
const run = (file: string, ...args: string[]): string =>
  spawnSync(process.execPath, [inTools(file), ...args], { encoding: 'utf8' }).stdout;

/**
 * Generates types from an API description, and compiles a program against them; returns the
 * compiler's errors.
 */
export function compileClient(description: string, program: string) {
  const folder = mkdtempSync(join(tmpdir(), 'haberdash-client-'));
  const inFolder = (name: string) => join(folder, name);
  writeFileSync(inFolder('api.json'), description);
  writeFileSync(inFolder('client.ts'), program);
  run('openapi-typescript/bin/cli.js', inFolder('api.json'), '-o', inFolder('generated.ts'));
  const complaints = run(
    'typescript-native/bin/tsc',
    ...['--ignoreConfig', '--skipLibCheck'],
    ...['--strict', '--target', 'es2022', '--module', 'commonjs'],
    ...['--types', 'node', '--typeRoots', inTools('@types'), inFolder('client.ts')],
  );
  return {
    complaints,
    /** Runs the program and returns its output. */
    run: (...words: string[]) =>
      promisify(execFile)(process.execPath, [inFolder('client.js'), ...words]),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
