import { readFileSync } from 'node:fs';

import type { ColumnMap } from '../../table-files/findHeadings';
import { ImportRefusal } from '../../table-files/importRefusal';

/**
 * Parses the user's column mapping: 'Their column=field' pairs separated by commas, or the name of
 * a JSON file with the same content. An empty field ignores the column.
 */
export function readMap(
  written: readonly string[],
  resolvePath: (file: string) => string = (file) => file,
): ColumnMap {
  return Object.assign(
    {},
    ...written.map((text) =>
      /\.json$/i.test(text) && !text.includes('=')
        ? readMapFile(resolvePath(text))
        : parsePairs(text),
    ),
  ) as ColumnMap;
}

function parsePairs(text: string): ColumnMap {
  const pairs = text
    .split(',')
    .filter((pair) => pair.trim() !== '')
    .map((pair): [string, string] => {
      const separatorIndex = pair.lastIndexOf('=');
      if (separatorIndex < 1)
        throw new ImportRefusal(`--map contains "${pair}"; it must be Their column=field.`);
      return [pair.slice(0, separatorIndex).trim(), pair.slice(separatorIndex + 1).trim()];
    });
  return Object.fromEntries(pairs);
}

function readMapFile(file: string): ColumnMap {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ImportRefusal(
      `Cannot read the map ${file}: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  const pairs = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (pairs.length > 0 && pairs.every(([, field]) => typeof field === 'string')) {
    return Object.fromEntries(pairs) as ColumnMap;
  }
  throw new ImportRefusal(`The map ${file} must look like {"Their column": "field"}.`);
}
