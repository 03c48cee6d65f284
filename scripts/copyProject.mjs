import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

import { root } from './setUp.mjs';

/**
 * Copies the sources, except those left out, into a temporary folder with a link to the same
 * packages; the caller has to delete it.
 */
export function copyProject(name, leftOut = []) {
  const notCopied = ['node_modules', 'dist', 'data', '.git', ...leftOut];
  const copy = mkdtempSync(join(tmpdir(), `haberdash-${name}-`));
  cpSync(root, copy, {
    recursive: true,
    filter: (path) => !notCopied.includes(relative(root, path).replaceAll('\\', '/')),
  });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  return copy;
}
