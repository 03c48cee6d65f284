/** `npm test` runs the server's test files in eight parts, each of which loads the server once. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { SERVER_TESTS } from './serverTests';

const PARTS = 8;
const TESTS = join(__dirname, '..');
/** Module mocks, which would affect the files after them too. */
const UNSHARED = /\bjest\.(mock|doMock|setMock|unstable_mockModule|resetModules|isolateModules)/;

const allFiles = (): string[] =>
  SERVER_TESTS.flatMap((folder) =>
    readdirSync(join(TESTS, folder), { recursive: true })
      .map((name) => `${folder}/${String(name).replaceAll('\\', '/')}`)
      .filter((name) => name.endsWith('.test.ts'))
      .sort(),
  );

/** Returns the named files, or all of them. */
function filesOfRun(): string[] {
  const requestedFiles =
    process.env.TESTS_TOGETHER?.split(',').filter((name) => name !== 'all') ?? [];
  const all = allFiles();
  const unknown = requestedFiles.filter((name) => !all.includes(name));
  if (unknown.length > 0) throw new Error(`These are no tests of the server: ${String(unknown)}`);
  return requestedFiles.length > 0 ? requestedFiles : all;
}

/**
 * Runs each file as a group of its own, which leaves the clock and the settings unchanged for the
 * next one.
 */
export function runPart(part: number): void {
  const files = filesOfRun().filter((_file, index) => index % PARTS === part - 1);
  const isUnshared = (file: string) => UNSHARED.test(readFileSync(join(TESTS, file), 'utf8'));
  it('has only files that may share their modules', () => {
    expect(files.filter(isUnshared)).toEqual([]);
  });
  for (const file of files) {
    describe(file, () => {
      const settings = { ...process.env };
      jest.requireActual(join(TESTS, file));
      // Runs after the file's own `afterAll` hooks.
      afterAll(() => {
        jest.useRealTimers();
        jest.restoreAllMocks();
        process.env = { ...settings };
      });
    });
  }
}
