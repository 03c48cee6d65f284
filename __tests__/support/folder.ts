import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** An exchange folder as a program that has nothing but files sees it. */
export function exchangeFolder(dir: string) {
  const list = (place: string) =>
    existsSync(join(dir, place)) ? readdirSync(join(dir, place)).sort() : [];
  const read = (place: string, name: string) => readFileSync(join(dir, place, name), 'utf8');
  return {
    dir,
    list,
    read,
    /** Puts a file in, as it was saved at a moment. */
    put: (name: string, content: string | Uint8Array, at = new Date()) => {
      mkdirSync(join(dir, 'in'), { recursive: true });
      const path = join(dir, 'in', name);
      writeFileSync(path, content);
      utimesSync(path, at, at);
    },
    /** The rows of what was told of a file: line, key, outcome, code. */
    results: (name: string) =>
      read('done', `${name}.result.csv`)
        .replace('\ufeff', '')
        .trimEnd()
        .split('\r\n')
        .slice(1)
        .map((row) => row.split(',').slice(0, 4).filter(Boolean)),
    /** Cells of a file of orders, row by row, below its headings. */
    rows: (name: string) =>
      read('out', name)
        .replace('\ufeff', '')
        .trimEnd()
        .split('\r\n')
        .map((row) => row.split(',')),
  };
}

export type ExchangeFolder = ReturnType<typeof exchangeFolder>;
