/** Prerequisites of all other scripts: packages and the build. Uses plain Node without packages. */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const isWindows = process.platform === 'win32';

export const log = (text) => console.log(`haberdash: ${text}`);

/** Runs a program to completion, by default in the project's folder, and returns its exit code. */
export function run(program, args, env = {}, cwd = root) {
  const { status, error } = spawnSync(program, args, {
    cwd,
    stdio: 'inherit',
    shell: isWindows && program === 'npm',
    env: { ...process.env, ...env },
  });
  if (error) throw error;
  return status ?? 1;
}

/** Priority of a program that gets a third of the processor time of one at normal priority. */
const PATIENT = ['nice', '-n', '5'];

/**
 * Runs its arguments as a command, and writes the processor time of that command and of all that it
 * ran to a fourth stream: the second line of `times` in a POSIX shell.
 */
const MEASURE = '"$@" 3>&-; code=$?; times >&3; exit $code';

/** Parses `1m2.5s 0m1.5s`, user and system time, into seconds. */
const secondsOf = (times) =>
  [...times.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, rest]) => sum + minutes * 60 + +rest,
    0,
  );

/**
 * Runs a program concurrently, by default in the project's folder, and resolves to its exit code,
 * its output, unless `isShown` passes that through, and its processor time in seconds, except on
 * Windows. `isPatient` runs it at a lower priority.
 */
export function runAside(
  program,
  args,
  { cwd = root, env = {}, isShown = false, isPatient = false } = {},
) {
  const stream = isShown ? 'inherit' : 'pipe';
  const command = [...(isPatient ? PATIENT : []), program, ...args];
  const [started, options] = isWindows
    ? [[program, args], { shell: program === 'npm' }]
    : [['sh', ['-c', MEASURE, 'sh', ...command]], {}];
  const child = spawn(...started, {
    ...options,
    cwd,
    stdio: ['ignore', stream, stream, 'pipe'],
    env: { ...process.env, ...env },
  });
  let [output, times] = ['', ''];
  for (const pipe of [child.stdout, child.stderr]) pipe?.on('data', (text) => (output += text));
  child.stdio[3].on('data', (text) => (times += text));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      const [, below] = times.split('\n');
      resolve({ code: code ?? 1, output, processor: below && secondsOf(below) });
    });
  });
}

/** Returns the program file of a tool in the installed packages, so that no shell is needed. */
export const toolFile = (file) => join(root, 'node_modules', file);

export const runTool = (file, args, env) => run(process.execPath, [toolFile(file), ...args], env);

export async function timed(what, work) {
  const start = performance.now();
  const result = await work();
  log(`${what}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}

export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  log(`Node 20.19 or newer is required; this is ${process.versions.node}.`);
  process.exit(1);
}

const hashOf = (files) => {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
};

const isStamped = (stamp, value) =>
  existsSync(join(root, stamp)) && readFileSync(join(root, stamp), 'utf8') === value;

const writeStamp = (stamp, value) => {
  mkdirSync(dirname(join(root, stamp)), { recursive: true });
  writeFileSync(join(root, stamp), value);
};

/**
 * Installs the packages unless they match the current lock file. A copy of the project that links to
 * the packages of another leaves them alone: npm would empty the folder that the link points to.
 */
export async function install() {
  const packages = lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false });
  if (packages?.isSymbolicLink()) return;
  const stamp = 'node_modules/.cache/haberdash/installed';
  const lock = hashOf(['package-lock.json']);
  if (isStamped(stamp, lock)) return;
  log('installing packages (about a minute, once) …');
  const code = await timed('packages', () => run('npm', ['ci', '--no-audit', '--no-fund']));
  if (code !== 0) {
    log(
      "the packages could not be installed; see npm's output above. Is there a network connection?",
    );
    process.exit(code);
  }
  writeStamp(stamp, lock);
}

const BUILT_FROM = ['src', 'public', 'contract', 'domain', 'server', 'demo', 'bench'];
const BUILT_BY = ['package-lock.json', 'webpack.config.js', 'babel.config.js', 'package.json'];

const filesBelow = (folder) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true })
        .map((name) => join(folder, name))
        .filter((file) => statSync(join(root, file)).isFile())
        .sort()
    : [];

/** Builds the site and the programs unless they are up to date with the sources. */
export async function build() {
  const stamp = 'dist/built-from';
  const sources = hashOf([...BUILT_BY, ...BUILT_FROM.flatMap(filesBelow)]);
  if (isStamped(stamp, sources)) return;
  log('building (about half a minute, after each change) …');
  const code = await timed('build', () => runTool('webpack-cli/bin/cli.js', []));
  if (code !== 0) {
    log('the build failed; see the messages above.');
    process.exit(code);
  }
  writeStamp(stamp, sources);
}
