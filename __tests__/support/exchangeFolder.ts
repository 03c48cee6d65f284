import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** An exchange folder, accessed through files only, as another program would. */
export function exchangeFolder(dir: string) {
  const list = (subfolder: string) =>
    existsSync(join(dir, subfolder)) ? readdirSync(join(dir, subfolder)).sort() : [];
  const read = (subfolder: string, name: string) =>
    readFileSync(join(dir, subfolder, name), 'utf8');
  return {
    dir,
    list,
    read,
    /** Writes an incoming file with a modification time. */
    put: (name: string, content: string | Uint8Array, at = new Date()) => {
      mkdirSync(join(dir, 'in'), { recursive: true });
      const path = join(dir, 'in', name);
      writeFileSync(path, content);
      utimesSync(path, at, at);
    },
    /** Returns the rows of a file's results: line, key, outcome, code. */
    results: (name: string) =>
      read('done', `${name}.result.csv`)
        .replace('\ufeff', '')
        .trimEnd()
        .split('\r\n')
        .slice(1)
        .map((row) => row.split(',').slice(0, 4).filter(Boolean)),
    /** Returns the cells of an order file, row by row, without the header. */
    rows: (name: string) =>
      read('out', name)
        .replace('\ufeff', '')
        .trimEnd()
        .split('\r\n')
        .map((row) => row.split(',')),
  };
}

export type ExchangeFolder = ReturnType<typeof exchangeFolder>;
