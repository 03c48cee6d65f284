import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const TEXT = /\.(js|json|html|css)$/;
const COMPRESSED = /\.(br|gz)$/;

/**
 * Makes the build of another version: its files have other names, and one sentence of its messages
 * is another. Building a second time would change nothing else, and takes minutes.
 */
export function makeNextBuild({ from, to }: { from: string; to: string }) {
  const folder = mkdtempSync(join(tmpdir(), 'haberdash-next-'));
  const site = join(folder, 'dist/site');
  mkdirSync(join(folder, 'dist'));
  for (const part of ['page', 'server'])
    symlinkSync(resolve('dist', part), join(folder, 'dist', part));
  cpSync('dist/site', site, { recursive: true, filter: (file) => !COMPRESSED.test(file) });

  const [, hash = ''] = /app\.(\w{8})\.js/.exec(readFileSync(join(site, 'index.html'), 'utf8'))!;
  const nextHash = [...hash].reverse().join('');
  let changed = 0;
  for (const name of readdirSync(site, { recursive: true, encoding: 'utf8' })) {
    if (!TEXT.test(name)) continue;
    const file = join(site, name);
    const text = readFileSync(file, 'utf8');
    if (text.includes(from)) changed += 1;
    writeFileSync(file, text.replaceAll(hash, nextHash).replaceAll(from, to));
    renameSync(file, join(site, name.replace(hash, nextHash)));
  }
  if (changed === 0) throw new Error(`No file of the build contains “${from}”.`);
  return { folder, hash, nextHash, remove: () => rmSync(folder, { recursive: true }) };
}
